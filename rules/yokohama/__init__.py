"""Yokohama by the book: a match for two to four merchants.

What is asked, by kind of question; each part with its notations:

- ``keep`` (all seats together): ``keep`` ``keep gb3``.
- ``place``: ``place`` a Pick of areas, ``place bank tea1 port`` (``place none``); ``double`` ``place port x2``; extras.
- ``move``: ``telegram`` ``telegram lab`` (typed also ``place port x2 + lab``); ``go`` ``go bank``, ``go dock via lab``,
  ``go agency by tram``, ``go tea1 by station``; ``recall`` Amounts by area, ``recall all``, ``recall bank x2 tea1``.
- ``church``: ``church`` each space in reach, ``church 6 pay fish 2y``; ``church-pay`` a Pick of it and goods; ``none``.
- ``customs``: ``customs`` ``customs 3`` (spaces go by number; typed also ``customs 2 pay 2 import``); ``none``.
- ``hire`` (agency, or a warehouse reward): ``hire`` ``hire 2 assistant shop``; ``none``.
- ``laboratory``: ``tech`` ``tech tram pay 1 import 2y``; ``none``.
- ``station``: ``station`` ``station bank``.
- ``port``: ``take`` a Pick of orders, ``take gb3 de1 pay 2y``; ``take-import``, ``take gb3 de1 pay import``; ``none``.
- ``trade``: ``trade`` Amounts of ``-copper +copper ... -fish +fish +import``, ``trade -1 silk +1 fish``; ``none``.
- ``bonus`` (steps 4 and 5): ``token`` ``token``; ``build`` ``build shop 2``, ``build house``; ``none`` ``build none``.
- ``gain``: ``gain`` ``gain copper silk``.
- ``movement``: ``move`` a Pick of one source and areas, ``move hand>bank hand>lab``; ``none`` ``move none``.
- ``recovery`` (Telephone): ``leave`` ``leave 1``, ``leave 0``.
- ``reward`` (mini-expansion 1): ``reward`` ``reward fr``, ``reward free``.
- ``finish``: ``end`` ``end``; and the extras.

Extras, before and after the main action: ``order`` ``order gb3``; ``achieve`` ``achieve A3``; ``agent`` ``agent tea1``
(typed also ``agent tea1 with gb``). What a token or building brings may be chosen at once: ``build shop 1 for silk``.
Side actions in every question of the own turn: ``spin``, ``university``. A part ``none`` declines, as ``church none``.
"""
