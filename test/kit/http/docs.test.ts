import { expect, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHROMIUM } from "../../browser/chromium.ts";
import { startScenario } from "../../scenario.ts";
import { fetchContract, operationsOf } from "./contract.ts";

/** The pages for people, in a real browser. */

const scenario = await startScenario();
const hasBrowser = CHROMIUM !== null;

test("there is a browser where the checks count", () => {
  expect(hasBrowser || process.env["CI"] !== "true").toBe(true);
});

const SWITCHES = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--enable-logging=stderr",
  "--virtual-time-budget=8000",
  "--dump-dom",
  // Requests of the browser to its maker reach nothing.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
];

interface Visit {
  /** The state of the page after it was loaded. */
  readonly dom: string;
  /** The messages of the page's console. */
  readonly console: readonly string[];
  /** Every address the page asked for, itself left out. */
  readonly requested: readonly string[];
}

/** Opens a page and waits until it has come to rest. */
async function visit(path: string): Promise<Visit> {
  const profile = mkdtempSync(join(tmpdir(), "quietzone-chromium-"));
  const netLog = join(profile, "net.json");
  try {
    const browser = Bun.spawn(
      [
        CHROMIUM ?? "",
        ...SWITCHES,
        `--user-data-dir=${profile}`,
        `--log-net-log=${netLog}`,
        scenario.url + path,
      ],
      { stdout: "pipe", stderr: "pipe" },
    );
    const [dom, said] = await Promise.all([browser.stdout.text(), browser.stderr.text()]);
    await browser.exited;
    const console = said.split("\n").filter((line) => line.includes(":CONSOLE"));
    return { dom, console, requested: requestsOf(readFileSync(netLog, "utf8")) };
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

/** The requests that a page of ours began; the browser's own have another initiator. */
function requestsOf(netLog: string): string[] {
  const { origin } = new URL(scenario.url);
  const events = netLog.split("\n").filter((line) => line.includes(`"initiator":"${origin}"`));
  return [...new Set(events.flatMap((line) => /"url":"([^"]+)"/.exec(line)?.[1] ?? []))];
}

test("the reference shows every operation, with what it must be given and its samples", async () => {
  const operations = operationsOf(await fetchContract(scenario.url));
  const pages = new Map<string, string>();
  const cover = await (await scenario.request("/docs/reference")).text();
  for (const { path, summary = "", tags: [tag = ""] = [], operationId = "" } of operations) {
    // The book is for workspaces.
    if (tag === "operator") {
      expect(cover).not.toContain(`#${operationId}"`);
      continue;
    }
    const page = pages.get(tag) ?? (await (await scenario.request(`/docs/reference/${tag}`)).text());
    pages.set(tag, page);
    const isThere = [
      page.includes(`<h2 id="${operationId}">${Bun.escapeHTML(summary)}`),
      cover.includes(`reference/${tag}#${operationId}`),
      cover.replaceAll("<wbr>", "").includes(path),
    ];
    expect([operationId, ...isThere]).toEqual([operationId, true, true, true]);
  }
});

test.if(hasBrowser)(
  "the pages for people load nothing from elsewhere and break no policy",
  async () => {
    for (const [path, heading] of [["/r/unknown", "This code is not known"]] as const) {
      const { dom, console, requested } = await visit(path);
      expect(dom).toContain(`<h1>${heading}</h1>`);
      expect(console).toEqual([]);
      for (const address of requested) expect(address).toStartWith(`${scenario.url}/`);
    }
  },
  300_000,
);

test("pages and their files have their media types, and load nothing from elsewhere", async () => {
  for (const path of ["/docs", "/docs/keys", "/docs/problems", "/docs/reference"]) {
    const { headers } = await scenario.request(path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toStartWith("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
});
