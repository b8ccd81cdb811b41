import { describe, expect, test } from "bun:test";
import { createHmac } from "node:crypto";
import fc from "fast-check";
import { createAgentClassifier } from "../../../src/features/scans/agents.ts";
import type { DayKeys } from "../../../src/features/scans/day-keys.ts";
import type { BotReason } from "../../../src/features/scans/model.ts";
import { createObserver } from "../../../src/features/scans/observe.ts";
import type { RequestSource } from "../../../src/kit/shared/request-source.ts";
import { DAY, utcDay } from "../../../src/kit/shared/clock.ts";
import { DESKTOP, PHONE, TestClock } from "../../scenario.ts";

const CODE = { codeId: "code_1", tenantId: "ten_1" };
const ADDRESS = "203.0.113.77";

/** A key that tells its day. */
function keyOf(day: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(32).fill(day & 255);
}

function observing(dayKeys: Partial<DayKeys> = {}) {
  const clock = new TestClock();
  const observer = createObserver({
    dayKeys: { peek: keyOf, of: async (day) => keyOf(day), destroyOld: async () => {}, ...dayKeys },
    classify: createAgentClassifier(),
    country: () => null,
    recognise: async () => null,
    clock,
  });
  const observe = async (source: Omit<RequestSource, "proxied">, code: typeof CODE) =>
    (await observer.scan({ ...source, proxied: false }, code, null)).scan;
  const see = (headers: Record<string, string> = {}, address = ADDRESS, code = CODE) =>
    observe({ address, header: (name) => new Headers({ "user-agent": PHONE, ...headers }).get(name) }, code);
  return { clock, see, observe, observer };
}

const { see } = observing();

for (const headers of [
  {},
  { "accept-language": "de-AT, en" },
  { "user-agent": "WhatsApp/2.23" },
  { "sec-purpose": "prefetch" },
])
  test(`rules are asked of a request with ${JSON.stringify(headers)} as of the scan it would be`, async () => {
    const { device, system, language, country } = await see(headers);
    const all = new Headers({ "user-agent": PHONE, ...headers });
    const source = { address: ADDRESS, proxied: false, header: (name: string) => all.get(name) };
    expect(observing().observer.see(source)).toEqual({ device, system, language, country });
  });

describe("a visitor", () => {
  test("is HMAC-SHA-256 of tenant, address and agent under the day's key, cut to 16 bytes", async () => {
    const { see, clock } = observing();
    const mac = createHmac("sha256", keyOf(utcDay(clock.now())));
    const expected = mac.update(`${CODE.tenantId}\n${ADDRESS}\n${PHONE}`).digest().subarray(0, 16);
    expect([...(await see()).visitor]).toEqual([...expected]);
  });

  test("is the same all day and for every code of the tenant", async () => {
    const { see, clock } = observing();
    const first = (await see()).visitor;
    clock.advance(11 * 3_600_000);
    expect((await see({}, ADDRESS, { ...CODE, codeId: "code_2" })).visitor).toEqual(first);
  });

  test("differs for another day, tenant, address or agent", async () => {
    const { see, clock } = observing();
    const visitors = [
      await see(),
      await see({}, ADDRESS, { ...CODE, tenantId: "ten_2" }),
      await see({}, "203.0.113.78"),
      await see({ "user-agent": DESKTOP }),
      await see({ "user-agent": "" }),
    ];
    clock.advance(DAY);
    visitors.push(await see());
    expect(new Set(visitors.map(({ visitor }) => visitor.toHex())).size).toBe(visitors.length);
  });

  test("does not depend on the language or the referrer", async () => {
    const plain = (await see()).visitor;
    expect((await see({ "accept-language": "fr", referer: "https://a.example/x" })).visitor).toEqual(plain);
  });

  test("is hashed under the key of the day the scan is counted on", async () => {
    const asked: number[] = [];
    const { see, clock } = observing({
      peek: () => undefined,
      of(day) {
        asked.push(day);
        // Midnight passes while the key is made.
        clock.advance(13 * 3_600_000);
        return Promise.resolve(keyOf(day));
      },
    });
    const scan = await see();
    expect(asked).toEqual([utcDay(scan.at)]);
  });
});

describe("address and agent", () => {
  /** Every text and number in a value, however deep; bytes also as text. */
  function everything(value: unknown): string {
    if (value instanceof Uint8Array)
      return `${Buffer.from(value).toString("latin1")} ${value.toHex()} ${value.join(".")}`;
    if (Array.isArray(value)) return value.map(everything).join("\n");
    if (typeof value === "object" && value !== null) return Object.entries(value).map(everything).join("\n");
    return String(value);
  }

  test("are not in the scan", async () => {
    for (const address of [ADDRESS, "2001:db8:77::99", "::ffff:203.0.113.77"]) {
      const scan = await see(
        { "accept-language": "de", referer: `https://news.example/?from=${address}` },
        address,
      );
      expect(everything(scan)).not.toContain(address);
      expect(everything(scan)).not.toContain(PHONE);
      expect(everything(scan)).not.toMatch(/AppleWebKit|Mozilla|15E148/);
    }
  });

  test("are not in the scan, also if the agent is unknown", async () => {
    const word = fc.stringMatching(/^[A-Za-z]{6,12}$/);
    const agent = fc.tuple(word, word, word, fc.nat(99)).chain(([a, b, c, n]) =>
      fc.record({
        words: fc.constant([a, b, c]),
        text: fc.constantFrom(
          `${a}-${b}/${n}.0 (${c})`,
          `${a} ${b} ${c}/${n} x`,
          `${a}/${n} (${b}; ${c}) more`,
          `Mozilla/5.0 (${a}; ${b}) ${c}/${n}`,
          `${a}`,
          `${a}/${b}/${c}/${n} (`,
        ),
      }),
    );
    const property = fc.asyncProperty(agent, async ({ words, text }) => {
      const kept = everything(await see({ "user-agent": text }));
      for (const word of words) expect(kept).not.toContain(word);
    });
    await fc.assert(property, { seed: 111, numRuns: 300 });
  });

  test("do not get in by the referrer", async () => {
    const scan = await see({ referer: `https://${ADDRESS}:8080/?x` });
    expect(everything(scan)).not.toContain(ADDRESS);
  });
});

