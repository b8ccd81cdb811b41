import { afterAll, expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commitOf } from "../src/version.ts";
import { buildText } from "../src/app/this-build.ts";
import { hasProgram } from "./programs.ts";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "quietzone-version-")));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.skipIf(!hasProgram("git"))(
  "a commit is that of the repository whose root the sources are, and of no other one",
  () => {
    const git = (...args: string[]) => {
      const who = ["-c", "user.name=A", "-c", "user.email=a@museum.example", "-c", "commit.gpgsign=false"];
      const { success, stdout } = Bun.spawnSync(["git", "-C", folder, ...who, ...args], { stderr: "ignore" });
      expect(success).toBe(true);
      return stdout.toString().trim();
    };
    expect(commitOf(folder)).toBeNull();
    git("init", "--quiet");
    // There is no commit yet.
    expect(commitOf(folder)).toBeNull();
    git("commit", "--quiet", "--allow-empty", "--no-verify", "--message", "first");
    expect(commitOf(folder)).toBe(git("rev-parse", "HEAD"));
    mkdirSync(join(folder, "tarball"));
    expect(commitOf(join(folder, "tarball"))).toBeNull();
  },
);

test("a version is told with its commit and schema, and a missing commit as unknown", () => {
  const build = { version: "9.9.9", commit: "d3f31f3a79c5a3c6cd2f0a1a8f4a9be8b2a2b6f1", schema: 34 };
  expect(buildText(build)).toBe("9.9.9 (commit d3f31f3a79c5, schema 34)");
  expect(buildText({ ...build, commit: null })).toBe("9.9.9 (commit unknown, schema 34)");
});
