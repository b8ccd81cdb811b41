import { expect, test } from "bun:test";
import bwip from "bwip-js/node";
import { entryOf, allIdentifiers } from "../../../src/kit/gs1/dictionary.ts";
import { type Element, type Flaw, linkIn, narrowed, PRIMARY_KEYS } from "../../../src/kit/gs1/gs1.ts";
import { AT_LENGTH, IN_FULL } from "../../extent.ts";
import { seededRandom } from "../../random.ts";
import { SEED } from "../../seed.ts";
import { companionsOf, elementOf, pick, type Random } from "./samples.ts";

/**
 * Random links, right ones and broken ones, beside the program that BWIPP draws them with: both accept a
 * link, or both refuse it, but for the differences below.
 */

const LINKS = IN_FULL ? 10_000 : AT_LENGTH ? 1_000 : 300;

interface Case {
  readonly link: string;
  readonly path: string;
  readonly query: string;
}

/** Where the answers differ: by which sentence, and a link that shows it. */
interface Difference {
  readonly why: string;
  readonly example: string;
}

/** Links that BWIPP accepts and we refuse, by our only reason. */
const STRICTER: Readonly<Record<string, Difference>> = {
  gs1_repeated: {
    why: "An AI stands once in a link: GS1's engine, DUPLICATE_AI of gs1_parseDLuri (dl.c)",
    example: "/01/09521234543213?17=261231&17=261231",
  },
  gs1_escape: {
    why: "Two digits follow a percent sign: RFC 3986, 2.1. BWIPP takes one among the last two characters as it is",
    example: "/01/09521234543213/10/AB%4",
  },
  gs1_dots: {
    why: "Segments of one or two dots leave a path: RFC 3986, 5.2.4, and the URL Standard",
    example: "/01/09521234543213/10/..",
  },
  gs1_serial_required: {
    why: "A signature is of one thing: validateDigSigRequiresSerialisedKey of GS1's engine (ai.c)",
    example: "/253/1231231231232?8030=AAAA",
  },
  gs1_company_prefix: {
    why: "A company prefix has at least four digits: GCP_MIN_LENGTH of lint_gcppos1.c. BWIPP asks for two",
    example: "/401/12AB",
  },
  gs1_zero_prefix: {
    why: "A component's serial does not begin with 0: lint_nozeroprefix.c. BWIPP takes a single 0",
    example: "/8010/123456/8011/0",
  },
  gs1_currency: {
    why: "HRK, SLL, CUC and ZWL are gone: lint_iso4217.c of the release",
    example: "/415/9520123456788/8020/ABC?3911=1911234",
  },
};

/** Links that we accept and BWIPP refuses. */
const KINDER: Readonly<Record<string, Difference>> = {
  slash: {
    why: "A slash at the end says nothing, so resolvers should tolerate it. BWIPP draws what is given to it",
    example: "/01/09521234543213/",
  },
  currency: {
    why: "ZWG and VED are new: lint_iso4217.c of the release",
    example: "/415/9520123456788/8020/ABC?3911=9241234",
  },
};

/** BWIPP's refusal; `null` where it accepts a link. Version 1 has no room for a link, so nothing is drawn. */
function refusal(link: string): string | null {
  try {
    const options = { bcid: "gs1dlqrcode", text: link, version: "1" };
    bwip.raw(options);
    return null;
  } catch (error) {
    const text = String(error);
    if (text.includes("bwipp.qrcodeNoValidSymbol")) return null;
    if (!text.includes("bwipp.")) throw error;
    return text;
  }
}

function escapedAtRandom(value: string, random: Random): string {
  return [...value]
    .map((sign) =>
      /[A-Za-z0-9._~-]/.test(sign) && random() < 0.98
        ? sign
        : `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`,
    )
    .join("");
}

/** Elements of a right link: key, qualifiers and attributes with their companions. */
interface Parts {
  readonly path: Element[];
  readonly query: Element[];
}

