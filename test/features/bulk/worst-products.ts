import { checkDigit } from "../../../src/kit/gs1/gs1.ts";
import { amount } from "../../worst/amounts.ts";

/* The worst files of codes with GS1 addresses. */

/** A plan's most rows; fewer where not all is tested. */
const ROWS = amount(20_000, 1_500, 300);
/** Rows of the most links, which fill a body. */
const LINKED = amount(500, 50, 10);

const TARGET = "https://museum.example/";
const PRODUCT = "09521234543213";

const rows = (count: number, row: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => row(index)).join("\n");

/** Files that were made: each has names of its own, where it makes codes. */
let files = 0;

function gtin(index: number): string {
  const digits = `9${String(files).padStart(5, "0")}${String(index).padStart(7, "0")}`;
  return digits + checkDigit(digits);
}

const links = () =>
  JSON.stringify(
    Array.from({ length: 100 }, (_, at) => ({
      type: "gs1:pip",
      href: `${TARGET}${at}`,
      title: `Hall ${at}`,
    })),
  ).replaceAll('"', '""');

type File = readonly [name: string, query: string, csv: () => string];

const made = (csv: () => string) => () => {
  files++;
  return csv();
};

/** Names, queries and contents. Rows that another file has made are left out. */
export const PRODUCT_FILES: readonly File[] = [
  [
    "codes of as many products",
    "?onError=skip",
    made(() => `target,gtin\n${rows(ROWS, (index) => `${TARGET},${gtin(index)}`)}`),
  ],
  [
    "codes of the serials of a product",
    "?onError=skip",
    made(
      () =>
        `target,gtin,lot,serial\n${TARGET},${PRODUCT},,\n${rows(ROWS - 1, (index) => `${TARGET},${PRODUCT},LOT-${files},${files}-${index}`)}`,
    ),
  ],
  [
    "codes of products with the most links",
    "?onError=skip",
    made(() => {
      const cell = links();
      return `target,gtin,links\n${rows(LINKED, (index) => `${TARGET},${gtin(index)},"${cell}"`)}`;
    }),
  ],
  [
    "serials of as many products that are not there, only looked at",
    "?dryRun=true&onError=skip",
    made(() => `target,gtin,lot,serial\n${rows(ROWS, (index) => `${TARGET},${gtin(index)},L,${index}`)}`),
  ],
  [
    "products that are all wrong, only looked at",
    "?dryRun=true&onError=skip",
    () =>
      `target,gtin,lot,serial\n${rows(ROWS, () => `${TARGET},${PRODUCT.slice(0, -1)}4,a b,${"!".repeat(30)}`)}`,
  ],
  [
    "products that are all the same, only looked at",
    "?dryRun=true&onError=skip",
    () => `target,gtin\n${rows(ROWS, () => `${TARGET},${PRODUCT}`)}`,
  ],
  [
    "symbols of serials",
    "",
    () => `gtin,lot,serial,host\n${rows(ROWS, (index) => `${PRODUCT},LOT-7,${index},id.museum.example`)}`,
  ],
];
