"""Windows of a browser, each with someone before it who reads, clicks and types."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from playwright.async_api import Browser, ConsoleMessage, Error, Locator, Page, async_playwright, expect

from rules.core.frozen import frozen
from tests.timeouts import GENEROUS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

FLAGS = (
    "--no-sandbox",
    "--headless",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-site-isolation-trials",
    "--renderer-process-limit=2",
    "--process-per-site",
)
PATIENCE = 1000 * GENEROUS
"""Milliseconds to wait for something to appear."""
expect.set_options(timeout=PATIENCE)
ANSWERS = '[data-name^="answer:"]:enabled, [data-name^="menu:"]:enabled, [data-name^="form:"]:enabled'
"""What answers the question of a panel."""


@frozen
class Window:
    """One window of the browser."""

    page: Page

    @property
    def letters(self) -> Locator:
        """All messages that are shown, oldest first."""
        return self.page.locator("#letters .letter")

    @property
    def private(self) -> Locator:
        """The latest message that only this person sees."""
        return self.page.locator("#letters .letter.hidden").last

    @property
    def post(self) -> Locator:
        """The latest post of the table: it asks someone to play, or the match is over."""
        pressed = self.page.locator('[data-name^="play:"], [data-name^="rematch:"]')
        return self.page.locator("#letters .letter:not(.hidden)").filter(has=pressed).last

    def button(self, label: str) -> Locator:
        """The latest button whose label begins so."""
        return self.page.locator("#letters .button", has_text=label).last

    async def read(self, text: str) -> None:
        """Wait until something is to be read."""
        await expect(self.page.locator("#letters")).to_contain_text(text, timeout=PATIENCE)

    async def press(self, label: str) -> None:
        """Click the latest button whose label begins so."""
        await self.button(label).click(timeout=PATIENCE)

    async def choose(self, hint: str, *labels: str) -> None:
        """Click a menu open and choose in it."""
        await self.page.locator("#letters .menu", has_text=hint).last.click(timeout=PATIENCE)
        for label in labels:
            await self.page.locator(".list .entry", has_text=label).first.click(timeout=PATIENCE)
        done = self.page.locator(".list-foot .button")
        if await done.count():
            await done.click()

    async def become(self, name: str) -> None:
        """Click the chip of someone else."""
        await self.page.locator(f'[data-person="{name}"]').click(timeout=PATIENCE)
        await expect(self.page.locator(f'[data-person="{name}"]')).to_have_attribute("aria-pressed", "true")

    async def enter(self, room: str) -> None:
        """Click a channel or the direct messages open."""
        await self.page.locator(f'[data-room="{room}"]').click(timeout=PATIENCE)
        await expect(self.page.locator(f'[data-room="{room}"]')).to_have_attribute("aria-current", "page")

    async def write(self, line: str) -> None:
        """Type into the line at the bottom and send it."""
        await self.page.locator(".say").press_sequentially(line)
        await self.page.keyboard.press("Enter")

    async def text(self) -> str:
        """All that is to be read in the channel."""
        return await self.page.locator("#letters").inner_text()


@dataclass(slots=True)
class Panes:
    """Windows of a browser, each with a memory of its own; to open one takes longer than most of what is done in it.

    So whoever leaves one leaves it to the next. What a page has kept goes before that.

    Attributes:
        free: Those that no one looks at.
    """

    browser: Browser
    free: list[Page] = field(default_factory=list)

    async def taken(self) -> Page:
        """An empty window."""
        if self.free:
            return self.free.pop()
        page = await (await self.browser.new_context()).new_page()
        page.set_default_timeout(PATIENCE)
        return page

    async def give_back(self, page: Page) -> None:
        """Leave a window to the next one."""
        await page.unroute_all()
        await page.evaluate("localStorage.clear(); sessionStorage.clear();")
        await page.goto("about:blank")
        self.free.append(page)


@dataclass
class Visitors:
    """People before one page.

    Attributes:
        address: Of the page, with its key.
        complaints: What the browser complained of: errors of the page, and breaches of its policy.
        pages: What they look at.
    """

    panes: Panes
    address: str
    complaints: list[str] = field(default_factory=list)
    pages: list[Page] = field(default_factory=list)

    async def open(self, name: str = "", *, width: int = 1280, height: int = 900, dark: bool = False) -> Window:
        """Open a window of its own for someone; without a name for whoever the page chooses."""
        page = await self.empty()
        await page.set_viewport_size({"width": width, "height": height})
        await page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
        page.on("pageerror", self._failed)
        page.on("console", self._said)
        await page.goto(f"{self.address}&{urlencode({'as': name})}" if name else self.address)
        await page.locator(".chip.ours").wait_for(timeout=PATIENCE)
        return Window(page)

    async def empty(self) -> Page:
        """A window in which nothing is shown yet."""
        self.pages.append(await self.panes.taken())
        return self.pages[-1]

    async def leave(self) -> None:
        """Leave all windows."""
        while self.pages:
            page = self.pages.pop()
            for event, heard in (("pageerror", self._failed), ("console", self._said)):
                page.remove_listener(event, heard)
            await self.panes.give_back(page)

    def _failed(self, error: Error) -> None:
        self.complaints.append(str(error))

    def _said(self, line: ConsoleMessage) -> None:
        if line.type == "error":
            self.complaints.append(line.text)


@asynccontextmanager
async def launched(program: str) -> AsyncIterator[Panes]:
    """Run a browser as long as the block lasts."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=FLAGS)
        try:
            yield Panes(browser)
        finally:
            await browser.close()


@asynccontextmanager
async def visiting(panes: Panes, address: str) -> AsyncIterator[Visitors]:
    """People before a page, as long as the block lasts; where something went wrong no one takes over their windows."""
    visitors = Visitors(panes, address)
    try:
        yield visitors
    except BaseException:
        for page in visitors.pages:
            await page.context.close()
        raise
    await visitors.leave()
