/** Numbers as people type them. */

/** An amount as a text of a form: `4.50`. */
export function textOfAmount(amount: number): string {
  const text = String(amount).includes("e")
    ? amount.toLocaleString("en", { useGrouping: false, maximumFractionDigits: 20 })
    : String(amount);
  const [whole = "", digits] = text.split(".");
  if (digits === undefined) return whole;
  // Three digits behind a separator would be read as thousands.
  return `${whole}.${digits.padEnd(digits.length === 3 && whole !== "0" ? 4 : 2, "0")}`;
}

/** Blanks, and marks between thousands that are no separators of decimals. */
const GAPS = /[\s'’]/g;
const THOUSANDS = /^[1-9]\d{0,2}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$/;

/**
 * The amount that a text means, with a point or a comma, with or without the sign of a currency. A separator
 * before three digits stands between thousands. A text that means none is returned: the service says so.
 */
export function amountOf(text: string): number | string {
  const plain = text.replace(GAPS, "").replace(/^\p{Sc}|\p{Sc}$/gu, "");
  if (THOUSANDS.test(plain)) {
    const [whole = "", cents] = plain.split(/[.,](?=\d{1,2}$)/);
    return Number(`${whole.replace(/[.,]/g, "")}.${cents ?? "0"}`);
  }
  return /^\d+(?:[.,]\d*)?$/.test(plain) ? Number(plain.replace(",", ".")) : text.trim();
}

/** A number with a point or a comma; the text where it is none. */
export function numberOf(text: string): number | string {
  const plain = text.trim().replace(",", ".").replace("−", "-");
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text.trim();
}

/** Seconds as `1:05`, or `1:02:05` from an hour on. */
export function textOfSeconds(seconds: number): string {
  const whole = Math.floor(seconds);
  const rest = String(seconds).split(".")[1];
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60];
  const tail = `${String(whole % 60).padStart(2, "0")}${rest === undefined ? "" : `.${rest}`}`;
  return hours === 0 ? `${minutes}:${tail}` : `${hours}:${String(minutes).padStart(2, "0")}:${tail}`;
}

/** The seconds of `1:05`; the text where it is no time. */
export function secondsOf(text: string): number | string {
  const plain = text.trim().replace(",", ".");
  const found = /^(?:(?:(\d+):)?(\d{1,3}):)?(\d{1,5})(\.\d+)?$/.exec(plain);
  if (!found) return plain;
  const [, hours = 0, minutes = 0, seconds = 0, rest = ""] = found;
  return Number(`${Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)}${rest}`);
}

/** A dish of a line that was pasted: its name, and its price where it ends with one. */
export interface DishLine {
  readonly name: string;
  readonly amount: string;
}

/** A currency at the end of a line. */
const CURRENCY = /(?:\p{Sc}|[A-Z]{3}|kr\.?|zł|Kč|Ft|lei|лв\.?)$/u;
const SIGN = /\p{Sc}$/u;
const [OF_NUMBERS, BEFORE_PRICES, BETWEEN] = ["0123456789.,'’", " \t\u00a0.…", " \t\u00a0.…·:–-"];

/** Where the run of some characters at the end of a text begins. */
function runAtEnd(text: string, characters: string): number {
  let at = text.length;
  while (at > 0 && characters.includes(text[at - 1] ?? "")) at--;
  return at;
}

/** A line that ends with a price: `Soup ..... € 4,50`, `Soup 4.50 EUR`, `Soup 4,-`; `null` for any other. */
function priced(line: string): DishLine | null {
  const bare = line.endsWith("-") ? line.slice(0, -1) : line;
  const ended = /[.,]$/.test(bare) ? bare.slice(0, -1) : bare;
  const counted = ended.replace(CURRENCY, "").trimEnd();
  const run = runAtEnd(counted, OF_NUMBERS);
  const first = counted.slice(run).search(/\d/);
  if (first < 0) return null;
  const start = run + first;
  const before = counted.slice(0, start);
  const head = SIGN.test(before.trimEnd()) ? before.trimEnd().slice(0, -1) : before;
  if (runAtEnd(head, BEFORE_PRICES) === head.length) return null;
  const name = head.slice(0, runAtEnd(head, BETWEEN));
  const amount = counted.slice(start);
  return name === "" ? null : { name, amount: amount.slice(0, runAtEnd(amount, ".,'’")) };
}

/** The dishes of lines such as `Soup 4,50`. Empty lines are left out, and signs of a list before a name. */
export function dishesOfLines(text: string): DishLine[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim().replace(/^[-*•·–]\s+/, ""))
    .filter((line) => line !== "")
    .map((line) => priced(line) ?? { name: line, amount: "" });
}
