import { afterAll, describe, test } from "bun:test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AT_LENGTH, IS_QUICK } from "../extent.ts";
import { stopWithUs } from "../stop-with-us.ts";
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from "playwright-core";
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
  // The browser's own requests to its maker fail. A name on plain http is trusted less than loopback is.
  "--host-resolver-rules=MAP qr.intranet.example 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE ::1",
  // Pages of one profile share a renderer: to start one takes the processor longer than to load a page.
  "--renderer-process-limit=1",
  "--disable-site-isolation-trials",
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
  readonly locale?: "en-US" | "de-DE" | "fr-FR" | "es-ES" | "it-IT" | "ar-EG";
  /** Global Privacy Control. */
  readonly gpc?: boolean;
  /** Switches the page's Content-Security-Policy off. */
  readonly bypassCSP?: boolean;
}

const WIDTHS = [360, 1280] as const;
const SCHEMES = ["light", "dark"] as const;

/**
 * Every window and scheme, with and without scripts: eight combinations. The gate takes four of them, in
 * which every two of window, scheme and script still meet; the quick tier two that have nothing in common.
 */
export const LOOKS: readonly Look[] = WIDTHS.flatMap((width) =>
  SCHEMES.flatMap((scheme) => [true, false].map((script) => ({ width, scheme, script }))),
).filter(({ width, scheme, script }) => {
  const [isSmall, isLight] = [width === 360, scheme === "light"];
  if (IS_QUICK) return isSmall === isLight && isSmall === script;
  return AT_LENGTH || (isSmall === isLight) === script;
});

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
  readonly scheme: Look["scheme"];
  /** Every request so far, in order. */
  readonly sent: readonly Sent[];
  /** Errors of the page: requests that its policy refused, exceptions, and dialogs. */
  readonly complaints: readonly string[];
  /** Names of the cookies the browser holds, sorted. */
  cookies(): Promise<string[]>;
  leave(): Promise<void>;
}

let launched: Promise<Browser> | null = null;

/**
 * The browser's program, which all test files of a process share. It ends with the process, because its pipe
 * closes.
 */
function sharedBrowser(): Promise<Browser> {
  launched ??= launch();
  return launched;
}

async function launch(): Promise<Browser> {
  if (CHROMIUM === null) throw new Error("There is no browser to start");
  const home = mkdtempSync(join(tmpdir(), "quietzone-browser-"));
  const { TMPDIR } = process.env;
  // Playwright can't be told where to put the browser's files.
  process.env["TMPDIR"] = home;
  try {
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: SWITCHES });
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    const { id } = processInfo.find(({ type }) => type === "browser") ?? {};
    stopWithUs(["tail", "-f", "/dev/null", `--pid=${id}`], home);
    // After a test that took too long Bun ends all processes that were started: the next test starts another
    // browser.
    browser.on("disconnected", () => {
      launched = null;
      idle.clear();
    });
    return browser;
  } finally {
    if (TMPDIR === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = TMPDIR;
  }
}

/**
 * A profile that is kept for the next visitor with the same settings, with its renderer and its cached files.
 */
interface Profile {
  readonly context: BrowserContext;
  /** An empty page. While it is open, the renderer goes on: a new one takes longer than most pages. */
  readonly kept: Page;
  readonly devtools: CDPSession;
}

/** Profiles that nobody uses now, by their settings. */
const idle = new Map<string, Profile[]>();

async function profileOf(settings: string, look: Look): Promise<Profile> {
  const known = idle.get(settings)?.pop();
  if (known) return known;
  const browser = await sharedBrowser();
  const context = await browser.newContext({
    ...(look.zoom === undefined ? {} : { deviceScaleFactor: look.zoom }),
    javaScriptEnabled: look.script,
    locale: look.locale ?? "en-US",
    reducedMotion: "reduce",
    bypassCSP: look.bypassCSP ?? false,
    ...(look.gpc ? { extraHTTPHeaders: { "Sec-GPC": "1" } } : {}),
  });
  // On a machine that has other things to do, too.
  context.setDefaultTimeout(200_000);
  const kept = await context.newPage();
  return { context, kept, devtools: await context.newCDPSession(kept) };
}

/** Makes a profile as good as new: nothing that a visitor did or a test changed is left. */
async function clean({ context, kept, devtools }: Profile, origins: ReadonlySet<string>): Promise<void> {
  await Promise.all(context.pages().map((page) => (page === kept ? null : page.close())));
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await Promise.all([context.setOffline(false), context.clearPermissions(), context.clearCookies()]);
  for (const origin of origins)
    await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
}

/**
 * Visitors of this file. Each begins with an empty profile. Change only what `clean` undoes in a visitor's
 * context.
 */
export async function startBrowser(): Promise<{ visit(look: Look): Promise<Person> }> {
  /** Those of visitors who have not left, because their test failed. */
  const taken = new Set<Profile>();
  afterAll(() => Promise.all([...taken].map(({ context }) => context.close())));
  return {
    async visit(look) {
      const { zoom, script, locale, gpc, bypassCSP } = look;
      const settings = JSON.stringify({ zoom, script, locale, gpc, bypassCSP });
      const profile = await profileOf(settings, look);
      taken.add(profile);
      const { context } = profile;
      const page = await context.newPage();
      // The clock of a page is that of its context, and can't be taken out again.
      let hasClock = false;
      Object.defineProperty(page, "clock", {
        get() {
          hasClock = true;
          return context.clock;
        },
      });
      await page.setViewportSize(windowOf(look));
      await page.emulateMedia({ colorScheme: look.scheme });
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
        scheme: look.scheme,
        sent,
        complaints,
        cookies: async () => (await context.cookies()).map(({ name }) => name).sort(),
        async leave() {
          if (hasClock) {
            taken.delete(profile);
            return context.close();
          }
          await clean(
            profile,
            new Set(sent.map(({ url }) => url.origin).filter((origin) => origin !== "null")),
          );
          taken.delete(profile);
          idle.set(settings, [...(idle.get(settings) ?? []), profile]);
        },
      };
    },
  };
}

/** The size of a window. Zoom makes the viewport smaller and each of its pixels larger. */
function windowOf({ width, zoom }: Look): { width: number; height: number } {
  return zoom === undefined ? { width, height: 800 } : { width: width / zoom, height: 1_024 / zoom };
}

/** Whether Chromium logged an answer of 400 or more, which it does as an error. The tests check such statuses themselves. */
function isAnsweredStatus(text: string): boolean {
  return text.startsWith("Failed to load resource: the server responded with a status of");
}
