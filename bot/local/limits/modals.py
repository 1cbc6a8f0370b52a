"""The limits of modals and of the choices offered while a person types."""

from collections.abc import Collection

from bot.local.limits.components import SELECTS, Kind, Survey, check_custom_id, check_options, check_select, check_text
from bot.local.limits.form import Complaints, Form
from bot.local.problems import Json

_IN_LABEL = (
    *SELECTS,
    Kind.TEXT_INPUT,
    Kind.FILE_UPLOAD,
    Kind.RADIO_GROUP,
    Kind.CHECKBOX_GROUP,
    Kind.CHECKBOX,
)
_INPUT_FIELDS = (
    "type",
    "id",
    "custom_id",
    "style",
    "label",
    "min_length",
    "max_length",
    "required",
    "value",
    "placeholder",
)


def check_modal(data: Json, emojis: Collection[int] = ()) -> None:
    """Check the modal of a callback: title, one to five fields, each within its bounds.

    Args:
        emojis: ids of the emojis that the application has.

    Raises:
        Refusal: 50035 naming the fields.
    """
    complaints = Complaints()
    form = Form(data, complaints, ("data",))
    form.only(("custom_id", "title", "components"))
    form.text("title", 1, 45, required=True)
    form.text("custom_id", 1, 100, required=True)
    survey = Survey((), emojis)
    for part in form.forms("components", 1, 5, required=True):
        match part.body.get("type"):
            case Kind.TEXT_DISPLAY:
                check_text(part, survey)
            case Kind.LABEL:
                _check_label(part, survey)
            case Kind.ROW:
                part.only(("type", "id", "components"))
                for each in part.forms("components", 1, 1, required=True):
                    _check_field(each, survey, (Kind.TEXT_INPUT,), labelled=False)
            case _:
                part.wrong("UNION_TYPE_CHOICES", 'Value of field "type" must be one of (1, 10, 18).', "type")
    complaints.settle()


def _check_label(form: Form, survey: Survey) -> None:
    form.only(("type", "id", "label", "description", "component"))
    form.text("label", 1, 45, required=True)
    form.text("description", 0, 100)
    inner = form.child("component", required=True)
    if inner is not None:
        _check_field(inner, survey, _IN_LABEL, labelled=True)


def _check_field(form: Form, survey: Survey, allowed: tuple[Kind, ...], *, labelled: bool) -> None:
    found = form.body.get("type")
    if found not in allowed:
        shown = ", ".join(str(int(kind)) for kind in allowed)
        form.wrong("UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({shown}).', "type")
        return
    match Kind(form.body["type"]):
        case Kind.TEXT_INPUT:
            _check_text_input(form, survey, labelled=labelled)
        case Kind.RADIO_GROUP:
            _check_group(form, survey, fewest=2, most=1)
        case Kind.CHECKBOX_GROUP:
            _check_group(form, survey, fewest=1, most=form.number("max_values", 1, 10, default=10))
        case Kind.CHECKBOX:
            form.only(("type", "id", "custom_id", "default"))
            check_custom_id(form, survey)
        case Kind.FILE_UPLOAD:
            form.only(("type", "id", "custom_id", "min_values", "max_values", "required"))
            check_custom_id(form, survey)
            form.number("min_values", 0, 10)
            form.number("max_values", 1, 10, default=1)
        case select:
            check_select(form, select, survey)


def _check_text_input(form: Form, survey: Survey, *, labelled: bool) -> None:
    form.only(_INPUT_FIELDS)
    check_custom_id(form, survey)
    form.among("style", (1, 2), required=True)
    if labelled and form.has("label"):
        form.wrong("TEXT_INPUT_LABEL_FORBIDDEN", "Inside a label the text input has no label of its own.", "label")
    if not labelled:
        form.text("label", 1, 45, required=True)
    low = form.number("min_length", 0, 4000)
    high = form.number("max_length", 1, 4000, default=4000)
    if low > high:
        form.wrong("BASE_TYPE_BAD_LENGTH", "min_length must not exceed max_length.", "min_length")
    form.text("value", 0, 4000)
    form.text("placeholder", 0, 100)
    form.flag("required")


def _check_group(form: Form, survey: Survey, *, fewest: int, most: int) -> None:
    form.only(("type", "id", "custom_id", "options", "required", "min_values", "max_values"))
    check_custom_id(form, survey)
    options = form.forms("options", fewest, 10, required=True)
    check_options(form, options, ("label", "value", "description", "default"), most)


def check_choices(data: Json) -> None:
    """Check what is offered while a person types: at most 25 choices of at most 100 characters.

    Raises:
        Refusal: 50035 naming the fields.
    """
    complaints = Complaints()
    form = Form(data, complaints, ("data",))
    form.only(("choices",))
    for choice in form.forms("choices", 0, 25):
        choice.only(("name", "name_localizations", "value"))
        choice.text("name", 1, 100, required=True)
        if isinstance(choice.body.get("value"), str):
            choice.text("value", 0, 100)
        else:
            choice.require("value")
    complaints.settle()
