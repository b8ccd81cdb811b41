import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TABLES } from "../../../db/features.ts";
import { CONDITIONS } from "../../../src/features/privacy/conditions.ts";
import type { PrivacyFacts } from "../../../src/features/privacy/facts.ts";
import { KEPT } from "../../../src/features/privacy/kept.ts";
import { PRIVACY_LANGUAGES } from "../../../src/features/privacy/model.ts";
import { privacyDocument, privacyReport, TEXTS } from "../../../src/features/privacy/report.ts";
import { CONDITION_PROOFS, KEPT_PROOFS } from "./proofs.ts";

const PLAIN: PrivacyFacts = {
  host: "qr.example.org",
  engine: "sqlite",
  retentionDays: 395,
  auditDays: 395,
  consentDays: 180,
  isWatching: false,
  sendsMail: false,
  sharesLimits: false,
  offsite: null,
  countryHeader: null,
  workspace: null,
};

const keptOf = (facts: Partial<PrivacyFacts>) =>
  privacyReport({ ...PLAIN, ...facts }, "en").kept.map(({ what }) => what);
const verdictsOf = (facts: Partial<PrivacyFacts>) =>
  privacyReport({ ...PLAIN, ...facts }, "en").conditions.map(({ verdict }) => verdict);

describe("the report", () => {
  /** Each change of the configuration, and a text that is in the report only then. */
  const CHANGES: readonly (readonly [Partial<PrivacyFacts>, en: string, de: string])[] = [
    [{ retentionDays: 30 }, "erased after 30 days", "nach 30 Tagen gelöscht"],
    [{ retentionDays: 1 }, "erased after 1 day", "nach 1 Tag gelöscht"],
    [
      { retentionDays: 900 },
      "Set QZ_RETENTION_DAYS to 758",
      "Setzen Sie QZ_RETENTION_DAYS auf höchstens 758",
    ],
    [{ consentDays: 90 }, "for up to 90 days", "bis zu 90 Tage lang"],
    [{ isWatching: true }, "Destination that is watched", "Ziel, das überwacht wird"],
    [{ sendsMail: true }, "the operator of the mail server", "der Betreiber des Mailservers"],
    [{ sharesLimits: true }, "Valkey or Redis", "Valkey oder Redis"],
    [{ offsite: { isSealed: true, days: 403 } }, "403 days after a backup", "höchstens 403 Tage"],
    [
      { offsite: { isSealed: false, days: null } },
      "the operator removes a backup",
      "der Betreiber eine Sicherung löscht",
    ],
    [{ engine: "postgres" }, "an unlogged table", "in einer Tabelle ohne Protokoll"],
    [{ engine: "postgres" }, "data folder of a node", "Datenordner eines Knotens"],
    [{ countryHeader: "cf-ipcountry" }, "in the header cf-ipcountry", "in der Kopfzeile cf-ipcountry"],
    [{ workspace: { hasWebhook: true, seesDevices: false } }, "to your server", "an Ihren Server"],
    [
      { workspace: { hasWebhook: false, seesDevices: true } },
      "granted this workspace",
      "diesem Arbeitsbereich",
    ],
    [
      { countryHeader: "cf-ipcountry" },
      "where it does not, a database on the same machine",
      "sonst eine Datenbank auf demselben Rechner",
    ],
    [{ host: "go.example" }, "by way of go.example", "über go.example"],
  ];
  for (const [facts, ...texts] of CHANGES)
    test(`follows the configuration: ${JSON.stringify(facts)}`, () => {
      for (const [index, language] of PRIVACY_LANGUAGES.entries()) {
        const documentOf = (all: PrivacyFacts) => privacyDocument(privacyReport(all, language), language);
        const text = texts[index] ?? "";
        expect(documentOf({ ...PLAIN, ...facts })).toContain(text);
        expect(documentOf(PLAIN)).not.toContain(text);
      }
    });

  test("names what is kept only where it is", () => {
    expect(keptOf({})).toHaveLength(16);
    const all = {
      engine: "postgres",
      offsite: { isSealed: true, days: 403 },
      sharesLimits: true,
      isWatching: true,
      sendsMail: true,
    } as const;
    expect(keptOf(all)).toHaveLength(Object.keys(KEPT).length);
  });

  test("gives every condition its number and its verdict", () => {
    const { conditions } = privacyReport(PLAIN, "de");
    expect(conditions.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(verdictsOf({})[6]).toBe("holds");
    expect(verdictsOf({ retentionDays: 758 })[6]).toBe("holds");
    expect(verdictsOf({ retentionDays: 759 })[6]).toBe("fails");
    expect(verdictsOf({ consentDays: 394 })[5]).toBe("fails");
    expect(verdictsOf({})[3]).toBe("depends");
    expect(verdictsOf({ workspace: { hasWebhook: false, seesDevices: false } }).slice(2, 4)).toEqual([
      "depends",
      "holds",
    ]);
    expect(verdictsOf({ workspace: { hasWebhook: true, seesDevices: true } }).slice(2, 4)).toEqual([
      "fails",
      "depends",
    ]);
  });

  test("says first that it is a self-assessment", () => {
    const [en = "", de = ""] = PRIVACY_LANGUAGES.map((language) =>
      privacyDocument(privacyReport(PLAIN, language), language),
    );
    expect(en.split("\n\n")[1]).toStartWith("This is a self-assessment");
    expect(de.split("\n\n")[1]).toStartWith("Dies ist eine Selbsteinschätzung");
  });

  test("is a table and lists in Markdown: no text breaks out of its cell", () => {
    for (const language of PRIVACY_LANGUAGES)
      for (const say of Object.values(TEXTS[language].kept))
        for (const text of Object.values(say(PLAIN))) expect(text).not.toMatch(/[|\n]/);
  });
});

test("the report says of the kinds that tables hold, and of no other, that they are in the database", () => {
  const held = new Set(TABLES.map(({ keeps }) => keeps).filter((kind) => kind !== "nobody"));
  for (const language of PRIVACY_LANGUAGES) {
    const texts = Object.entries(TEXTS[language].kept);
    const kept = texts.filter(([, say]) => /database|Datenbank/.test(say(PLAIN).where)).map(([id]) => id);
    expect(kept.toSorted()).toEqual([...held].toSorted());
  }
});

describe("what the report says is tested", () => {
  const isThere = ([file, words]: readonly [string, string]) =>
    readFileSync(join(import.meta.dir, "../../..", file), "utf8").includes(words);

  test("for every kind of data", () => {
    const missing = Object.entries(KEPT_PROOFS).filter(
      ([, proofs]) => proofs.length === 0 || !proofs.every(isThere),
    );
    expect(missing).toEqual([]);
  });

  test("for every condition that the program meets by itself", () => {
    const facts = { ...PLAIN, workspace: { hasWebhook: false, seesDevices: false } };
    const held = Object.entries(CONDITIONS).flatMap(([id, { verdict }]) =>
      verdict(facts) === "depends" ? [] : [id],
    );
    expect(Object.keys(CONDITION_PROOFS).toSorted()).toEqual(held.toSorted());
    expect(
      Object.values(CONDITION_PROOFS)
        .flat()
        .filter((proof) => !isThere(proof)),
    ).toEqual([]);
  });
});