function partsOf(random: Random): Parts {
  const key = pick(PRIMARY_KEYS, random);
  const sequence = pick(entryOf(key)?.sequences ?? [], random);
  const qualifiers = sequence.filter((ai) => ai === "8020" || random() < 0.4);
  const path = [key, ...qualifiers];
  const query: string[] = [];
  const attributes = allIdentifiers().filter((ai) => entryOf(ai)?.isAttribute);
  for (let count = Math.floor(random() * 3); count > 0; count--) {
    const ai = pick(attributes, random);
    query.push(ai, ...companionsOf(ai, random));
  }
  const rest = [...new Set(query)].filter((ai) => !path.includes(ai) && !sequence.includes(ai));
  return {
    path: path.map((ai) => elementOf(ai, random)),
    query: rest.map((ai) => elementOf(ai, random)),
  };
}

function changed(elements: Element[], random: Random, change: (value: string) => string): void {
  const at = Math.floor(random() * elements.length);
  const element = elements[at];
  if (element) elements[at] = { ai: element.ai, value: change(element.value) };
}

/** Ways to break a link, or to spell it as others do. */
const CHANGES: Readonly<Record<string, (parts: Parts, random: Random) => void>> = {
  "a wrong check digit": ({ path }, random) =>
    changed(path, random, (value) => value.replace(/\d(?=\D*$)/, (digit) => `${(Number(digit) + 1) % 10}`)),
  "the end is missing": ({ path }, random) =>
    changed(path, random, (value) => value.slice(0, Math.floor(random() * value.length))),
  "a foreign character": ({ path }, random) =>
    changed(path, random, (value) => `${value}${pick(["0", "A", "~", "\\", " ", "é"], random)}`),
  "a foreign character of an attribute": ({ query }, random) =>
    changed(query, random, (value) => `${value}${pick(["0", "A", "#", "^", " "], random)}`),
  "the beginning of an attribute is missing": ({ query }, random) =>
    changed(query, random, (value) => value.slice(1)),
  "another digit of an attribute": ({ query }, random) =>
    changed(query, random, (value) => value.replace(/\d/, () => pick(["0", "9", "X", "-"], random))),
  "another order": ({ path }, random) => {
    const [first, second] = path.splice(1, 2);
    const again = random() < 0.2 ? [first] : [];
    path.push(...[second, first, ...again].filter((element) => element !== undefined));
  },
  "an element twice": ({ path, query }, random) => {
    query.push(pick([...path, ...query], random));
  },
  "two values": ({ path, query }, random) => {
    query.push(elementOf(pick([...path, ...query], random).ai, random));
  },
  "an unknown attribute": ({ query }, random) => {
    query.push({ ai: pick(["04", "89", "999", "8888", "1", "12345", ""], random), value: "1" });
  },
  "an unknown qualifier": ({ path }, random) => {
    path.push({ ai: pick(["04", "89", "999", "ser", ""], random), value: "1" });
  },
  "a qualifier of another key": ({ path }, random) => {
    path.push(elementOf(pick(["10", "17", "21", "22", "235", "7040", "8011"], random), random));
  },
  "a qualifier in the query": ({ path, query }) => {
    query.push(...path.splice(1, 1));
  },
  "any attribute": ({ query }, random) => {
    query.push(elementOf(pick(allIdentifiers(), random), random));
  },
  "an excluded attribute": ({ path, query }, random) => {
    const excluded = [...path, ...query].flatMap(({ ai }) => entryOf(ai)?.excludes ?? []);
    const ai = excluded.find((other) => entryOf(other));
    if (ai) query.push(elementOf(ai, random));
  },
  "a companion is missing": ({ query }) => {
    query.pop();
  },
  "a key in the stem": ({ path }) => {
    path.unshift({ ai: "00", value: "faux" });
  },
  "a segment of a dot": ({ path }) => {
    path.push({ ai: "21", value: "." });
  },
  "a GTIN of thirteen digits": ({ path, query }, random) => {
    query.push({ ai: "01", value: elementOf("01", random).value.replace(/^\d/, "") });
    path.push(...query.splice(0, random() < 0.5 ? 0 : 1));
  },
  "a name of others": ({ query }, random) => {
    query.push({ ai: pick(["linkType", "utm_source", "10x"], random), value: "gs1:pip" });
  },
};

