import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { parseTarget } from "../../../src/kit/shared/target.ts";
import { Fault } from "../../../src/kit/shared/fault.ts";

const BASE = "https://qr.example.org";

/** The fault code of a refused target, or the stored text. */
function outcome(value: unknown, baseUrl = BASE, gs1On = (_domain: string | null) => false): string {
  try {
    return parseTarget(value, { baseUrl, isOurHost: () => false, gs1On, listedBy: () => null });
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    expect(error.errors.map(({ pointer }) => pointer)).toEqual(["/target"]);
    return error.code;
  }
}

test.each([undefined, null, "", " ", "\n\t ", "\u00a0", "\ufeff"])(
  "nothing is target_required: %j",
  (value) => {
    expect(outcome(value)).toBe("target_required");
  },
);

test.each([[42], [true], [{}], [[]], [["https://a.example"]], [{ url: "https://a.example" }]])(
  "what is no text is target_invalid: %j",
  (value) => {
    expect(outcome(value)).toBe("target_invalid");
  },
);

const good = [
  "https://example.org",
  "http://example.org/",
  "HTTPS://Example.ORG/Path?Query=1#Frag",
  "https://example.org:8443/a%20b",
  "http://192.0.2.1/x",
  "http://[2001:db8::1]:8080/x",
  "https://user:word@example.org/",
  "https://example.org/r/abc",
  "https://example.org/a b/ü?q=日本&x='\"<>",
  "http://localhost/x",
  "https://example.org/?next=https://qr.example.org/r/abc",
  "https://qr.example.org",
  "https://qr.example.org/p/abc",
  "https://qr.example.org/read/me",
  "https://qr.example.org/app/r/abc",
  "https://qr.example.org.evil.example/r/abc",
  "https://not-qr.example.org/r/abc",
];
test.each(good)("an absolute http or https address is kept as it was written: %s", (target) => {
  expect(outcome(target)).toBe(target);
  expect(outcome(`  ${target}\n`)).toBe(target);
});

const bad = [
  "example.org",
  "//example.org/x",
  "/path",
  "?query",
  "#frag",
  "http:example.org",
  "https:/example.org",
  "http:\\\\example.org",
  "http:///example.org",
  "https:////example.org/x",
  "https:///\\example.org",
  "https://example.org/\nx",
  "https://exam\tple.org/",
  "https://",
  "https://?",
  "https://#",
  "http://:80/",
  "https://exa mple.org",
  "https://example.org:99999",
  "https://[::1",
  "https://[1.2.3.4]/",
  "https://256.256.256.256/",
  "https://a<b>.example/",
  "https://%00/",
  "ftp://example.org",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "JavaScript://example.org/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "blob:https://example.org/1",
  "view-source:https://example.org",
  "mailto:a@example.org",
  "tel:+43123",
  "ws://example.org",
  "httpss://example.org",
  "h\nttps://example.org",
  "\u0000https://example.org",
];
test.each(bad)("anything else is target_invalid: %j", (target) => {
  expect(outcome(target)).toBe("target_invalid");
});

test("a target may have up to 2,048 characters without the space around it", () => {
  const longest = `https://example.org/${"x".repeat(2_048 - 20)}`;
  expect(outcome(longest)).toBe(longest);
  expect(outcome(`   ${longest}   `)).toBe(longest);
  expect(outcome(`${longest}x`)).toBe("target_invalid");
  expect(outcome(`https://example.org/${"x".repeat(1_000_000)}`)).toBe("target_invalid");
});

