"""The refusals of what the schema allows that exceptions.json writes down: with 400, for one rule at one field of a call."""

import json
import os
import re
from collections import Counter
from pathlib import Path

OPERATIONS = set(json.loads(Path(os.environ["FUZZ_FACTS"]).read_text())["operations"])
# The document says it once, of every text of every call.
SAID_OF_EVERY_TEXT = "Contains characters that cannot be stored"
# A rule of the house: every field of this name, in whatever call and however deep.
ANY = "*"
TEXTS = "name|description|terms|label|choices[.]0"


def read_exceptions():
    lines = json.loads(Path(__file__).with_name("exceptions.json").read_text())
    found = {}
    for line in lines:
        says = re.compile(line["says"])
        for place in line["at"]:
            found.setdefault(place, []).append(says)
    unknown = sorted(place for place in found if not is_place(place))
    if unknown:
        raise SystemExit(f"exceptions.json names what is no field of a call: {', '.join(unknown)}")
    return found


def is_place(place):
    operation, *field = place.split(" ")
    return len(field) == 1 and (operation == ANY or operation in OPERATIONS)


WRITTEN = read_exceptions()
used = Counter()
unwritten = Counter()


def is_written(operation, errors):
    return len(errors) > 0 and all([is_error_written(operation, error) for error in errors])


def is_error_written(operation, error):
    if error["message"] == SAID_OF_EVERY_TEXT:
        return True
    field = to_field(error["field"])
    for place in list_places(operation, field):
        for says in WRITTEN.get(place, []):
            if says.search(error["message"]):
                used[place, says.pattern] += 1
                return True
    unwritten[f"{operation} {field}: {error['message']}"] += 1
    return False


def list_places(operation, field):
    names = field.split(".")
    return [f"{operation} {field}", *(f"{ANY} {'.'.join(names[at:])}" for at in range(len(names)))]


def to_field(field):
    """Of a list its first item, of a text in languages any of them."""
    return re.sub(rf"\b({TEXTS})[.][a-z]{{2}}(-[A-Z]{{2}})?$", r"\1.0", re.sub(r"[.][0-9]+(?=[.]|$)", ".0", field))


def tell_unused():
    idle = sorted(place for place, rules in WRITTEN.items() for says in rules if not used[place, says.pattern])
    if idle:
        print(f"\nExceptions that nothing needed this time ({len(idle)}): {', '.join(idle)}")
    for refusal, times in sorted(unwritten.items()):
        print(f"Not in exceptions.json ({times} times): {refusal}")
