import { expect, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answersIn, unreachedIn } from "../../scripts/tests/answers.ts";

test("a run knows the answers that a contract declares and no process got", () => {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-answers-"));
  const file = join(folder, "answers");
  const [one, other] = [answersIn(file), answersIn(file)];
  one("declared", ["getMe 200", "getMe 401", "getCode 404"]);
  one("reached", ["getMe 200"]);
  other("declared", ["getMe 200", "getMe 401", "getCode 404"]);
  other("reached", ["getCode 404", "getCode 500"]);
  other("reached", ["getCode 404"]);
  const text = readFileSync(file, "utf8");
  expect(text.trimEnd().split("\n")).toHaveLength(9);
  expect(unreachedIn(text)).toEqual(["getMe 401"]);
  rmSync(folder, { recursive: true });
});
