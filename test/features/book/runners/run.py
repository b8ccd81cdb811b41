"""Runs the samples of all pages in a folder in Python. ../runs.ts describes the folder."""

import contextlib, json, os, pathlib, sys, time, traceback

import requests

folder = pathlib.Path(sys.argv[1])
send = requests.Session.send
is_refused = False


def send_or_raise(session, *arguments, **options):
    """
    A call that is refused ends the script, unless the answer in the page is the problem. A service on a busy machine asks for a
    call again (503).
    """
    for _ in range(9):
        answer = send(session, *arguments, **options)
        if answer.status_code != 503:
            break
        time.sleep(int(answer.headers["retry-after"]))
    if not is_refused:
        answer.raise_for_status()
    return answer


def show(*values):
    """Prints records and lists as JSON, so that one answer serves all languages."""
    texts = [value if isinstance(value, str) else json.dumps(value) for value in values]
    sys.stdout.write(" ".join(texts) + "\n")


def run(script):
    """Runs the script of one page. The output of each sample goes to a file of its own."""
    page = script.stem
    with contextlib.ExitStack() as open_files:

        def begin(number, refused):
            global is_refused
            is_refused = refused == 1
            output = open_files.enter_context(open(folder / f"{page}.{number}", "w"))
            open_files.enter_context(contextlib.redirect_stdout(output))

        os.environ["QZ_KEY"] = (folder / f"{page}.key").read_text()
        os.chdir(folder / f"{page}.files")
        try:
            exec(compile(script.read_text(), script.name, "exec"), {"print": show, "begin": begin})
        except Exception:
            (folder / f"{page}.error").write_text(traceback.format_exc())


requests.Session.send = send_or_raise
for script in sorted(folder.glob("*.py")):
    run(script)
