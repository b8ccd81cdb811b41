import { Elysia } from "elysia";
import { readColumns } from "../src/features/bulk/columns.ts";
import { readCsv } from "../src/features/bulk/csv.ts";
import { createNames } from "../src/features/bulk/names.ts";
import { placeAt } from "../src/features/codes/cursor.ts";
import { Landing } from "../src/features/codes/landing.ts";
import { parseTarget } from "../src/kit/shared/target.ts";
import { createSignedCookie } from "../src/features/consent/cookies.ts";
import { jsonObject, withoutNulls } from "../src/kit/http/body.ts";
import { createClientAddress } from "../src/kit/http/client.ts";
import { isUnmodified, requiredRevisions } from "../src/kit/http/conditional.ts";
import { parseForm } from "../src/kit/http/forms.ts";
import { retryKey } from "../src/kit/http/idempotency.ts";
import { checkedBody, page, query } from "../src/kit/http/input.ts";
import { pathOf } from "../src/kit/http/paths.ts";
import { admit, factsOf } from "../src/kit/http/requests.ts";
import { createTemplateTable } from "../src/kit/http/templates.ts";
import { textProblem } from "../src/features/leads/check.ts";
import { leadRefusal, readLeadForm } from "../src/features/leads/form.ts";
import { LEAD_FIELDS } from "../src/features/leads/constants.ts";
import { words } from "../src/features/logos/words.ts";
import { createCsvRecords } from "../src/features/moving/in/csv-records.ts";
import { createJsonRecords } from "../src/features/moving/in/json-records.ts";
import { partsOf } from "../src/features/moving/in/parts.ts";
import type { RecordParser } from "../src/features/moving/in/records.ts";
import { createRow } from "../src/features/moving/in/row.ts";
import { contactOf } from "../src/features/pages/contact.ts";
import { preparePage } from "../src/features/pages/prepared.ts";
import { renderPreview } from "../src/features/pages/render.ts";
import { problemsOf, readReportForm } from "../src/features/reports/form.ts";
import { codeNamed } from "../src/features/reports/named.ts";
import { hashVoucher } from "../src/features/plans/voucher-code.ts";
import { tidyText } from "../src/qr/font/text-line.ts";
import { readPngLogo } from "../src/qr/logo/png.ts";
import { readSvgLogo } from "../src/qr/logo/svg.ts";
import { readDeclarations, readStyleSheet } from "../src/qr/logo/svg/css.ts";
import { readPathData } from "../src/qr/logo/svg/path-data.ts";
import { readTransform } from "../src/qr/logo/svg/transform.ts";
import { amount } from "../src/qr/payload/amount.ts";
import { contentLines } from "../src/qr/payload/content-lines.ts";
import { contentValue, mecardValue, wifiValue } from "../src/qr/payload/escape.ts";
import { calendarText } from "../src/qr/payload/event.ts";
import { iban } from "../src/qr/payload/iban.ts";
import { CODE_TYPES } from "../src/qr/payload/index.ts";
import { mailAddress, splitAddresses } from "../src/qr/payload/mail-address.ts";
import { cardNumber, globalNumber } from "../src/qr/payload/phone-number.ts";
import { vcardText } from "../src/qr/payload/vcard.ts";
import { webAddress } from "../src/qr/payload/web-address.ts";
import { locate, searchOf } from "../src/features/rules/location.ts";
import { arrange, elementsIn, linkIn } from "../src/kit/gs1/gs1.ts";
import { createAgentClassifier } from "../src/features/scans/agents.ts";
import { closestLanguage, readerLanguage } from "../src/kit/languages/languages.ts";
import { bestLanguage, bestCoding, prefersHtml } from "../src/kit/shared/accept.ts";
import { parseAddress, parseNetwork } from "../src/kit/shared/address.ts";
import { csvLines } from "../src/kit/shared/csv.ts";
import { bearerToken, charsetOf, mediaTypeOf } from "../src/kit/shared/headers.ts";
import { createSigner } from "../src/kit/shared/hmac.ts";
import { createLog } from "../src/kit/shared/log.ts";
import { checkOf } from "../src/kit/shared/schema.ts";
import { withoutPairs } from "../src/kit/shared/surrogates.ts";
import { retryAfter } from "../src/features/webhooks/retry-after.ts";
import { TestClock } from "./scenario.ts";

/** Every function that reads text of strangers, without the limits of length in front of it. */

