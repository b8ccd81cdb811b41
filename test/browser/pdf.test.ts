import { afterAll, expect, test } from "bun:test";
import { chromium } from "playwright-core";
import { epub, mp3, pdf } from "../features/files/samples.ts";
import { upload } from "../features/files/uploads.ts";
import { describeInBrowser, type Look, startBrowser } from "./browser.ts";
import { evaluate, startWorld } from "./world.ts";

/**
 * Files of pages in Chromium: a PDF opens in the browser's viewer, and nothing in a file runs in the
 * service's origin. The headless shell has no viewer, and saves a PDF. The whole browser is asked where it
 * is installed.
 */

const WHOLE = Bun.which("/usr/bin/chromium");
const PHONE: Look = { width: 360, scheme: "light", script: true };
/** A page with a script, as somebody would hide it in a file. */
const HTML = "<!doctype html><script>document.title = 'run'</script>";

describeInBrowser("files in a browser", async () => {
  const { scenario, tenant } = await startWorld({ QZ_SIGNUP_PLAN: "unlimited" });
  const { visit } = await startBrowser();

  /** A drawing of the service as PDF, which viewers can show. */
  async function drawing(): Promise<Uint8Array> {
    const input = { type: "text", fields: { text: "Welcome" }, format: "pdf" };
    const answer = await scenario.post("/app/api/export", input);
    expect(answer.status).toBe(200);
    return answer.bytes();
  }

  test("a PDF is sent so that a viewer shows it, under a policy that lets nothing run", async () => {
    const { id } = await upload(scenario, tenant, await drawing(), "application/pdf", "?title=Menu");
    const { headers } = await scenario.request(`/f/${id}`);
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toBe('inline; filename="Menu.pdf"');
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    const policy = (headers.get("content-security-policy") ?? "").split("; ");
    expect(policy).toContain("default-src 'none'");
    // Older viewers show an empty page in a sandbox.
    expect(policy).not.toContain("sandbox");
    expect(policy.filter((rule) => /script|frame|connect|unsafe-eval/.test(rule))).toEqual([]);
  });

  // CI has the headless shell alone, which has no viewer: there the headers above are all that can be asked.
  if (WHOLE !== null)
    test("the viewer of a whole browser shows a PDF at its address", async () => {
      const { id } = await upload(scenario, tenant, await drawing(), "application/pdf");
      const browser = await chromium.launch({
        executablePath: WHOLE,
        args: ["--no-sandbox", "--headless=new", "--disable-gpu"],
        ignoreDefaultArgs: ["--headless"],
      });
      afterAll(() => browser.close());
      const page = await browser.newPage();
      const saved: string[] = [];
      page.on("download", (download) => saved.push(download.url()));
      // The viewer is an extension of the browser, in an origin of its own.
      const viewer = page.waitForEvent("frameattached", {
        predicate: async (frame) => {
          await frame.waitForURL(/^chrome-extension:/);
          return true;
        },
      });
      await page.goto(`${scenario.url}/f/${id}`);
      await viewer;
      expect(saved).toEqual([]);
    }, 300_000);

  /** Whether the script of a file runs at its address, with some headers in place of the service's. */
  async function runs(id: string, changed: Readonly<Record<string, string>>): Promise<boolean> {
    const person = await visit(PHONE);
    await person.page.route(`**/f/${id}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), ...changed } });
    });
    // A file that the browser saves is no page.
    await person.page.goto(`${scenario.url}/f/${id}`).catch(() => null);
    const title = await evaluate<string>(person, "document.title");
    await person.leave();
    return title === "run";
  }

  test.each([
    ["a PDF", pdf(HTML), "application/pdf"],
    ["sound", Buffer.concat([mp3(8, 200), Buffer.from(HTML)]), "audio/mpeg"],
    ["a book", Buffer.concat([epub(), Buffer.from(HTML)]), "application/epub+zip"],
  ] as const)(
    "a script in %s does not run, even in a browser that takes it for a page",
    async (_, file, type) => {
      const { id } = await upload(scenario, tenant, file, type);
      expect(await runs(id, {})).toBe(false);
      const page = { "content-type": "text/html" };
      expect(await runs(id, page)).toBe(false);
      // It is the policy that prevents it.
      expect(await runs(id, { ...page, "content-security-policy": "" })).toBe(true);
    },
  );
});
