import { afterAll, describe, test } from "bun:test";
import { AT_LENGTH } from "../extent.ts";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { CHROMIUM } from "./chromium.ts";

/** Tests of the hosted pages in a real Chromium, which connects to loopback only. */

const SWITCHES = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // The browser's own requests to its maker fail.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];

/**
 * A group of tests that need a browser. Without one the group is skipped, and nothing of it runs. With CI=true it throws
 * instead, because CI must not skip a check.
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

/** A visitor's browser settings. */
export interface Look {
  /** Width of the window in pixels. */
  readonly width: 360 | 1280;
  /** The browser's zoom; 1 by default. */
  readonly zoom?: 2 | 4;
  readonly scheme: "light" | "dark";
  readonly script: boolean;
  /** BCP 47, sent as `Accept-Language`; English by default. */
  readonly locale?: "en-US" | "de-DE";
  /** Global Privacy Control. */
  readonly gpc?: boolean;
  /** Switches the page's Content-Security-Policy off. */
  readonly bypassCSP?: boolean;
}

const WIDTHS = [360, 1280] as const;
const SCHEMES = ["light", "dark"] as const;

/**
 * Every window and scheme, with and without scripts: eight combinations. The quick run takes four of them, in which every
 * two of window, scheme and script still meet.
 */
export const LOOKS: readonly Look[] = WIDTHS.flatMap((width) =>
  SCHEMES.flatMap((scheme) => [true, false].map((script) => ({ width, scheme, script }))),
).filter(({ width, scheme, script }) => AT_LENGTH || ((width === 360) === (scheme === "light")) === script);

/** A look for a test's name: `360 px, dark, without scripts`. */
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

/** A visitor with a browser session of their own. All visitors share the browser's program. */
export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Every request so far, in order. */
  readonly sent: readonly Sent[];
  /** Errors of the page: requests that its policy refused, exceptions, and dialogs. */
  readonly complaints: readonly string[];
  /** Names of the cookies the browser holds, sorted. */
  cookies(): Promise<string[]>;
  leave(): Promise<void>;
}

/** Starts a browser for a whole test file, and closes it when the file is done. */
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
      // On a machine that has other things to do, too.
      context.setDefaultTimeout(60_000);
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

/** The browser's settings for a window. Zoom makes the viewport smaller and each of its pixels larger. */
function windowOf({ width, zoom }: Look) {
  if (zoom === undefined) return { viewport: { width, height: 800 } };
  return { viewport: { width: width / zoom, height: 1_024 / zoom }, deviceScaleFactor: zoom };
}

/** Whether Chromium logged an answer of 400 or more, which it does as an error. The tests check such statuses themselves. */
function isAnsweredStatus(text: string): boolean {
  return text.startsWith("Failed to load resource: the server responded with a status of");
}
