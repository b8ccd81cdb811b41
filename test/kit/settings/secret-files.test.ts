import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "../../../src/kit/settings/read.ts";
import { SettingsError } from "../../../src/kit/settings/settings.ts";
import { SECRETS } from "../../../src/kit/settings/variables.ts";

const folder = mkdtempSync(join(tmpdir(), "quietzone-secrets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
function fileWith(content: string | Uint8Array): string {
  const file = join(folder, `secret-${files++}`);
  writeFileSync(file, content);
  return file;
}

function refusal(environment: Record<string, string>): string[] {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split("\n");
    throw error;
  }
  return [];
}

/** A value of each secret setting. */
const VALUES: Readonly<Record<string, string>> = {
  QZ_SECRET: "a-secret-of-thirty-two-characters",
  QZ_SMTP_URL: "smtps://alerts:hunter2@mail.example.org",
  QZ_METRICS_TOKEN: "hunter2",
  QZ_DATABASE_URL: "postgres://quietzone:hunter2@db/quietzone",
  QZ_OIDC_CLIENT_SECRET: "hunter2~.",
  QZ_REDIS_URL: "redis://:hunter2@cache:6379",
  QZ_S3_KEY: "hunter2",
  QZ_S3_SECRET: "hunter2/+=",
  QZ_SECRET_OLD: "hunter2 of before, which has enough characters",
};

test("every secret may stand in a file, with or without an end of its line, and is read as from the environment", () => {
  expect(SECRETS.toSorted()).toEqual(Object.keys(VALUES).toSorted());
  for (const end of ["", "\n", "\r\n", "\n\n"]) {
    const named = Object.entries(VALUES).map(([name, value]) => [`${name}_FILE`, fileWith(value + end)]);
    expect(readSettings(Object.fromEntries(named))).toEqual(readSettings(VALUES));
  }
});

test("a secret that is given twice is refused; an empty variable is none", () => {
  for (const [name, value] of Object.entries(VALUES)) {
    const file = fileWith(value);
    expect(refusal({ [name]: value, [`${name}_FILE`]: file })).toEqual([
      `${name} and ${name}_FILE are both set. Set one of them.`,
    ]);
    // Beside the others, because some need each other.
    expect(readSettings({ ...VALUES, [`${name}_FILE`]: " " })).toEqual(readSettings(VALUES));
    expect(readSettings({ ...VALUES, [name]: "", [`${name}_FILE`]: file })).toEqual(readSettings(VALUES));
  }
});

test("a file that can't be used is named with the reason, and what is in it is not shown", () => {
  const refused = (file: string) => refusal({ QZ_SECRET_FILE: file });
  const named = (file: string) => `The file ${file}, which QZ_SECRET_FILE names,`;
  const missing = join(folder, "missing");
  const user = process.geteuid?.();
  expect(refused(missing)).toEqual([`${named(missing)} can't be read by user ${user} (ENOENT).`]);
  expect(refused(folder)).toEqual([`${named(folder)} can't be read by user ${user} (EISDIR).`]);
  for (const [content, reason] of [
    ["", "is empty"],
    ["\n \n", "is empty"],
    ["hunter2\nhunter2-hunter2-hunter2-hunter2", "has more than one line"],
    [new Uint8Array(32).fill(0xff), "is no text"],
    ["hunter2", "holds something else. It may hold at least 32 characters"],
  ] as const) {
    const file = fileWith(content);
    expect(refused(file)).toEqual([`${named(file)} ${reason}.`]);
  }
});