function caseAt(number: number): Case {
  const random = seededRandom(SEED + number);
  const parts = partsOf(random);
  const changes = pick([0, 0, 1, 1, 1, 2], random);
  for (let i = 0; i < changes; i++) pick(Object.values(CHANGES), random)(parts, random);
  const stem = random() < 0.05 ? "/more/stem" : "";
  const spelled = ({ ai, value }: Element) => [ai, escapedAtRandom(value, random)];
  const path = `${stem}/${parts.path.map((element) => spelled(element).join("/")).join("/")}${random() < 0.05 ? "/" : ""}`;
  const query = parts.query.map((element) => spelled(element).join("=")).join(random() < 0.9 ? "&" : "&&");
  const broken = random() < 0.03 ? pick(["%", "%4", "%zz", "%00", "+"], random) : "";
  const onPath = random() < 0.5;
  const whole = { path: onPath ? path + broken : path, query: onPath ? query : query + broken };
  return {
    ...whole,
    link: `https://id.gs1.org${whole.path}${whole.query === "" ? "" : `?${whole.query}`}${random() < 0.05 ? "#part" : ""}`,
  };
}

/** Our flaws; `null` where we accept a link. */
function flawsOf({ path, query }: Pick<Case, "path" | "query">): readonly Flaw[] | null {
  const read = linkIn(path, query);
  if (read === null) return [];
  return "flaws" in read ? read.flaws : null;
}

/** By which sentence the answers differ, and `undefined` where there is none. */
function explanationOf(link: Case, theirs: string | null, ours: readonly Flaw[]): string | undefined {
  if (theirs === null) {
    const reasons = new Set(ours.map(({ reason }) => reason.reason));
    const [reason = ""] = reasons;
    return reasons.size === 1 && reason in STRICTER ? reason : undefined;
  }
  const { path } = link;
  const whole = path.endsWith("/") ? refusal(link.link.replace(path, path.slice(0, -1))) : theirs;
  if (whole === null) return "slash";
  return whole.includes("GS1UnknownCurrency") ? "currency" : undefined;
}

test(`BWIPP and we accept the same links, QZ_SEED=${SEED}`, () => {
  const unexplained: unknown[] = [];
  let accepted = 0;
  for (let number = 0; number < LINKS; number++) {
    const link = caseAt(number);
    const theirs = refusal(link.link);
    const flaws = flawsOf(link);
    if (flaws === null && theirs === null) accepted++;
    if ((flaws === null) === (theirs === null)) continue;
    if (explanationOf(link, theirs, flaws ?? []) === undefined)
      unexplained.push({ link: link.link, theirs, ours: flaws?.map(({ reason }) => reason.detail) });
  }
  expect(unexplained).toEqual([]);
  // Neither nearly all nor nearly none.
  expect(accepted).toBeGreaterThan(LINKS / 5);
  expect(accepted).toBeLessThan((LINKS * 3) / 5);
});

test(`a path says the same where only its last pair is read, QZ_SEED=${SEED}`, () => {
  let narrower = 0;
  for (let number = 0; number < LINKS; number++) {
    const { path } = caseAt(number);
    const [, before = "", ai = "", value = ""] = /^(.*)\/(.*)\/(.*)$/.exec(path) ?? [];
    const known = linkIn(before, "");
    if (known === null || "flaws" in known) continue;
    const identifier = narrowed(known.identifier, { ai, value });
    if (identifier === null) continue;
    expect(linkIn(path, "")).toEqual({ identifier, attributes: [], padded: known.padded });
    narrower++;
  }
  expect(narrower).toBeGreaterThan(LINKS / 20);
});

const examples = Object.entries({ ...STRICTER, ...KINDER }).map(([name, { example, why }]) => {
  const [path = "", query = ""] = example.split("?");
  return { name, example, why, path, query };
});

test.each(examples)("$example: $why", ({ name, example, path, query }) => {
  const theirs = refusal(`https://id.gs1.org${example}`);
  const ours = flawsOf({ path, query });
  expect([theirs === null, ours === null]).toEqual(name in STRICTER ? [true, false] : [false, true]);
  expect(explanationOf({ path, query, link: `https://id.gs1.org${example}` }, theirs, ours ?? [])).toBe(name);
});