const clock = new TestClock();
const classify = createAgentClassifier();
const trusted = ["127.0.0.1/32", "1.1.1.1"].flatMap((text) => parseNetwork(text) ?? []);
const clientOf = createClientAddress(
  trusted,
  createLog("silent", clock, () => {}),
);
const signer = await createSigner(new Uint8Array(32));
const cookie = createSignedCookie("svc_consent", /^\w+$/, { signer, clock, secure: true });
const landingCheck = checkOf(Landing);
const queried = new Elysia().get("/", ({ query: { limit = "" } }) => limit, { query: query(page) });
const templateOf = createTemplateTable(
  ["/app/api/codes/:id", "/app/api/codes/:id/leads", "/p/:shortId/consent", "/assets/*"].map((path) => ({
    path,
  })),
  "/r/",
);

/** The landing content with a text wherever it may have one. */
const landingOf = (text: string): Landing => ({
  template: "lead",
  headline: text,
  text,
  cta: { label: text },
  lead: { ask: ["email"], submitLabel: text, consentText: text, thanks: text },
  links: [{ label: text, url: "https://museum.example/" }],
  legal: { imprintUrl: "https://museum.example/", privacyUrl: "https://museum.example/" },
  parts: [
    { type: "text", title: text, markdown: text },
    { type: "menu", currency: "EUR", sections: [{ title: text, dishes: [{ name: text, text }] }] },
    { type: "hours", zone: "UTC", weekly: {}, note: text },
  ],
});

function pageOf(text: string): string {
  const fields = { summary: "x", dtstart: "2026-09-01" };
  const source = {
    codeId: "code_1",
    tenantId: "ten_1",
    shortId: "abc",
    type: "event",
    fields,
    target: "https://museum.example/",
  };
  const state = { active: true, revision: 1, updatedAt: 0, title: text, tenantName: text };
  const landing: Landing = { ...landingOf(text), template: "event" };
  const media = { picture: new Map(), file: new Map() };
  const page = preparePage({ ...source, ...state, landing }, null, { cover: null, media }, "");
  return renderPreview(page, null, 0).html;
}

/** A request as it is when its body has been read. */
function received(type: string, body: string, headers: Record<string, string> = {}): Request {
  const request = new Request("http://localhost/", {
    method: "POST",
    headers: { ...headers, "content-type": type },
  });
  admit(request, { address: "127.0.0.1", proxied: false }, "req_1");
  factsOf(request).body = new TextEncoder().encode(body);
  return request;
}

const FORM = "application/x-www-form-urlencoded";
const PARTS = "multipart/form-data; boundary=b";

const json = (text: string) => withoutNulls(jsonObject(new TextEncoder().encode(text)));
const passes = locate("https://museum.example/?a=1&utm_source=x#top", { source: "poster" });
const pathData = (text: string) => readPathData(text);

/** Feeds a file in pieces, as it arrives. */
function recordsOf(parser: RecordParser, text: string): number {
  const bytes = new TextEncoder().encode(text);
  let found = 0;
  for (let at = 0; at < bytes.length; at += 64 * 1024)
    for (const _ of parser.take(bytes.subarray(at, at + 64 * 1024))) found++;
  return found;
}

