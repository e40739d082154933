"""What Schemathesis sends and asks: things that exist, and acceptance but for what exceptions.json writes down."""

import atexit
import json
import os
from collections import Counter, defaultdict
from pathlib import Path

import schemathesis
from refusals import is_written, tell_unused
from schemathesis.core.parameters import ParameterLocation
from schemathesis.openapi.checks import RejectedPositiveData
from schemathesis.specs.openapi.checks import positive_data_acceptance

KNOWN = json.loads(Path(os.environ["FUZZ_FACTS"]).read_text())
# One of so many requests keeps the ids, the key and the revision it was made with.
KEPT = 8
# What would end the run's own right to ask is sent only with what exists: the facts leave out the key that is used.
ALWAYS_FILLED = {"apiKeyId"}
sent = Counter()
# By the call that made them.
LEARNED_MAX = 10
learned = defaultdict(list)
atexit.register(tell_unused)


@schemathesis.hook
def before_call(ctx, case, kwargs):
    if case.meta is None:
        return
    sent[case.operation.label] += 1
    turn = sent[case.operation.label]
    fact = find_fact(case, turn)
    if not case.meta.is_negative_at(ParameterLocation.PATH):
        for name in case.path_parameters or {}:
            meaning = KNOWN["meanings"].get(case.operation.path, {}).get(name, name)
            if meaning in fact and (turn % KEPT or meaning in ALWAYS_FILLED):
                case.path_parameters[name] = fact[meaning]
    if not case.meta.is_negative_at(ParameterLocation.HEADER) and turn % KEPT:
        if "Idempotency-Key" in case.headers:
            case.headers["Idempotency-Key"] = f"{case.operation.definition.raw['operationId']}-{turn}"
        if "If-Match" in case.headers:
            case.headers["If-Match"] = "*"
    if case.meta.generation.mode.is_positive and turn % 2 and isinstance(case.body, dict):
        case.body = fill(case.body, fact)


@schemathesis.hook
def after_call(ctx, case, response):
    """What was made is known from then on: baskets exist nowhere before, and what the demo has is deleted in the end."""
    if response.status_code != 201 or "application/json" not in response.headers.get("content-type", [""])[0]:
        return
    answer = response.json()
    made = {name: answer[name] for name in KNOWN["names"] if isinstance(answer.get(name), (int, str))}
    if not made or len(learned[case.operation.label]) == LEARNED_MAX:
        return
    learned[case.operation.label].append(made)
    meanings = KNOWN["meanings"].get(case.operation.path, {})
    named = {meanings.get(name, name): value for name, value in (case.path_parameters or {}).items()}
    KNOWN["facts"].append({**named, **made})


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
    # Some that cover a schema are called valid though one part of them was made invalid.
    if case.meta is None or any(part.mode.is_negative for part in case.meta.components.values()):
        return
    try:
        positive_data_acceptance(ctx, response, case)
    except RejectedPositiveData:
        operation = case.operation.definition.raw.get("operationId", "")
        if response.status_code != 400 or not is_written(operation, response.json().get("fieldErrors", [])):
            raise
