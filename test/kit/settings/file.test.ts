import { expect, test } from "bun:test";
import { fitsLine, parseSettingsFile, writeSettingsFile } from "../../../src/kit/settings/file.ts";
import { fileVariable } from "../../../src/kit/settings/secret-files.ts";
import { SettingsError } from "../../../src/kit/settings/settings.ts";
import { SECRETS, SETTINGS } from "../../../src/kit/settings/variables.ts";

function refusal(content: string): string[] {
  try {
    parseSettingsFile("qz.env", content);
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split("\n");
    throw error;
  }
  return [];
}

test("a settings file has a line for each setting, comments and empty lines, with any line ends", () => {
  const content =
    "\ufeff# ours\r\nQZ_PORT = 8080\r\n\n  # QZ_LOG=debug\nQZ_METRICS_TOKEN=a=b#c\nQZ_PLANS=\nQZ_DATA_DIR=\"/var/a b\"\nQZ_HOST='::'";
  expect(parseSettingsFile("qz.env", content)).toEqual({
    QZ_PORT: "8080",
    QZ_METRICS_TOKEN: "a=b#c",
    QZ_PLANS: "",
    QZ_DATA_DIR: "/var/a b",
    QZ_HOST: "::",
  });
});

test("lines that set nothing are refused together, a line each, and an unknown name with the nearest known one", () => {
  const lines = [
    ...["QZ_PORT=1", "QZ_BASEURL=https://a.example", "qz_log", "QZ_PORT=2", "=3", "qz_signup=open"],
    ...["export QZ_LOG=warn", "QZ_SECRET_FIEL=/a", "QZ_PORT_FILE=/a"],
  ];
  expect(refusal(lines.join("\n"))).toEqual([
    'qz.env, line 2: There is no setting "QZ_BASEURL". The nearest is QZ_BASE_URL.',
    "qz.env, line 3: A line is NAME=value.",
    "qz.env, line 4: QZ_PORT is given twice.",
    "qz.env, line 5: A line is NAME=value.",
    'qz.env, line 6: There is no setting "qz_signup". The nearest is QZ_SIGNUP.',
    "qz.env, line 7: A line is NAME=value.",
    'qz.env, line 8: There is no setting "QZ_SECRET_FIEL". The nearest is QZ_SECRET_FILE.',
    expect.stringContaining('qz.env, line 9: There is no setting "QZ_PORT_FILE".'),
  ]);
});

test("variables of other programs may stand in the same file, as in that of a Compose project", () => {
  expect(refusal("POSTGRES_PASSWORD=secret\nQZ_PORT=1\nTZ=UTC")).toEqual([]);
});

test("a long name is cut in the message", () => {
  expect(refusal(`QZ_${"x".repeat(100_000)}=1`)[0]?.length).toBeLessThan(160);
});

test("each setting that is written is read again", () => {
  const names = [...SETTINGS.map(({ name }) => name), ...SECRETS.map(fileVariable)];
  const settings = Object.fromEntries(names.map((name) => [name, `a value of ${name} = 1 # yes`]));
  expect(parseSettingsFile("qz.env", writeSettingsFile(settings))).toEqual(settings);
});

test("values that other readers of such files would change do not fit", () => {
  for (const value of ["https://qr.example.org", "/srv/qr codes", "smtps://a:b%24@mail.example", "50 %#ü"])
    expect(fitsLine(value), value).toBe(true);
  for (const value of ["a\nb", "a #b", "a\u2028b", '"a"', "it's", "a\\b", "$HOME", "`id`", " a", "a\u0000"])
    expect(fitsLine(value), value).toBe(false);
});
