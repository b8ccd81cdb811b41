import { expect, test } from "bun:test";
import { createNames } from "../src/bulk/names.ts";
import { readCsv } from "../src/bulk/csv.ts";
import { parseTarget } from "../src/codes/target.ts";
import { createClientAddress } from "../src/http/client.ts";
import { isUnmodified, requiredRevisions } from "../src/http/conditional.ts";
import { words } from "../src/logos/words.ts";
import { hashVoucher } from "../src/plans/voucher-code.ts";
import { tidyText } from "../src/qr/font/text-line.ts";
import { readPngLogo } from "../src/qr/logo/png.ts";
import { readDeclarations, readStyleSheet } from "../src/qr/logo/svg/css.ts";
import { readPathData } from "../src/qr/logo/svg/path-data.ts";
import { readTransform } from "../src/qr/logo/svg/transform.ts";
import { contentValue, mecardValue, wifiValue } from "../src/qr/payload/escape.ts";
import { iban } from "../src/qr/payload/iban.ts";
import { mailAddress, splitAddresses } from "../src/qr/payload/mail-address.ts";
import { cardNumber, globalNumber } from "../src/qr/payload/phone-number.ts";
import { webAddress } from "../src/qr/payload/web-address.ts";
import { createAgentClassifier } from "../src/scans/agents.ts";
import { bestLanguage, firstCoding, prefersHtml } from "../src/shared/accept.ts";
import { parseAddress, parseNetwork } from "../src/shared/address.ts";
import { createLog } from "../src/shared/log.ts";
import { TestClock } from "./scenario.ts";
import { csvLines } from "../src/shared/csv.ts";
import { bearerToken, mediaTypeOf } from "../src/shared/headers.ts";
import { workOf } from "./yardstick.ts";

/** What reads text of strangers takes time in proportion to it, whatever lets it in. Patterns have a test of their own. */

const LONG = 1 << 20;

/** Work on a thirty-second of it that nothing linear needs, in yardsticks; and how much more four times the text may take. */
const FAR_TOO_MUCH = 0.5;
const MOST_GROWTH = 8;
const LITTLE = 0.5;

const classify = createAgentClassifier();
const trusted = ["127.0.0.1/32", "1.1.1.1"].flatMap((text) => parseNetwork(text) ?? []);
const clientOf = createClientAddress(
  trusted,
  createLog("silent", new TestClock(), () => {}),
);

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  "name of a file": (text) => createNames(".svg").take(text),
  "CSV file": (text) => [...readCsv(`target\n${text}`).rows()].length,
  "header of a CSV file": (text) => readCsv(text),
  "cell of an export": (text) => csvLines([[text, text]]),
  "target of a code": (text) => parseTarget(text, "https://qr.example.org"),
  "forwarded addresses": (text) => clientOf("127.0.0.1", text),
  "If-Match": requiredRevisions,
  "If-None-Match": (text) => isUnmodified(text, '"r1"'),
  "words of a search": words,
  voucher: hashVoucher,
  caption: tidyText,
  "PNG in base64": readPngLogo,
  "style attribute": readDeclarations,
  "style sheet": readStyleSheet,
  path: (text) => readPathData(text),
  transform: readTransform,
  "text of a calendar": contentValue,
  "text of a MECARD": mecardValue,
  "name of a network": wifiValue,
  IBAN: iban,
  "mail address": mailAddress,
  "mail addresses": splitAddresses,
  "phone number": (text) => [cardNumber(text), globalNumber(text)],
  "web address": webAddress,
  "user agent": classify,
  "Accept-Language": (text) => bestLanguage(text, ["en", "de"]),
  "Accept-Encoding": (text) => firstCoding(text, ["br", "gzip"]),
  Accept: prefersHtml,
  address: (text) => [parseAddress(text), parseNetwork(text)],
  Authorization: bearerToken,
  "Content-Type": mediaTypeOf,
};

/** What texts are made of. */
const UNITS = [
  ..." ,;:\"'\\/.-%&=a0\n",
  ...["a,", "a;", 'a"', '","', "\r\n", "a=b;", "q=0,", "a\u0301\u0323", "\u0301\u0323", "😀", "%20"],
  ...[
    "M0 0",
    "1e",
    "a1 1 0 0 0 1 1",
    ".a{b:c}",
    "/*",
    "a{",
    "rotate(1)",
    "A@",
    "a.",
    "Mozilla/5.0 (",
    '"r1",',
    "1.1.1.1,",
  ],
];

/** @returns why it is not linear; `null` when it is. A refusal is an answer. */
async function fault(read: (text: string) => unknown, unit: string): Promise<string | null> {
  const work = (length: number) => {
    const text = unit.repeat(length / unit.length);
    return workOf(() => {
      try {
        read(text);
      } catch {}
    });
  };
  const short = await work(LONG / 32);
  if (short > FAR_TOO_MUCH && (await work(LONG / 32)) > FAR_TOO_MUCH) return `${short} for ${LONG / 32}`;
  const long = await work(LONG);
  if (long <= LITTLE) return null;
  const growth = Math.min(long, await work(LONG)) / Math.max(await work(LONG / 4), await work(LONG / 4));
  if (growth <= MOST_GROWTH) return null;
  // Once a pattern's stack is full the engine goes on without compiled code. That is one jump.
  const twice = (await work(2 * LONG)) / Math.min(long, await work(LONG));
  return twice <= 3 ? null : `${growth} times, and ${twice} times for twice the length`;
}

test.each(Object.keys(READERS))(
  "%s is read in proportion to its length",
  async (name) => {
    const read = READERS[name] ?? (() => {});
    const faults: string[] = [];
    for (const unit of UNITS) {
      const why = await fault(read, unit);
      if (why !== null) faults.push(`${JSON.stringify(unit)}: ${why}`);
    }
    expect(faults).toEqual([]);
  },
  60_000,
);
