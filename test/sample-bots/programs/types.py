"""Reads states, one on a line, with the Python kit and writes all that it holds of them as JSON again."""

import dataclasses
import importlib
import json
import re
import sys

_, game, path = sys.argv
module = importlib.import_module("minions." + game.replace("-", "_"))


def write(value):
    if dataclasses.is_dataclass(value):
        return {camel(field.name): write(getattr(value, field.name)) for field in dataclasses.fields(value)}
    return [write(item) for item in value] if isinstance(value, list) else value


def camel(name):
    return re.sub(r"_(\w)", lambda match: match.group(1).upper(), name)


with open(path, encoding="utf-8") as file:
    for line in file:
        print(json.dumps(write(module.parse_state(line))))
