/** Runs a command once this process is gone, even if it was killed: then its end of the pipe closes. */
export function stopWithUs(command: readonly string[], home: string): void {
  // Signals to the tests or to the terminal's whole group must not stop the shell.
  const script = 'trap "" HUP INT TERM; cat >/dev/null; home="$1"; shift; "$@"; rm -rf "$home"';
  Bun.spawn(["sh", "-c", script, "sh", home, ...command], {
    stdin: "pipe",
    stdout: "ignore",
    stderr: "ignore",
    // A signal to the group of the tests must not reach it.
    detached: true,
  }).unref();
}
