import { expect, test } from "bun:test";
import fc from "fast-check";
import { startScenario } from "../../scenario.ts";
import { chunk, head, rawExchange } from "./protocol-raw.ts";
import { IN_FULL } from "../../extent.ts";

/** Hundreds of random requests: none may be answered with 500 or more, or stop the service. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp();
const code = await tenant.makeCode();

const RUNS = IN_FULL ? 5_000 : 500;
const parameters = { seed: 20_261_121, numRuns: RUNS };

const segment = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom("app", "api", "codes", "me", "r", "docs", "keys", "rotate", "scans"),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(code.id, code.shortId, "qr.svg", "signup", "healthz", "openapi.json"),
  },
  fc.constantFrom(
    "",
    ".",
    "..",
    "%2e%2e",
    "%",
    "%00",
    "%E0%A4%A",
    "%F0%9F%92%A9",
    "\\",
    ";",
    "*",
    ":id",
    "__proto__",
  ),
  // Visible ASCII without what ends the target.
  fc.string({
    unit: fc.integer({ min: 0x21, max: 0x7e }).map((byte) => String.fromCharCode(byte)),
    maxLength: 12,
  }),
);
const KNOWN = [
  "/r/",
  `/r/${code.shortId}`,
  "/app/api/codes",
  `/app/api/codes/${code.id}`,
  `/app/api/codes/${code.id}/scans`,
  `/app/api/codes/${code.id}/qr.svg`,
  "/app/api/signup",
  "/app/api/me",
  "/app/api/keys/rotate",
];
const path = fc.oneof(
  fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join("/")}`),
  fc.constantFrom(...KNOWN),
);
const queryName = fc.constantFrom("limit", "cursor", "bots", "active", "group", "q", "__proto__", "a[b]");
const queryValue = fc.oneof(
  fc.constantFrom("", "1", "-1", "1e9", "9".repeat(400), "true", "null", "{}", "[]", "%", "%00", "a&limit=2"),
  fc.string({ maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed())),
);
const query = fc
  .array(fc.tuple(queryName, queryValue), { maxLength: 4 })
  .map((pairs) => (pairs.length === 0 ? "" : `?${pairs.map((pair) => pair.join("=")).join("&")}`));

/** Without line breaks, which would begin a new header, and NUL, which no parser takes. */
const headerText = fc.string({ unit: "grapheme", maxLength: 40 }).map((text) => text.replace(/\p{Cc}/gu, ""));
const headerLine = fc
  .tuple(
    fc.constantFrom(
      "accept",
      "accept-language",
      "user-agent",
      "referer",
      "x-forwarded-for",
      "if-match",
      "if-none-match",
      "idempotency-key",
      "sec-purpose",
      "cookie",
      "range",
      "origin",
    ),
    fc.oneof(
      headerText,
      fc.constantFrom("*", '"', "W/", '"r1"', ",,,", "text/html;q=x", "::1, 1.2.3.4", "bytes=0-"),
    ),
  )
  .map(([name, value]) => `${name}: ${value}`);
const host = fc.oneof(fc.constant("localhost"), headerText);

const codeBody = fc.record(
  {
    target: fc.oneof(fc.constant("https://museum.example/"), fc.webUrl(), fc.string(), fc.anything()),
    type: fc.oneof(fc.constantFrom("url", "text", "wifi", "vcard", "epc", "crypto", "event"), fc.anything()),
    fields: fc.oneof(
      fc.dictionary(fc.constantFrom("url", "text", "ssid", "name", "iban", "start"), fc.anything()),
      fc.anything(),
    ),
    style: fc.oneof(
      fc.dictionary(
        fc.constantFrom("size", "margin", "foreground", "logo", "modules", "frame"),
        fc.anything(),
      ),
      fc.anything(),
    ),
    title: fc.oneof(fc.string({ unit: "binary" }), fc.anything()),
    group: fc.oneof(fc.string({ unit: "binary" }), fc.anything()),
    landing: fc.oneof(
      fc.dictionary(fc.constantFrom("template", "headline", "links", "lead", "theme"), fc.anything()),
      fc.anything(),
    ),
    active: fc.anything(),
    shortId: fc.oneof(fc.stringMatching(/^[A-Za-z0-9_-]{3,48}$/), fc.anything()),
    name: fc.anything(),
    email: fc.anything(),
    confirm: fc.anything(),
    revoke: fc.anything(),
  },
  { requiredKeys: [] },
);
const body = fc.oneof(
  codeBody.map((value) =>
    JSON.stringify(value, (_name, member) => (typeof member === "bigint" ? 0 : member)),
  ),
  fc.json(),
  fc.string({ unit: "binary" }).map((text) => text.toWellFormed()),
);

interface Strange {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly host: string;
  readonly lines: readonly string[];
  readonly body: string | undefined;
  readonly type: string;
  readonly chunked: boolean;
  readonly keyed: boolean;
}
const strange = fc.record<Strange>({
  // DELETE and revoking keys would end the workspace that the rest of the requests need.
  method: fc.constantFrom("GET", "HEAD", "POST", "PATCH", "PUT", "OPTIONS"),
  path: path.filter((text) => !text.endsWith("/rotate")),
  query,
  host,
  lines: fc.array(headerLine, { maxLength: 5 }),
  body: fc.option(body, { nil: undefined }),
  type: fc.oneof(
    { weight: 4, arbitrary: fc.constant("application/json") },
    fc.constantFrom("text/plain", "", "a/b"),
  ),
  chunked: fc.boolean(),
  keyed: fc.boolean(),
});

function send(request: Strange) {
  const lines = [`host: ${request.host}`, ...request.lines];
  if (request.keyed) lines.push(`authorization: Bearer ${tenant.apiKey}`);
  const text = request.body;
  const line = `${request.method} ${request.path}${request.query}`;
  if (text === undefined) return rawExchange(scenario.url, head(line, ...lines));
  if (request.type !== "") lines.push(`content-type: ${request.type}`);
  if (request.chunked)
    return rawExchange(
      scenario.url,
      head(line, ...lines, "transfer-encoding: chunked"),
      text === "" ? "" : chunk(text),
      chunk(""),
    );
  return rawExchange(scenario.url, head(line, ...lines, `content-length: ${Buffer.byteLength(text)}`), text);
}

test("no request brings the service down", async () => {
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(strange, async (request) => {
      const answer = await send(request);
      expect(answer.status).toBeWithin(200, 500);
      expect(answer.status).not.toBe(422);
      statuses.add(answer.status);
    }),
    parameters,
  );
  expect(scenario.logged.filter(({ level }) => level === "error")).toEqual([]);
  // A fuzzer that never gets past the first check finds nothing.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 302, 400, 401, 404, 405, 415]));
}, 300_000);

test("no user agent, language, referrer or purpose stops a scan", async () => {
  const sender = fc.record({
    "user-agent": fc.oneof(
      headerText,
      fc.constantFrom("", "Mozilla/5.0", "(((", "Mozilla/5.0 (", "x".repeat(9_000)),
    ),
    "accept-language": fc.oneof(headerText, fc.constantFrom("de", "*", "-", "xx-".repeat(500))),
    referer: fc.oneof(headerText, fc.webUrl(), fc.constantFrom("http://", "about:blank", "https://[::1")),
    "sec-purpose": headerText,
    accept: headerText,
    cookie: headerText,
  });
  await fc.assert(
    fc.asyncProperty(sender, async (headers) => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      const answer = await rawExchange(
        scenario.url,
        head(`GET /r/${code.shortId}`, "host: localhost", ...lines),
      );
      expect(answer.status).toBe(302);
    }),
    parameters,
  );
}, 300_000);