export const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  "name of a file": (text) => createNames(".svg").take(text),
  "CSV file": (text) => [...readCsv(`target\n${text}`).rows()].length,
  "header of a CSV file": (text) => readCsv(text),
  "table of links": (text) => recordsOf(createCsvRecords(), `target\n${text}`),
  "list of links": (text) => recordsOf(createJsonRecords([""]), `[{${text}`),
  "value of a link": (text) => {
    const row = createRow({ time: text, tags: text, [text]: "1" });
    return [row.time("time"), row.names("tags"), row.dropped()];
  },
  "short address": (text) => partsOf(text),
  "columns of a CSV file": (text) => readColumns(text.split(",")),
  "cell of an export": (text) => csvLines([[text, text]]),
  "query of a scan": (text) => passes(searchOf(`/?${text}`)),
  "target of a code": (text) =>
    parseTarget(text, {
      baseUrl: "https://qr.example.org",
      isOurHost: () => false,
      gs1On: () => false,
      listedBy: () => null,
    }),
  cursor: (text) => placeAt("newest", text),
  "cursor of an order": (text) => placeAt("title", `title.${text}`),
  "forwarded addresses": (text) => clientOf("127.0.0.1", text),
  "If-Match": requiredRevisions,
  "If-None-Match": (text) => isUnmodified(text, '"r1"'),
  "charset of a body": charsetOf,
  "body with characters of two units": (text) => withoutPairs({ a: [text, "💩"] }),
  "Idempotency-Key": (text) => retryKey(received("", "", { "idempotency-key": text }), "/"),
  "Retry-After": (text) => retryAfter(text, 0),
  path: (text) => templateOf(pathOf(`http://localhost/${text}`)),
  "path of many parts": (text) => templateOf(`/app/api/codes/${text}`),
  query: (text) => queried.handle(new Request(`http://localhost/?${text}`)).then((answer) => answer.text()),
  form: (text) => parseForm(received(FORM, text)),
  "value of a form": (text) => parseForm(received(FORM, `name=${text}`)),
  "form in parts": (text) => parseForm(received(PARTS, `${text}--b--\r\n`)),
  "part of a form": (text) =>
    parseForm(received(PARTS, `--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n${text}\r\n--b--\r\n`)),
  "boundary of a form": (text) => parseForm(received(`multipart/form-data; boundary=${text}`, "--b--\r\n")),
  cookies: (text) => cookie.read(text),
  "value of a cookie": (text) => cookie.read(`svc_consent=${text}`),
  "JSON body": json,
  "text of a JSON body": (text) => json(`{"a":"${text}"}`),
  "member of a JSON body": (text) => json(`{"a":[${text}0]}`),
  "members of a JSON body": (text) => json(`{${text}"z":1}`),
  "landing content": (text) => checkedBody(landingCheck, landingOf(text)),
  "links of landing content": (text) =>
    checkedBody(landingCheck, {
      template: "links",
      headline: "x",
      links: [`https://${text}`, `tel:${text}`, `mailto:${text}`].map((url) => ({ label: "x", url })),
    }),
  "hosted page": pageOf,
  lead: (text) =>
    leadRefusal(readLeadForm(Object.fromEntries(LEAD_FIELDS.map((name) => [name, text]))), LEAD_FIELDS),
  "text of a lead": (text) => LEAD_FIELDS.map((name) => textProblem(name, text, [])),
  report: (text) =>
    problemsOf(readReportForm({ code: text, reason: text, words: text, name: text, email: text })),
  "code of a report": (text) => codeNamed(text, "https://qr.example.org"),
  contact: (text) => contactOf({ type: "vcard", fields: { fn: text, tel: text, email: text, url: text } }),
  "words of a search": words,
  voucher: hashVoucher,
  caption: tidyText,
  "PNG in base64": readPngLogo,
  "PNG in a data URI": (text) => readPngLogo(`data:image/png;base64,${text}`),
  "SVG logo": readSvgLogo,
  "content of an SVG logo": (text) =>
    readSvgLogo(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${text}</svg>`),
  "SVG logo with pictures": (text) =>
    readSvgLogo(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><image href="data:image/svg+xml,${text}"/></svg>`,
    ),
  "style attribute": readDeclarations,
  "style sheet": readStyleSheet,
  "path of a logo": pathData,
  transform: readTransform,
  "fields of every type": (text) =>
    CODE_TYPES.flatMap(({ fields, payload }) => {
      try {
        return payload(Object.fromEntries(Object.keys(fields.properties).map((name) => [name, text])));
      } catch {
        return [];
      }
    }),
  "text of a calendar": contentValue,
  "text of a MECARD": mecardValue,
  "name of a network": wifiValue,
  "lines of a card": (text) => contentLines([text]),
  vCard: (text) => vcardText({ fn: text }),
  iCalendar: (text) => calendarText({ summary: text, dtstart: "2026-09-01" }),
  amount: (text) => amount(text, { decimals: 2, max: "999999999.99" }),
  IBAN: iban,
  "element strings of GS1": (text) => {
    const elements = elementsIn(`(01)09521234543213(10)${text}`);
    return Array.isArray(elements) && arrange(elements);
  },
  "a path of GS1": (text) => linkIn(`/01/09521234543213/10/${text}`, ""),
  "a query of GS1": (text) => linkIn("/01/09521234543213", text),
  "mail address": mailAddress,
  "mail addresses": splitAddresses,
  "phone number": (text) => [cardNumber(text), globalNumber(text)],
  "web address": webAddress,
  "user agent": classify,
  "Accept-Language": (text) => [bestLanguage(text, ["en", "de"]), readerLanguage(text)],
  "language tag": closestLanguage,
  "Accept-Encoding": (text) => bestCoding(text, ["br", "gzip"]),
  Accept: prefersHtml,
  address: (text) => [parseAddress(text), parseNetwork(text)],
  Authorization: bearerToken,
  "Content-Type": mediaTypeOf,
};
