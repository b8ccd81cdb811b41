import { expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import { startScenario } from "../../scenario.ts";
import { silence } from "./silence.ts";
import { uploadFile } from "./uploads.ts";
import { visit } from "./visit.ts";

/** Files as a part of a page. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp("Museum am Fluss");

const PDF = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n" +
    "trailer<</Root 1 0 R>>\n%%EOF\n",
);

/** The text of each link of the part, and its address. */
async function linksOf(shortId: string, language: string) {
  const { html } = await visit(scenario, `/p/${shortId}`, { "accept-language": language });
  const part = /<section class="part part-downloads"[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
  return [...part.matchAll(/<a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(([, href, text = ""]) => [
    href,
    text.replace(/<[^>]+>/g, ""),
  ]);
}

const pageWith = (...files: readonly object[]) => ({
  landing: { template: "action", headline: "To read", parts: [{ type: "downloads", files }] },
});

test("files stand in their order, with a name, their kind and their size as the language writes it", async () => {
  const pdf = await uploadFile(scenario, tenant, "application/pdf", PDF, "Programme");
  const sound = await uploadFile(scenario, tenant, "audio/mpeg", silence(1_500));
  const { shortId } = await tenant.makeCode(
    pageWith({ id: sound.id }, { id: pdf.id }, { id: pdf.id, label: "Once more <b>" }),
  );
  const [href, sounds] = [`../f/${pdf.id}`, `../f/${sound.id}`];
  expect(sound.bytes).toBe(1_500_000);
  expect(await linksOf(shortId, "en")).toEqual([
    [sounds, "Open the file Audio · 1.5 MB"],
    [href, "Programme PDF · 1 kB"],
    [href, "Once more &lt;b&gt; PDF · 1 kB"],
  ]);
  expect((await linksOf(shortId, "de"))[0]).toEqual([sounds, "Datei öffnen Audio · 1,5 MB"]);
});

test("another title of a file shows on its pages, and a file that is gone is left out", async () => {
  const file = await uploadFile(scenario, tenant, "application/pdf", PDF, "Programme");
  const other = await uploadFile(scenario, tenant, "application/pdf", PDF, "Prices");
  const { shortId } = await tenant.makeCode(pageWith({ id: file.id }, { id: other.id }));
  const names = async () => (await linksOf(shortId, "en")).map(([, text]) => text);
  expect(await names()).toEqual(["Programme PDF · 1 kB", "Prices PDF · 1 kB"]);
  const edited = await tenant.call("PATCH", `/app/api/files/${file.id}`, { title: "Programme of autumn" });
  expect(await readJson(edited)).toMatchObject({ title: "Programme of autumn" });
  expect(await names()).toEqual(["Programme of autumn PDF · 1 kB", "Prices PDF · 1 kB"]);
  await tenant.call("DELETE", `/app/api/files/${file.id}`);
  expect(await names()).toEqual(["Prices PDF · 1 kB"]);
  await tenant.call("DELETE", `/app/api/files/${other.id}`);
  expect(await names()).toEqual([]);
});
