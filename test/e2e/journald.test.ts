import { expect, test } from "bun:test";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { CANNOT_INJECT } from "./faults.ts";
import { firstMatch, PROGRAM, spawn, temporaryFolder } from "./process.ts";

/** What the log says in the surroundings of a unit. */

const SETTINGS = { QZ_HOST: "127.0.0.1", QZ_PORT: "0", QZ_WATCH: "off" };

/** Runs the program with standard error in a file that `JOURNAL_STREAM` names, as systemd names its socket. */
async function runInJournal(environment: Record<string, string>): Promise<string[]> {
  const folder = temporaryFolder();
  const file = join(folder, "journal");
  await Bun.write(file, "");
  const { dev, ino } = statSync(file, { bigint: true });
  // The shell opens the file, so that the program's standard error is this very file.
  const script = `exec 2>>"$0"; "$@" & wait $!`;
  const { child, out, ended } = spawn(["sh", "-c", script, file, ...PROGRAM, "serve"], folder, {
    ...SETTINGS,
    ...environment,
    JOURNAL_STREAM: `${dev}:${ino}`,
  });
  if (environment["QZ_PORT"] === undefined) {
    await firstMatch(out, /(listening on)/, ended);
    const [program] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim().split(" ");
    process.kill(Number(program), "SIGTERM");
  }
  await ended;
  // A busy machine holds up the event loop, which the log tells.
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.filter((line) => !line.includes("the event loop was held"));
}

test("lines of a unit carry their priorities, also those of a start that fails", async () => {
  const lines = await runInJournal({});
  expect(lines.map((line) => /^<\d>\{.*"message":"(\w+)/.exec(line)?.[1])).toEqual(["listening", "stopped"]);
  for (const line of lines) expect(line).toStartWith("<6>");
  const refusal = await runInJournal({ QZ_PORT: "many", QZ_LOG: "loud" });
  expect(refusal).toEqual([expect.stringMatching(/^<3>QZ_PORT/), expect.stringMatching(/^<3>QZ_LOG/)]);
});

test.skipIf(CANNOT_INJECT)("a sandbox that forbids low priority is told in the log", async () => {
  const inject = ["-e", "trace=setpriority", "-e", "inject=setpriority:error=EPERM"];
  const command = ["strace", "-f", "-o", "/dev/null", ...inject, ...PROGRAM, "serve"];
  const { child, out, err, ended } = spawn(command, temporaryFolder(), SETTINGS);
  await firstMatch(out, /(listening on)/, ended);
  const [program] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim().split(" ");
  process.kill(Number(program), "SIGTERM");
  await ended;
  expect(err()).toContain('"message":"drawing threads may not run at low priority here');
});

test("nothing is told where low priority is allowed", async () => {
  const { child, out, err, ended } = spawn([...PROGRAM, "serve"], temporaryFolder(), SETTINGS);
  await firstMatch(out, /(listening on)/, ended);
  child.kill("SIGTERM");
  await ended;
  expect(err()).not.toContain("low priority");
});
