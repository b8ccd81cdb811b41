import { afterAll, expect, test } from "bun:test";
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadSecret } from "../../../db/files/secret.ts";

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "quietzone-secret-"));
  afterAll(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

test("a secret is made once, is readable by its owner only, and is the same at the next start", async () => {
  const dataDir = join(folder(), "data");
  const secret = await loadSecret(dataDir);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(await loadSecret(dataDir)).toBe(secret);
  expect((statSync(join(dataDir, "secret")).mode & 0o777).toString(8)).toBe("600");
});

test("ten starts at the same time all have the same secret", async () => {
  const dataDir = folder();
  const secrets = await Promise.all(Array.from({ length: 10 }, () => loadSecret(dataDir)));
  expect(new Set(secrets).size).toBe(1);
});

test("two services have different secrets", async () => {
  expect(await loadSecret(folder())).not.toBe(await loadSecret(folder()));
});

test.each(["", "\n", "short"])(
  "a file without a valid secret stops the start, and stays as it is: %j",
  async (text) => {
    const dataDir = folder();
    writeFileSync(join(dataDir, "secret"), text);
    await expect(loadSecret(dataDir)).rejects.toThrow(/holds no secret/);
    expect(readFileSync(join(dataDir, "secret"), "utf8")).toBe(text);
  },
);

test("a secret file that others could read becomes readable by its owner only", async () => {
  const dataDir = folder();
  const secret = await loadSecret(dataDir);
  chmodSync(join(dataDir, "secret"), 0o644);
  expect(await loadSecret(dataDir)).toBe(secret);
  expect((statSync(join(dataDir, "secret")).mode & 0o777).toString(8)).toBe("600");
});
