"""The refusals Discord answers with, by their published codes."""

from enum import Enum
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]


class Problem(Enum):
    """A refusal: HTTP status, Discord's code, Discord's words."""

    UNKNOWN_ROUTE = (404, 0, "404: Not Found")
    UNAUTHORIZED = (401, 0, "401: Unauthorized")
    RATE_LIMITED = (429, 0, "You are being rate limited.")
    UNKNOWN_APPLICATION = (404, 10002, "Unknown Application")
    UNKNOWN_CHANNEL = (404, 10003, "Unknown Channel")
    UNKNOWN_GUILD = (404, 10004, "Unknown Guild")
    UNKNOWN_MEMBER = (404, 10007, "Unknown Member")
    UNKNOWN_MESSAGE = (404, 10008, "Unknown Message")
    UNKNOWN_ROLE = (404, 10011, "Unknown Role")
    UNKNOWN_USER = (404, 10013, "Unknown User")
    UNKNOWN_EMOJI = (404, 10014, "Unknown Emoji")
    UNKNOWN_WEBHOOK = (404, 10015, "Unknown Webhook")
    UNKNOWN_TAG = (404, 10087, "Unknown tag")
    UNKNOWN_INTERACTION = (404, 10062, "Unknown interaction")
    UNKNOWN_COMMAND = (404, 10063, "Unknown application command")
    TOO_MANY_PINS = (400, 30003, "Maximum number of pins reached for the channel (250)")
    TOO_MANY_CHANNELS = (400, 30013, "Maximum number of server channels reached (500)")
    TOO_MANY_COMMANDS = (400, 30032, "Maximum number of application commands reached (100)")
    TOO_MANY_COMMAND_CREATES = (429, 30034, "Max number of daily application command creates has been reached (200)")
    TOO_LARGE = (413, 40005, "Request entity too large")
    ALREADY_ANSWERED = (400, 40060, "Interaction has already been acknowledged.")
    MISSING_ACCESS = (403, 50001, "Missing Access")
    NOT_IN_DIRECT_MESSAGES = (403, 50003, "Cannot execute action on a DM channel")
    NOT_THE_AUTHOR = (403, 50005, "Cannot edit a message authored by another user")
    EMPTY_MESSAGE = (400, 50006, "Cannot send an empty message")
    DIRECT_MESSAGES_CLOSED = (403, 50007, "Cannot send messages to this user")
    MISSING_PERMISSIONS = (403, 50013, "Missing Permissions")
    NOT_A_TEXT_CHANNEL = (400, 50008, "Cannot send messages in a non-text channel")
    WRONG_CHANNEL_KIND = (400, 50024, "Cannot execute action on this channel type")
    BAD_WEBHOOK_TOKEN = (401, 50027, "Invalid Webhook Token")
    TOO_MANY_TAGS = (400, 30047, "Maximum number of tags in a forum channel has been reached (20)")
    TAG_REQUIRED = (400, 40067, "A tag is required to create a forum post in this channel")
    TOO_MANY_THREAD_MEMBERS = (400, 30033, "Max number of thread participants has been reached (1000)")
    TOO_MANY_EMOJIS = (400, 30008, "Maximum number of emojis reached (2000)")
    INVALID_FORM = (400, 50035, "Invalid Form Body")
    THREAD_ARCHIVED = (400, 50083, "Thread is archived")
    INVALID_JSON = (400, 50109, "The request body contains invalid JSON.")
    NO_MUTUAL_GUILD = (403, 50278, "Cannot send messages to this user due to having no mutual guilds")
    THREAD_LOCKED = (403, 160005, "Thread is locked")
    TOO_MANY_THREADS = (400, 160006, "Maximum number of active threads reached")
    THREAD_EXISTS = (400, 160004, "A thread has already been created for this message")


class Refusal(Exception):  # noqa: N818 - Discord refuses, it does not err
    """A request that Discord would refuse.

    Args:
        problem: which refusal.
        errors: Discord's nested `errors` object naming the fields, when it is a matter of form.
        wait: seconds until it may be tried again, when it came too soon.
    """

    def __init__(self, problem: Problem, errors: Json | None = None, wait: float | None = None) -> None:
        super().__init__(f"{problem.value[1]} {problem.value[2]}")
        self.problem = problem
        self.errors = errors
        self.wait = wait

    @property
    def status(self) -> int:
        """The HTTP status of the refusal."""
        return self.problem.value[0]

    @property
    def code(self) -> int:
        """Discord's own code."""
        return self.problem.value[1]

    def body(self) -> Json:
        """Return the answer as Discord words it."""
        _, code, message = self.problem.value
        return {"message": message, "code": code} | (
            {"errors": self.errors} if self.errors else {} if self.wait is None else {"retry_after": self.wait}
        )
