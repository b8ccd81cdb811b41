import { expect, test } from "bun:test";
import { closeSync, fstatSync, openSync } from "node:fs";
import { linePrefix } from "../../../src/kit/shared/journald.ts";
import { createLog, errorFields, LOG_LEVELS, type LogLevel } from "../../../src/kit/shared/log.ts";

const clock = { now: () => Date.UTC(2026, 10, 21, 9) };

function written(level: LogLevel): string[] {
  const lines: string[] = [];
  const log = createLog(level, clock, (line) => void lines.push(line));
  for (const own of ["debug", "info", "warn", "error"] as const) log[own](own);
  return lines;
}

test("a line is one JSON object with its time, level, message and fields", () => {
  const lines: string[] = [];
  createLog("info", clock, (line) => void lines.push(line)).info("listening", { port: 3000 });
  expect(lines).toEqual([
    '{"at":"2026-11-21T09:00:00.000Z","level":"info","message":"listening","port":3000}\n',
  ]);
});

test.each(LOG_LEVELS)("at level %s the lines of that level and above are written", (level) => {
  const levels = ["debug", "info", "warn", "error"];
  const expected = level === "silent" ? [] : levels.slice(levels.indexOf(level));
  expect(written(level).map((line) => /"level":"(\w+)"/.exec(line)?.[1] ?? "")).toEqual(expected);
});

test("of an error the log gets its name, code and place, not its message", () => {
  const error = Object.assign(new TypeError("secret input"), { code: "EPIPE" });
  const fields = errorFields(error);
  expect(fields).toMatchObject({ error: "TypeError", code: "EPIPE" });
  expect(fields["where"]).toContain("log.test.ts");
  expect(JSON.stringify(fields)).not.toContain("secret");
});

test("a module that is missing, as in a fresh checkout, is logged with what to do", async () => {
  const missing = await import(`${import.meta.dir}/nothing.ts`).catch((error: unknown) => error);
  expect(errorFields(missing)).toMatchObject({ remedy: expect.stringContaining("bun run make") });
  expect(errorFields(new Error("x"))).not.toHaveProperty("remedy");
});

test("an error without a code or a stack, and what is no error, are logged too", () => {
  const bare = Object.assign(new Error("x"), { code: 7, stack: undefined });
  expect(errorFields(bare)).toEqual({ error: "Error", code: null, where: null });
  expect(errorFields(new Error("x"))["code"]).toBeNull();
  expect(errorFields("secret")).toEqual({ error: "string" });
});

test("lines have the priority of their level where standard error is journald's socket, and only there", () => {
  const lines: string[] = [];
  const file = openSync(import.meta.path, "r");
  const { dev, ino } = fstatSync(file, { bigint: true });
  for (const stream of [`${dev}:${ino}`, `${dev}:${ino + 1n}`, `${dev}`, "", undefined]) {
    const log = createLog(
      "debug",
      clock,
      (line) => void lines.push(line.split("{")[0] ?? ""),
      linePrefix(stream, file),
    );
    for (const own of ["debug", "info", "warn", "error"] as const) log[own](own);
  }
  closeSync(file);
  createLog(
    "debug",
    clock,
    (line) => void lines.push(line.split("{")[0] ?? ""),
    linePrefix(`${dev}:${ino}`, file),
  ).info("x");
  expect(lines).toEqual(["<7>", "<6>", "<4>", "<3>", ...Array<string>(17).fill("")]);
});
