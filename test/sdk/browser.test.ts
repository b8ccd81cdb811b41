import { afterAll, expect, test } from "bun:test";
import { join } from "node:path";
import { describeInBrowser, startBrowser } from "../browser/browser.ts";
import { bringUpToDate } from "../made.ts";
import { startScenario } from "../scenario.ts";

/** The client in a page of another origin, where drawings and the logo catalog are open to it. */

const SOURCES = join(import.meta.dir, "../../sdk/src");

/** Draws, searches logos, and is refused. The page shows what came of it. */
const page = (service: string) => `<!doctype html><title>Shop</title><output></output><script type="module">
import { createClient, isProblem } from "./client.js";
const client = createClient({ baseUrl: "${service}" });
const content = { type: "url", fields: { url: "https://zoo.example/" } };
const { svg } = await client.generate({ body: content });
const png = await client.exportDrawing({ format: "png", body: content });
const { data } = await client.listLogos({ "page-size": 3 });
const refusal = client.generate({ body: { ...content, style: { foreground: "#fff" } } });
const code = await refusal.catch((error) => isProblem(error, "style_not_scannable") && error.code);
document.querySelector("output").textContent = [svg.slice(0, 4), png.type, data.length, code].join();
</script>`;

describeInBrowser("the client in a browser", async () => {
  const { url } = await startScenario();
  const { visit } = await startBrowser();
  // The bundler is not asked where the runtime finds a module.
  bringUpToDate("client");
  const built = await Bun.build({
    entrypoints: [join(SOURCES, "index.ts")],
    target: "browser",
    minify: true,
  });
  const script = (await built.outputs[0]?.text()) ?? "";
  const shop = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: ({ url: asked }) =>
      asked.endsWith(".js")
        ? new Response(script, { headers: { "content-type": "text/javascript" } })
        : new Response(page(url), { headers: { "content-type": "text/html" } }),
  });
  afterAll(() => shop.stop(true));

  test("draws, searches logos, and tells refusals apart", async () => {
    const person = await visit({ width: 1280, scheme: "light", script: true });
    await person.page.goto(`http://127.0.0.1:${shop.port}/`);
    const shown = person.page.locator("output:not(:empty)");
    expect(await shown.textContent()).toBe("<svg,image/png,3,style_not_scannable");
    await person.leave();
  });

  test("is small", () => {
    expect(Bun.gzipSync(script).byteLength).toBeLessThan(6_200);
  });
});