const languages: [string, string | null][] = [
  ["de-AT,de;q=0.9,en;q=0.8", "de"],
  ["EN", "en"],
  ["zh-Hant-TW", "zh"],
  ["fil;q=1", "fil"],
  ["  fr , de", "fr"],
  ["*", null],
  ["", null],
  ["-", null],
  ["e", null],
  ["english", null],
  ["x-klingon", null],
  ["de_AT", null],
  ["<script>", null],
  ["日本語", null],
  [";q=1", null],
  // The quality decides, and 0 is "not acceptable".
  ["en;q=0.5, de;q=0.9", "de"],
  ["en;q=0.5,de", "de"],
  ["en;q=0.5,de;q=0.5", "en"],
  ["de;q=0,en", "en"],
  ["de;q=0", null],
  ["*, de;q=0.5", "de"],
  [",,de", "de"],
  ["english, de;q=0.3", "de"],
  ["en;q=2,de;q=0.1", "de"],
  ["de-AT;q=0.1,x,fr-CA;q=0.2", "fr"],
  // Nobody prefers the last of so many.
  [`${"en;q=0.1,".repeat(30)}de`, "en"],
];
test.each(languages)(
  "of the languages %j the primary subtag of the preferred one is kept",
  async (header, language) => {
    const { observe } = observing();
    const scan = await observe(
      { address: ADDRESS, header: (name) => (name === "accept-language" ? header : null) },
      CODE,
    );
    expect(scan.language).toBe(language);
  },
);

const referrers: [string, string | null][] = [
  ["https://news.example/story?user=anna#top", "news.example"],
  ["http://NEWS.example:8080/", "news.example"],
  ["https://anna:word@news.example/", "news.example"],
  ["https://bücher.example/", "xn--bcher-kva.example"],
  ["android-app://com.google.android.gm/", null],
  ["file:///home/anna/page.html", null],
  ["about:blank", null],
  ["data:text/html,anna", null],
  ["javascript:alert(1)", null],
  ["news.example", null],
  ["/path", null],
  ["", null],
  ["https://", null],
  ["%", null],
];
test.each(referrers)(
  "of the referrer %j nothing but the host of a web page is kept",
  async (referer, host) => {
    const { observe } = observing();
    const scan = await observe(
      { address: ADDRESS, header: (name) => (name === "referer" ? referer : null) },
      CODE,
    );
    expect(scan.referrer).toBe(host);
  },
);

const purposes: [Record<string, string>, BotReason | null][] = [
  [{ "sec-purpose": "prefetch" }, "prefetch"],
  [{ "sec-purpose": "prefetch;prerender" }, "prefetch"],
  [{ "sec-purpose": "prefetch;anonymous-client-ip" }, "prefetch"],
  [{ purpose: "prefetch" }, "prefetch"],
  [{ "x-purpose": "preview" }, "preview"],
  [{ "x-moz": "prefetch" }, "prefetch"],
  [{ "X-MOZ": "PREFETCH" }, "prefetch"],
  [{ "sec-purpose": "" }, null],
  [{ purpose: "pleasure" }, null],
  [{ "sec-fetch-dest": "document" }, null],
];
test.each(purposes)("a browser that prefetches with %j is %p", async (headers, bot) => {
  const scan = await see(headers);
  expect(scan.bot).toBe(bot);
  expect(scan.device).toBe(bot ? "bot" : "mobile");
});

test("a bare request without any header is a scan like any other", async () => {
  const { observe, clock } = observing();
  const scan = await observe({ address: "", header: () => null }, CODE);
  expect({ ...scan, visitor: scan.visitor.length }).toEqual({
    codeId: CODE.codeId,
    at: clock.now(),
    visitor: 16,
    deviceKey: null,
    device: "bot",
    system: null,
    browser: null,
    language: null,
    referrer: null,
    country: null,
    bot: "tool",
    destination: null,
  });
});

test("headers of any kind and length make a scan of bounded size", async () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string().map((piece) => piece.repeat(5_000)),
  );
  const property = fc.asyncProperty(text, text, text, async (agent, language, referer) => {
    const { observe } = observing();
    const headers = new Map([
      ["user-agent", agent],
      ["accept-language", language],
      ["referer", `https://${referer}`],
    ]);
    const scan = await observe({ address: ADDRESS, header: (name) => headers.get(name) ?? null }, CODE);
    expect(scan.visitor).toHaveLength(16);
    for (const part of [scan.system, scan.browser, scan.language, scan.referrer])
      expect(part?.length ?? 0).toBeLessThanOrEqual(253);
  });
  await fc.assert(property, { seed: 112, numRuns: 200 });
});
