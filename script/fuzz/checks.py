"""What Schemathesis sends and asks: things that exist, and acceptance but for what exceptions.json writes down."""

import json
import os
import re
from collections import Counter
from fnmatch import fnmatchcase
from pathlib import Path

import schemathesis
from schemathesis.core.parameters import ParameterLocation
from schemathesis.specs.openapi.checks import positive_data_acceptance

KNOWN = json.loads(Path(os.environ["FUZZ_FACTS"]).read_text())
WRITTEN = [
    (re.compile(line["says"]), place)
    for line in json.loads(Path(__file__).with_name("exceptions.json").read_text())
    for place in line["at"]
]
# One of so many requests keeps the ids, the key and the revision it was made with.
KEPT = 8
sent = Counter()


@schemathesis.hook
def before_call(ctx, case, kwargs):
    if case.meta is None:
        return
    sent[case.operation.label] += 1
    turn = sent[case.operation.label]
    fact = find_fact(case, turn)
    if not case.meta.is_negative_at(ParameterLocation.PATH) and (turn % KEPT or "apiKeyId" in case.path_parameters):
        for name in case.path_parameters or {}:
            meaning = KNOWN["meanings"].get(case.operation.path, {}).get(name, name)
            if meaning in fact:
                case.path_parameters[name] = fact[meaning]
    if not case.meta.is_negative_at(ParameterLocation.HEADER) and turn % KEPT:
        if "Idempotency-Key" in case.headers:
            case.headers["Idempotency-Key"] = f"{case.operation.definition.raw['operationId']}-{turn}"
        if "If-Match" in case.headers:
            case.headers["If-Match"] = "*"
    if case.meta.generation.mode.is_positive and turn % 2 and isinstance(case.body, dict):
        case.body = fill(case.body, fact)


def find_fact(case, turn):
    """By turns what is known of everything the path names."""
    names = set(KNOWN["meanings"].get(case.operation.path, {}).values()) - {"fromShowCode", "viewerId"}
    fitting = [fact for fact in KNOWN["facts"] if names <= fact.keys()]
    fact = dict(fitting[turn % len(fitting)]) if fitting else {}
    for other in KNOWN["facts"]:
        if other.get("showCode", fact.get("showCode")) == fact.get("showCode") or "showCode" not in fact:
            for name, value in other.items():
                fact.setdefault(name, value)
        else:
            fact.setdefault("fromShowCode", other["showCode"])
    return fact


def fill(value, fact, name=""):
    if isinstance(value, dict):
        return {key: fill(item, fact, key) for key, item in value.items()}
    if isinstance(value, list):
        return [fill(item, fact, name.removesuffix("s")) for item in value[:1]] + value[1:]
    known = fact.get(name)
    return known if known is not None and type(known) is type(value) else value


@schemathesis.check
def valid_data_is_accepted(ctx, response, case):
    if not is_written_down(response, case.operation.definition.raw.get("operationId", "")):
        positive_data_acceptance(ctx, response, case)


def is_written_down(response, operation):
    if response.status_code != 400 or "problem+json" not in response.headers.get("content-type", [""])[0]:
        return False
    errors = response.json().get("fieldErrors", [])
    return len(errors) > 0 and all(is_error_written_down(error, operation) for error in errors)


def is_error_written_down(error, operation):
    place = f"{operation} {re.sub(r'[.]([0-9]+|[a-z]{2}(-[A-Z]{2})?)(?=[.]|$)', '.0', error['field'])}"
    return any(says.search(error["message"]) and fnmatchcase(place, at) for says, at in WRITTEN)
