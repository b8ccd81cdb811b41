import { expect, test } from "bun:test";
import { attacksOn } from "./patterns/attacks.ts";
import { everyPattern, found, OURS, unknown } from "./patterns/every.ts";
import type { Pattern } from "./patterns/source.ts";
import { searchOf } from "./patterns/steps.ts";

/** Characters of a text. */
const LENGTH = 512;

/** Steps for each character that no linear pattern needs. One that is quadratic needs hundreds. */
const MOST = 80;

/** Patterns that are made when the program runs, and of what. */
const MADE: Readonly<Record<string, string>> = {
  "src/features/backups/names.ts": "series and times of a fixed length, between fixed words",
  "src/features/codes/address-models.ts": "schema",
  "src/features/codes/landing.ts": "schema",
  "src/kit/shared/common-members.ts": "schema",
  "src/kit/shared/schema.ts": "schema",
  "src/kit/http/document-writer.ts": "no pattern: the member of a schema that is written down",
  "src/kit/http/templates.ts": "paths of our own, with placeholders between slashes",
  "src/qr/label.ts": "a coin's name at the beginning",
  "src/qr/payload/crypto.ts": "a coin's name at the beginning",
  "src/qr/scannability/logo.ts": "no pattern: the member of a reason",
  "src/web/console/views.ts": "no pattern: the path of a view",
};

test("a pattern in the source is found, or it is said what it is made of", async () => {
  expect(found.length).toBeGreaterThan(300);
  expect(new Set(unknown.map((place) => place.replace(/:\d+$/, "")))).toEqual(new Set(Object.keys(MADE)));
  // Schemas of landings are found by what their modules export.
  expect((await everyPattern()).some(({ source }) => source.includes("[Mm][Aa][Ii][Ll]"))).toBe(true);
});

/** @returns why the pattern is not linear; `null` when it is. */
function fault({ source, flags }: Pattern): string | null {
  const search = searchOf({ source, flags });
  const real = new RegExp(source, flags);
  for (const attack of attacksOn(source, flags)) {
    const text = attack(LENGTH);
    const result = search(text, MOST * Math.max(LENGTH, text.length));
    if (result === null) return `more than ${MOST} steps a character of ${JSON.stringify(attack(40))}`;
    // The count is worth something only if the search goes as the engine's does.
    real.lastIndex = 0;
    expect([source, text, result.found]).toEqual([source, text, real.test(text)]);
  }
  return null;
}

test("every pattern takes steps in proportion to its text", async () => {
  const faults: string[] = [];
  for (const pattern of await everyPattern()) {
    const name = `${pattern.place.replace(/:\d+$/, "")}: /${pattern.source}/${pattern.flags}`;
    const why = OURS.includes(name) ? null : fault(pattern);
    if (why !== null) faults.push(`${name}: ${why}`);
  }
  expect(faults).toEqual([]);
}, 300_000);

test.each(["^[ .]+|[ .]+$", "<b>[^]*?</b>", "^[^0]*[^ 0][^0]*$", "^(a+)+$", "^(?:a|aa)+$"])(
  "%s is not linear, and it is noticed",
  (source) => {
    expect(fault({ place: "", source, flags: "g" })).toContain("steps");
  },
);
