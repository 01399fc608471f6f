#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader finds: starts the window, walks its AT-SPI tree, and operates it through the tree. screen_reader.py PROGRAM"""
import os
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

INPUTS = {Atspi.Role.TEXT, Atspi.Role.COMBO_BOX, Atspi.Role.CHECK_BOX, Atspi.Role.SPIN_BUTTON, Atspi.Role.PUSH_BUTTON, Atspi.Role.PAGE_TAB}
# Labels of the form in each language: an input is found by its name or by the label that points at it.
FORM = {
    "en": ["Task", "Model", "Weight format", "Runtime", "Context", "At the same time", "Minimum speed", "First token in", "Upfront up to",
           "Per month up to", "Period", "Accept used cards", "Power supply", "Connectors", "Free slots", "Card length", "Outlet", "Order"],
    "pt-BR": ["Tarefa", "Modelo", "Formato dos pesos", "Runtime", "Contexto", "Ao mesmo tempo", "Velocidade mín.", "1º token em", "Na compra até",
              "Por mês até", "Período", "Aceitar placas usadas", "Fonte de alimentação", "Conectores", "Slots livres", "Comprimento", "Tomada", "Ordem"],
}
CHART = {"en": "Memory per card (GiB)", "pt-BR": "Memória por placa (GiB)"}
PIN = {"en": ("Pin", "Unpin"), "pt-BR": ("Fixar", "Soltar")}
problems = []


def walk(node, depth=0):
    yield node
    if node.get_role() == Atspi.Role.TABLE:  # its cells are read one by one, hundreds of them
        return
    for i in range(node.get_child_count()):
        child = node.get_child_at_index(i)
        if child:
            yield from walk(child, depth + 1)


def has(node, state):
    return node.get_state_set().contains(state)


def spoken(node):
    """Its own name and the labels that point at it."""
    names = [node.get_name()]
    for relation in node.get_relation_set():
        if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY:
            names += [relation.get_target(i).get_name() for i in range(relation.get_n_targets())]
    return [name for name in names if name]


def wait(found, seconds=60):
    """What `found` gives as soon as it is something. The window changes while it is walked: what went away meanwhile is asked for again."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            result = found()
        except GLib.GError:
            result = None
        if result:
            return result
        time.sleep(0.1)
    return None


def application(pid):
    desktop = Atspi.get_desktop(0)
    for i in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(i)
        if child and child.get_process_id() == pid and child.get_child_count():
            return child
    return None


def find(app, role, name):
    for node in walk(app):
        if node.get_role() == role and name in spoken(node) and has(node, Atspi.StateType.SHOWING):
            return node
    return None


def survey(app, language):
    """How many elements are shown, the names of the inputs among them, and what is missing."""
    missing = []
    shown = [node for node in walk(app) if has(node, Atspi.StateType.SHOWING)]
    named = set()
    for node in shown:
        if node.get_role() in INPUTS:
            names = spoken(node)
            if not names:
                missing.append(f"{node.get_role_name()} without a name in “{node.get_parent().get_name()}”")
            named.update(names)
    missing += [f"no input called “{label}”" for label in FORM[language] if label not in named]
    if not any(node.get_name() == CHART[language] and node.get_description() for node in shown):
        missing.append(f"no chart “{CHART[language]}” with a description")
    if not any(node.get_role() == Atspi.Role.TABLE and node.get_name() for node in shown):
        missing.append("no table with a name")
    return len(shown), named, missing


def press(app, name):
    button = find(app, Atspi.Role.PUSH_BUTTON, name)
    return button and button.do_action(0)


def check(program, language):
    with tempfile.TemporaryDirectory() as home:
        environment = dict(os.environ, QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", QT_QPA_PLATFORM="xcb", HOME=home, XDG_CONFIG_HOME=home, XDG_DATA_HOME=home,
                           XDG_RUNTIME_DIR=home)
        process = subprocess.Popen([program, "--lang", language], env=environment)
        try:
            app = wait(lambda: application(process.pid) or process.poll() is not None)
            if not app or process.poll() is not None:
                problems.append(f"{language}: the window is not in the tree (status {process.poll()})")
                return
            pin, unpin = PIN[language]
            if not wait(lambda: find(app, Atspi.Role.PUSH_BUTTON, pin)):  # there with the verdict
                problems.append(f"{language}: no button “{pin}”")
                return
            count, named, missing = wait(lambda: survey(app, language))
            problems.extend(f"{language}: {text}" for text in missing)
            # Operated through the tree: the option is pinned.
            if not wait(lambda: press(app, pin), 20) or not wait(lambda: find(app, Atspi.Role.PUSH_BUTTON, unpin), 20):
                problems.append(f"{language}: pressing “{pin}” through the tree does nothing")
            print(f"{language}: {count} elements shown, {len(named)} names of inputs")
        finally:
            process.kill()
            process.wait()


if __name__ == "__main__":
    Atspi.init()
    for tongue in ("en", "pt-BR"):
        check(sys.argv[1], tongue)
    for problem in problems:
        print(problem)
    sys.exit(1 if problems else 0)