describe("a short address of this service is no target", () => {
  const disguises: [string, string][] = [
    ["as it is", "https://qr.example.org/r/abc1234"],
    ["another scheme", "http://qr.example.org/r/abc1234"],
    ["the scheme's own port", "https://qr.example.org:443/r/abc1234"],
    ["the other scheme's own port", "http://qr.example.org:80/r/abc1234"],
    ["capitals", "HTTPS://QR.EXAMPLE.ORG/r/abc1234"],
    ["credentials", "https://me:word@qr.example.org/r/abc1234"],
    ["credentials that look like a host", "https://example.com@qr.example.org/r/abc1234"],
    ["a query and a fragment", "https://qr.example.org/r/abc1234?x=1#y"],
    ["an escaped letter", "https://qr.example.org/%72/abc1234"],
    ["a path that goes up", "https://qr.example.org/a/../r/abc1234"],
    ["an escaped path that goes up", "https://qr.example.org/a/%2e%2e/r/abc1234"],
    ["dots", "https://qr.example.org/./r/./abc1234"],
    ["backslashes", "https://qr.example.org\\r\\abc1234"],
    ["tabs and line feeds", "https://qr.exa\tmple.org/r\n/abc1234"],
    ["escaped host letters", "https://%71r.example.org/r/abc1234"],
    ["full-width letters", "https://ｑｒ.example.org/r/abc1234"],
    ["an ideographic full stop", "https://qr。example。org/r/abc1234"],
    ["a soft hyphen", "https://qr.exam\u00adple.org/r/abc1234"],
    ["too many slashes", "https:////qr.example.org/r/abc1234"],
    ["a trailing dot", "https://qr.example.org./r/abc1234"],
    ["a trailing dot and the port", "https://qr.example.org.:443/r/abc1234"],
    ["leading zeros in the port", "https://qr.example.org:0443/r/abc1234"],
  ];
  test.each(disguises)("%s", (_what, target) => {
    expect(outcome(target)).toBe("target_invalid");
  });

  test("when the base address has a port, a path or is an address", () => {
    const own: [string, string][] = [
      ["http://localhost:3000", "http://localhost:3000/r/abc1234"],
      ["http://localhost:3000", "http://LOCALHOST.:3000/r/abc1234"],
      ["http://127.0.0.1:3000", "http://127.1:3000/r/abc1234"],
      ["http://127.0.0.1:3000", "http://0x7f.0.0.1:3000/r/abc1234"],
      ["http://[::1]:3000", "http://[0:0:0::1]:3000/r/abc1234"],
      ["https://example.org/qr", "https://example.org/qr/r/abc1234"],
      ["https://xn--bcher-kva.example", "https://BÜCHER.example/r/abc1234"],
    ];
    for (const [base, target] of own) expect(outcome(target, base), target).toBe("target_invalid");
    expect(outcome("http://localhost:3001/r/abc", "http://localhost:3000")).toBe(
      "http://localhost:3001/r/abc",
    );
  });
});

describe("a GS1 Digital Link of the base address", () => {
  const links: [string, string][] = [
    ["a product", "https://qr.example.org/01/09521234543213"],
    ["a lot and a query", "https://qr.example.org/01/09521234543213/10/AB-1?linkType=all#x"],
    ["another key", "https://qr.example.org/8003/095211411234541"],
    ["capitals and another scheme", "HTTP://QR.EXAMPLE.ORG/01/09521234543213"],
    ["escaped digits", "https://qr.example.org/%30%31/09521234543213"],
    ["a path that goes up", "https://qr.example.org/a/../01/09521234543213"],
    ["a trailing dot", "https://qr.example.org./00/006141411234567890"],
  ];
  test.each(links)("is no target where they are answered, and one elsewhere: %s", (_what, target) => {
    expect(outcome(target, BASE, (domain) => domain === null)).toBe("target_invalid");
    expect(outcome(target, BASE, (domain) => domain !== null)).toBe(target);
  });

  test("may have a path before it", () => {
    const base = "https://example.org/qr";
    expect(outcome(`${base}/01/09521234543213`, base, () => true)).toBe("target_invalid");
    expect(outcome("https://example.org/01/09521234543213", base, () => true)).not.toBe("target_invalid");
  });

  test("is not taken for one of another host, or for another path", () => {
    for (const target of [
      "https://id.gs1.org/01/09521234543213",
      "https://qr.example.org:8443/01/09521234543213",
      "https://qr.example.org/p/01",
      "https://qr.example.org/2026",
      "https://qr.example.org/docs/01/x",
      "https://qr.example.org/12345/x",
    ])
      expect(outcome(target, BASE, () => true)).toBe(target);
  });
});

test("every stored target is sent as an ASCII Location that leads to the same place", () => {
  const piece = fc.string({ unit: "grapheme", maxLength: 12 });
  const host = fc.constantFrom(
    "example.org",
    "bücher.example",
    "例え.テスト",
    "xn--bcher-kva.example",
    "[::1]:80",
  );
  const target = fc.tuple(host, piece, piece, piece).map(([h, p, q, f]) => `https://${h}/${p}?${q}#${f}`);
  fc.assert(
    fc.property(fc.oneof(target, fc.webUrl(), fc.string()), (text) => {
      const kept = outcome(text);
      fc.pre(!kept.startsWith("target_"));
      const location = new URL(kept).href;
      expect(location).toMatch(/^https?:\/\/[\x21-\x7e]+$/);
      expect(new URL(location).href).toBe(location);
      expect(location).toBe(new URL(text).href);
      expect(new Headers({ location }).get("location")).toBe(location);
    }),
    { seed: 91, numRuns: 1_000 },
  );
});

test("any input is either stored as a target or refused", () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string({ unit: "binary" }), fc.webUrl()), (value) => {
      const kept = outcome(value);
      if (typeof value === "string" && !kept.startsWith("target_")) expect(kept).toBe(value.trim());
      else expect(["target_required", "target_invalid"]).toContain(kept);
    }),
    { seed: 92, numRuns: 2_000 },
  );
});
