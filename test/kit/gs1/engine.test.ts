import { describe, expect, test } from "bun:test";
import { flawsOfEach } from "../../../src/kit/gs1/checked.ts";
import { flawsTogether, matches } from "../../../src/kit/gs1/companions.ts";
import { entryOf } from "../../../src/kit/gs1/dictionary.ts";
import { escaped, unescaped } from "../../../src/kit/gs1/escapes.ts";
import {
  type Arranged,
  arrange,
  type Element,
  elementsIn,
  elementsOf,
  linkIn,
  linkUri,
} from "../../../src/kit/gs1/gs1.ts";
import { objectionTo } from "../../../src/kit/gs1/values.ts";
import { reasonFor } from "./errors.ts";
import { vectors } from "./vectors.ts";

/** The tests of GS1's engine. Where it answers otherwise, the row says so, and why. */

/** Path and query of a link, as a request has them. */
const LINK = /^https?:\/\/[^/]+(\/[^?#]*)?(?:\?([^#]*))?/i;

function elementsFrom(text: string): Element[] {
  const elements = elementsIn(text);
  if (!Array.isArray(elements)) throw new Error(`${text}: ${elements.reason.detail}`);
  return elements;
}

/** `(10)AB\(1`, as the engine writes it. */
function spelled(arranged: Arranged): string {
  return elementsOf(arranged)
    .map(({ ai, value }) => `(${ai})${value.replaceAll("(", "\\(")}`)
    .join("");
}

const LINKS = vectors("links.tsv").map(([there = "", here = "", link = "", elements = "", why = ""]) => ({
  there,
  here,
  link,
  elements,
  why,
}));

describe("links that are read", () => {
  test("a row that differs says why", () => {
    expect(LINKS.filter(({ there, here, why }) => there !== here && why === "")).toEqual([]);
    expect(LINKS.length).toBeGreaterThan(115);
    expect(LINKS.filter(({ here }) => here === "skip")).toHaveLength(6);
  });

  test.each(LINKS.filter(({ here }) => here !== "skip"))("$link", ({ here, link, elements }) => {
    const [, path = "", query = ""] = LINK.exec(link) ?? [];
    const read = linkIn(path, query);
    const answer = read && "identifier" in read ? spelled(read) : "fail";
    expect(answer).toBe(here === "pass" ? elements : "fail");
  });
});

const WRITTEN = vectors("written.tsv").map(
  ([there = "", here = "", stem = "", elements = "", link = "", why = ""]) => ({
    ...{ there, here, stem, elements },
    ...{ link, why },
  }),
);

describe("links that are written", () => {
  test("a row that differs says why", () => {
    expect(WRITTEN.filter(({ there, here, why }) => there !== here && why === "")).toEqual([]);
    expect(WRITTEN).toHaveLength(21);
  });

  test.each(WRITTEN)("$elements", ({ here, stem, elements, link }) => {
    const arranged = arrange(elementsFrom(elements));
    const answer = "identifier" in arranged ? linkUri(stem, arranged) : "fail";
    expect(answer).toBe(here === "pass" ? link : "fail");
  });

  test.each(WRITTEN.filter(({ here }) => here === "pass"))("$link is read again", ({ link, elements }) => {
    const [, path = "", query = ""] = LINK.exec(link) ?? [];
    expect(linkIn(path, query)).toEqual(arrange(elementsFrom(elements)));
  });
});

describe("escapes", () => {
  const rows = vectors("escapes.tsv").map(([way = "", text = "", path = "", query = ""]) => ({
    way,
    text: JSON.parse(text) as string,
    path: JSON.parse(path) as string | null,
    query: JSON.parse(query) as string | null,
  }));

  test.each(rows.filter(({ way }) => way === "unescape"))("$text is read", ({ text, path, query }) => {
    // The engine keeps a percent sign that begins no escape. RFC 3986 (2.1) has none: here it is refused.
    const isBad = path?.includes("%") ?? false;
    expect(unescaped(text, "path")).toBe(isBad ? null : path);
    expect(unescaped(text, "query")).toBe(isBad ? null : query);
  });

  test.each(rows.filter(({ way }) => way === "escape"))("$text is written", ({ text, path, query }) => {
    expect(escaped(text)).toBe(path ?? "");
    // The engine spells a space in a query as +. No value has a space.
    expect(escaped(text).replaceAll("%20", "+")).toBe(query ?? "");
  });
});

describe("orders in a path", () => {
  const orders = vectors("path-orders.tsv").map(([order = ""]) => order.split(" "));

  test("there are as many as the engine's tests have", () => {
    expect(orders).toHaveLength(39);
  });

  test.each(orders.map((order) => [order.join(" "), order]))("%s", (_, order) => {
    const read = linkIn(order.map((ai) => `/${ai}/${SAMPLES[ai]}`).join(""), "");
    // GS1's dictionary lets (22) follow (8006), and says that (22) needs (01), which (8006) excludes.
    if (order[0] === "8006" && order[1] === "22")
      expect(read).toMatchObject({ flaws: [{ at: 1, reason: { reason: "gs1_required" } }] });
    else
      expect(read).toMatchObject({
        identifier: { ai: order[0], qualifiers: order.slice(1).map((ai) => ({ ai })) },
      });
  });

  test.each(orders.filter((order) => order.length > 2).map((order) => [order.join(" "), order]))(
    "%s in another order is refused",
    (_, order) => {
      const [key = "", ...rest] = order;
      const path = [key, ...rest.toReversed()].map((ai) => `/${ai}/${SAMPLES[ai]}`).join("");
      expect(linkIn(path, "")).toMatchObject({ flaws: [{ reason: { reason: "gs1_path_order" } }] });
    },
  );
});

/** A right value of each key and qualifier. */
const SAMPLES: Readonly<Record<string, string>> = {
  "00": "006141411234567890",
  "01": "09521234543213",
  "10": "ABC",
  "21": "XYZ",
  "22": "2A",
  "235": "TPX",
  "253": "1231231231232",
  "254": "32a",
  "255": "1231231231232",
  "401": "12345678",
  "402": "12345678901234560",
  "414": "9520123456788",
  "415": "9520123456788",
  "417": "9520123456788",
  "7040": "1ABC",
  "8003": "01234567890128",
  "8004": "9520614141234567",
  "8006": "095212345432130102",
  "8010": "0200",
  "8011": "1",
  "8013": "1987654Ad4X4bL5ttr2310c2K",
  "8017": "795260646688514634",
  "8018": "123456789012345675",
  "8019": "123",
};

test.each(vectors("patterns.tsv"))(
  "%s: %s has %s without %s",
  (is, elements = "", pattern = "", own = "") => {
    const ais = elementsFrom(elements).map(({ ai }) => ai);
    expect(matches(pattern, own, ais).length > 0).toBe(is === "true");
  },
);

describe("element strings", () => {
  test.each(vectors("element-strings.tsv"))("%s: %s", (outcome, text = "") => {
    const elements = elementsIn(text);
    const isRight =
      Array.isArray(elements) &&
      elements.every(({ ai, value }) => {
        const entry = entryOf(ai);
        return entry !== undefined && objectionTo(ai, value, entry) === null;
      });
    expect(isRight).toBe(outcome === "pass");
  });
});

describe("values", () => {
  const rows = vectors("values.tsv");

  test("there are as many as the engine's tests have", () => {
    expect(rows).toHaveLength(167);
  });

  test.each(rows)("%s: %s", (outcome = "", text = "") => {
    const flaws = elementsFrom(text).flatMap(({ ai, value }) => {
      const entry = entryOf(ai);
      return entry ? (objectionTo(ai, value, entry)?.reason ?? []) : ["unknown"];
    });
    if (outcome === "pass") expect(flaws).toEqual([]);
    else expect(flaws).toHaveLength(1);
    const expected = BY_VALUE[text] ?? reasonFor(outcome);
    if (outcome !== "pass" && expected) expect(String(flaws)).toBe(expected);
  });
});

/** Where our reason is another one: spaces around a value are left out, and a position has one reason. */
const BY_VALUE: Readonly<Record<string, string>> = { "(10) ": "gs1_empty", "(7258)0/3": "gs1_position" };

describe("elements together", () => {
  const REASONS = {
    AIrepeats: "gs1_repeated",
    AImutex: "gs1_excluded",
    AIrequisites: "gs1_required",
    DigSigRequiresSerialisedKey: "gs1_serial_required",
  } as const;
  const rows = vectors("together.tsv");

  test("there are as many as the engine's tests have", () => {
    expect(rows).toHaveLength(77);
    expect(rows.filter(([, there, here, , why = ""]) => there !== here && why === "")).toEqual([]);
  });

  test.each(rows)("%s, %s and %s: %s", (rule = "", _, here, text = "") => {
    const elements = elementsFrom(text);
    const flaws = rule === "AIrepeats" ? flawsOfEach(elements) : flawsTogether(elements);
    const reason = REASONS[rule as keyof typeof REASONS];
    // The engine's tests of repeats have an AI that no one knows, (89), which is allowed there.
    const isUnknown = rule === "AIrepeats" && text.startsWith("(89)");
    const found = flaws.some((flaw) => flaw.reason.reason === (isUnknown ? "gs1_unknown_ai" : reason));
    expect(found).toBe(here === "fail");
  });
});
