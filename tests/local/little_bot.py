"""A very small bot on an unchanged discord.py client, for the tests of the local Discord."""

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image

from bot.local.connector import loopback_connector
from bot.local.running import LocalDiscord
from bot.local.waiting import wait_for
from tests.timeouts import GENEROUS


def picture(name: str = "board.png") -> discord.File:
    content = io.BytesIO()
    Image.new("RGB", (40, 30), "navy").save(content, "PNG")
    content.seek(0)
    return discord.File(content, name, description="A navy board")


CHOICES = [discord.RadioGroupOption(label=name.title(), value=name) for name in ("red", "blue")]
BOXES = [discord.CheckboxGroupOption(label=name.title(), value=name) for name in ("tea", "silk")]


class Question(ui.Modal, title="Say a word"):
    word: ui.Label["Question"] = ui.Label(text="Word", component=ui.TextInput(custom_id="word", max_length=20))

    colour: ui.Label["Question"] = ui.Label(text="Colour", component=ui.RadioGroup(custom_id="colour", options=CHOICES))
    goods: ui.Label["Question"] = ui.Label(
        text="Goods",
        component=ui.CheckboxGroup(custom_id="goods", options=BOXES, required=False),
    )
    people: ui.Label["Question"] = ui.Label(text="Who", component=ui.UserSelect(custom_id="who", required=False))
    sure: ui.Label["Question"] = ui.Label(text="Sure?", component=ui.Checkbox(custom_id="sure"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        word, colour, goods = self.word.component, self.colour.component, self.goods.component
        people, sure = self.people.component, self.sure.component
        assert isinstance(word, ui.TextInput)
        assert isinstance(colour, ui.RadioGroup)
        assert isinstance(goods, ui.CheckboxGroup)
        assert isinstance(people, ui.UserSelect)
        assert isinstance(sure, ui.Checkbox)
        names = [each.display_name for each in people.values]
        said = [word.value, colour.value, goods.values, names, sure.value]
        await interaction.response.send_message(f"You said {said}", ephemeral=True)


class Panel(ui.LayoutView):
    """Text, a picture, two buttons and a menu."""

    def __init__(self, text: str) -> None:
        super().__init__(timeout=None)
        gallery: ui.MediaGallery[Panel] = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description="A navy board")
        )
        row: ui.ActionRow[Panel] = ui.ActionRow()
        row.add_item(ui.Button(label="Play", custom_id="play"))
        row.add_item(ui.Button(label="Write", custom_id="write"))
        row.add_item(ui.Button(label="Gone", custom_id="gone", disabled=True))
        options = [discord.SelectOption(label=f"Yellow {number}", value=f"y{number}") for number in (1, 3, 5)]
        menu: ui.ActionRow[Panel] = ui.ActionRow()
        menu.add_item(ui.Select(custom_id="take", placeholder="Or take", max_values=2, options=options))
        self.add_item(ui.Container(ui.TextDisplay(text), gallery))
        self.add_item(row)
        self.add_item(menu)


class LittleBot(discord.Client):
    """Answers one command group and a few components; keeps what it was sent."""

    def __init__(self, world: LocalDiscord) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            connector=loopback_connector(world.address, world.ca_file),
            guild_ready_timeout=0.05,
            max_messages=None,
        )
        self.tree = app_commands.CommandTree(self)
        self.pressed: list[int] = []
        self.resumed = asyncio.Event()
        self.offered = asyncio.Event()

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def setup_hook(self) -> None:
        game = app_commands.Group(name="game", description="Games")

        @game.command(name="open", description="Open a table")
        @app_commands.describe(game="Which game")
        async def open_table(interaction: discord.Interaction, game: str) -> None:
            await interaction.response.defer(ephemeral=True)
            await interaction.edit_original_response(view=Panel(f"A table of {game}"), attachments=[picture()])
            assert isinstance(interaction.channel, discord.abc.Messageable)
            allowed = discord.AllowedMentions(users=[interaction.user])
            text = f"{interaction.user.mention} opened {game}"
            await interaction.channel.send(
                text, file=picture("post.png"), allowed_mentions=allowed, nonce=f"n{interaction.id}"
            )

        @open_table.autocomplete("game")
        async def complete_game(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
            del interaction
            return [
                app_commands.Choice(name=each, value=each) for each in ("osaka", "nippon") if each.startswith(current)
            ]

        @game.command(name="thread", description="Open a thread")
        async def open_thread(interaction: discord.Interaction) -> None:
            assert isinstance(interaction.channel, discord.TextChannel)
            thread = await interaction.channel.create_thread(name="Round one", type=discord.ChannelType.public_thread)
            await thread.send("Here", view=ui.View().add_item(ui.Button(label="Play", custom_id="play")))
            await interaction.response.send_message(f"See {thread.id}")

        @game.command(name="whisper", description="Write to someone")
        async def whisper(interaction: discord.Interaction, person: discord.User) -> None:
            try:
                await person.send("A secret")
            except discord.Forbidden as refusal:
                await interaction.response.send_message(f"refused {refusal.code}", ephemeral=True)
            else:
                await interaction.response.send_message("told", ephemeral=True)

        self.tree.add_command(game)
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        data: dict[str, Any] = dict(interaction.data or {})
        match data.get("custom_id"):
            case "play":
                self.pressed.append(interaction.id)
                if self.pressed.count(interaction.id) == 1:
                    await self.play(interaction)
            case "write":
                await interaction.response.send_modal(Question())
                # Only now the client knows whose form it is that comes back.
                self.offered.set()
            case "take":
                await interaction.response.send_message(f"Took {', '.join(data['values'])}", ephemeral=True)
            case _:
                return

    async def play(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        assert interaction.message is not None
        if interaction.message.flags.components_v2:
            await interaction.edit_original_response(view=Panel("Played"))
        else:
            await interaction.edit_original_response(content="Played")


@asynccontextmanager
async def little_bot(world: LocalDiscord) -> AsyncIterator[LittleBot]:
    """Run the bot as long as the block lasts."""
    async with LittleBot(world) as bot:
        running = asyncio.create_task(bot.start(world.token))
        ready = asyncio.create_task(bot.wait_until_ready())
        await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED, timeout=GENEROUS)
        if running.done():
            await running
        # The client does not wait long for its guilds once it is ready.
        await wait_for(lambda: _at_home(bot))
        yield bot
        await bot.close()
        await running


async def _at_home(bot: LittleBot) -> bool:
    """Whether it has heard all of the guild it is in."""
    return [guild.unavailable for guild in bot.guilds] == [False]
