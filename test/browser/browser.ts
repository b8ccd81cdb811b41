import { afterAll, describe, test } from "bun:test";
import { AT_LENGTH } from "../extent.ts";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { CHROMIUM } from "./chromium.ts";

/** The hosted pages as people meet them: in a real Chromium, on loopback and nowhere else. */

const SWITCHES = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Whatever the browser wants of its maker, it does not reach anyone.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];

/**
 * A group of tests that need a browser. Without one it shows as skipped, and nothing of it is started; with CI=true it
 * throws instead: the checks that count can't be skipped.
 */
export function describeInBrowser(name: string, body: () => Promise<void>): void {
  if (CHROMIUM !== null) {
    describe(name, body);
    return;
  }
  if (process.env["CI"] === "true") throw new Error("Chromium is needed by these tests and not installed");
  process.stderr.write(`Chromium is not installed: ${name} is not tested\n`);
  test.skip(name, () => {});
}

/** How somebody looks at a page. */
export interface Look {
  /** Pixels of the window. */
  readonly width: 360 | 1280;
  /** How many times larger everything is shown, as by a browser's own zoom; once when left out. */
  readonly zoom?: 2 | 4;
  readonly scheme: "light" | "dark";
  readonly script: boolean;
  /** BCP 47, what `Accept-Language` says; English when left out. */
  readonly locale?: "en-US" | "de-DE";
  /** Global Privacy Control. */
  readonly gpc?: boolean;
  /** Lets a test put axe into the page, which the page's own policy forbids. */
  readonly bypassCSP?: boolean;
}

const WIDTHS = [360, 1280] as const;
const SCHEMES = ["light", "dark"] as const;

/**
 * Every window and scheme, with and without scripts: eight ways to look at a page. The quick run takes four of them, in
 * which every two of the three still meet.
 */
export const LOOKS: readonly Look[] = WIDTHS.flatMap((width) =>
  SCHEMES.flatMap((scheme) => [true, false].map((script) => ({ width, scheme, script }))),
).filter(({ width, scheme, script }) => AT_LENGTH || ((width === 360) === (scheme === "light")) === script);

/** A way to look as a test's name: `360 px, dark, without scripts`. */
export function lookName({ width, scheme, script }: Look): string {
  return `${width} px, ${scheme}, ${script ? "with" : "without"} scripts`;
}

/** One request a browser made: `GET /p/abc`. */
export interface Sent {
  readonly method: string;
  readonly url: URL;
  /** Playwright's kind: document, ping, fetch, image … */
  readonly kind: string;
}

/** Somebody with a browser of their own: nothing is shared with others but the program. */
export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Every request so far, in order. */
  readonly sent: readonly Sent[];
  /** What went wrong in the page: refused by its policy, thrown, asked by a dialog. */
  readonly complaints: readonly string[];
  /** Names of the cookies the browser holds, sorted. */
  cookies(): Promise<string[]>;
  leave(): Promise<void>;
}

/** Starts the one browser of a test file; it is gone when the file is done. */
export async function startBrowser(): Promise<{ visit(look: Look): Promise<Person> }> {
  if (CHROMIUM === null) throw new Error("There is no browser to start");
  const browser: Browser = await chromium.launch({ executablePath: CHROMIUM, args: SWITCHES });
  afterAll(() => browser.close());
  return {
    async visit(look) {
      const context = await browser.newContext({
        ...windowOf(look),
        colorScheme: look.scheme,
        javaScriptEnabled: look.script,
        locale: look.locale ?? "en-US",
        reducedMotion: "reduce",
        bypassCSP: look.bypassCSP ?? false,
        ...(look.gpc ? { extraHTTPHeaders: { "Sec-GPC": "1" } } : {}),
      });
      context.setDefaultTimeout(5_000);
      const page = await context.newPage();
      const sent: Sent[] = [];
      const complaints: string[] = [];
      page.on("request", (request) =>
        sent.push({
          method: request.method(),
          url: new URL(request.url()),
          kind: request.resourceType(),
        }),
      );
      page.on("console", (message) => {
        if (message.type() === "error" && !isAnsweredStatus(message.text())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("dialog", (dialog) => {
        complaints.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      return {
        page,
        context,
        sent,
        complaints,
        cookies: async () => (await context.cookies()).map(({ name }) => name).sort(),
        leave: () => context.close(),
      };
    },
  };
}

/** Zoomed in, a window of the same size has fewer of the page's pixels, and more of its own to each. */
function windowOf({ width, zoom }: Look) {
  if (zoom === undefined) return { viewport: { width, height: 800 } };
  return { viewport: { width: width / zoom, height: 1_024 / zoom }, deviceScaleFactor: zoom };
}

/** Chromium logs every answer of 400 and more as an error; which of them are right is for the tests to say. */
function isAnsweredStatus(text: string): boolean {
  return text.startsWith("Failed to load resource: the server responded with a status of");
}
