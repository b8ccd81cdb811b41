import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const textOf = (path: string) => readFileSync(join(import.meta.dir, "..", path), "utf8");

const UNIT = textOf("packaging/quietzone.service");

/** The value of a line of the unit; `null` when there is none. */
const saidOf = (name: string) => new RegExp(`^${name}=(.*)$`, "m").exec(UNIT)?.[1] ?? null;

test("no core dump is written, and the service's memory has a limit, which the docs say, too", () => {
  expect(saidOf("LimitCORE")).toBe("0");
  const docs = textOf("docs/operating.md");
  for (const name of ["LimitCORE", "MemoryHigh", "MemoryMax"])
    expect(docs).toContain(`\`${name}=${saidOf(name)}\``);
});

test("a container is started with the unit's limits, wherever it says how", () => {
  const starts = ["packaging/Containerfile", "docs/operating.md"].map((path) =>
    textOf(path).match(/podman run .*$/gm),
  );
  for (const lines of starts) {
    expect(lines).toHaveLength(1);
    expect(lines?.[0]).toContain(`--memory ${saidOf("MemoryMax")?.toLowerCase()} `);
    expect(lines?.[0]).toContain(`--ulimit core=${saidOf("LimitCORE")} `);
  }
});
