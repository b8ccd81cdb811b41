import { expect, test } from "bun:test";
import { readArt } from "../../../src/features/logos/art.ts";
import { makeFile } from "../../../src/features/logos/render.ts";
import { createLogos } from "../../../src/features/logos/logos.ts";
import { createLogoStyles } from "../../../src/features/logos/styles.ts";
import type { LogoAdmin } from "../../../src/features/logos/admin.ts";
import { readSettings } from "../../../src/kit/settings/read.ts";
import { openLogoAdmin } from "../../../src/operate/admin.ts";
import { draw } from "../../../src/qr/draw.ts";
import { FORMATS, WRITERS } from "../../../src/qr/write/index.ts";
import { workspace } from "../../kit/threads/callers.ts";
import { readJson } from "../../json.ts";
import { newCode, tenantIn } from "../../db/stores.ts";
import { ENGINES } from "../../db/engines.ts";
import { type CodeJson, expectProblem, startScenario } from "../../scenario.ts";
import { openShipped } from "./shipped.ts";
import { atOnce } from "../../../src/kit/shared/pieces.ts";
import { IN_FULL } from "../../extent.ts";

const scenario = await startScenario();
const tenant = await scenario.signUp();
const SPOTIFY = "simple-icons.spotify";
const DRAWING = { type: "url", fields: { url: "https://zoo.example/" } };
const styled = (id: string, more = {}) => ({ style: { logo: { id, ...more } } });

const SVG = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="${color}" d="M0 0h10v10H0z"/></svg>`;

/** Commands that an operator runs beside the service. */
async function withLogoAdmin(work: (admin: LogoAdmin) => Promise<unknown>): Promise<void> {
  const admin = await openLogoAdmin(readSettings(scenario.storage.environment), { clock: scenario.clock });
  try {
    await scenario.beside(() => work(admin));
  } finally {
    await admin.close();
  }
}
const putUp = (color: string) =>
  withLogoAdmin((admin) => admin.add({ file: "acme.svg", bytes: Buffer.from(SVG(color)), about: null }));

test("a logo of the catalog is drawn for anyone, in every format", async () => {
  const { svg } = await readJson<{ svg: string }>(
    await scenario.post("/app/api/generate", { ...DRAWING, ...styled(SPOTIFY) }),
  );
  const plain = await readJson<{ svg: string }>(await scenario.post("/app/api/generate", DRAWING));
  expect(svg).toContain("#1ed760");
  expect(plain.svg).not.toContain("#1ed760");
  for (const format of ["svg", "pdf", "eps", "png"]) {
    const answer = await scenario.post("/app/api/export", { ...DRAWING, ...styled(SPOTIFY), format });
    expect(answer.status).toBe(200);
  }
});

test.each([
  "nothing",
  "",
  "simple-icons.spotify@0000000000000000000000000000000000000000",
  "simple-icons.spotify@",
  "__proto__",
])("%p is no logo", async (id) => {
  for (const path of ["/app/api/generate", "/app/api/export"]) {
    const problem = await expectProblem(
      await scenario.post(path, { ...DRAWING, ...styled(id) }),
      400,
      "logo_invalid",
    );
    expect(problem.errors?.[0]?.pointer).toBe("/style/logo/id");
  }
  const body = { target: "https://zoo.example/" };
  await expectProblem(
    await tenant.call("POST", "/app/api/codes", { ...body, ...styled(id) }),
    400,
    "logo_invalid",
  );
  if (id === "") return;
  const landing = { template: "action", headline: "Zoo", logo: { id } };
  const refused = await expectProblem(
    await tenant.call("POST", "/app/api/codes", { ...body, landing }),
    400,
    "logo_invalid",
  );
  expect(refused.errors?.[0]?.pointer).toBe("/landing/logo/id");
});

test("a code shows its logo by the id it was given, and never the name of its copy", async () => {
  const landing = { template: "action", headline: "Zoo", logo: { id: SPOTIFY } };
  const code = await tenant.makeCode({ ...styled(SPOTIFY, { size: 0.25 }), landing });
  expect(code["style"]).toEqual({ logo: { id: SPOTIFY, size: 0.25 } });
  expect(code["landing"]).toEqual(landing);
  const again = await (await tenant.call("GET", `/app/api/codes/${code.id}`)).text();
  const listed = await (await tenant.call("GET", "/app/api/codes")).text();
  const edited = await (await tenant.call("PATCH", `/app/api/codes/${code.id}`, { title: "x" })).text();
  for (const text of [again, listed, edited]) expect(text).not.toContain("@0");
  expect(`${again}${listed}${edited}`).not.toMatch(/spotify@/);
});

test("neither a change nor a removal in the catalog changes a code that is printed", async () => {
  await putUp("#aa0000");
  const symbol = async (id: string) => (await tenant.call("GET", `/app/api/codes/${id}/qr.svg`)).text();
  const first = await tenant.makeCode({ ...styled("import.acme"), shortId: "printed" });
  const printed = await symbol(first.id);
  expect(printed).toContain("#aa0000");
  scenario.clock.advance(1_000);
  await putUp("#0000aa");
  expect(await symbol(first.id)).toBe(printed);
  const second = await tenant.makeCode({ ...styled("import.acme") });
  expect(await symbol(second.id)).toContain("#0000aa");
  await withLogoAdmin((admin) => admin.remove("import.acme"));
  expect(await symbol(first.id)).toBe(printed);
  // A style that is sent back with another size keeps the drawing; a new request for the logo is refused.
  const resized = await tenant.call(
    "PATCH",
    `/app/api/codes/${first.id}`,
    styled("import.acme", { size: 0.15 }),
  );
  expect(resized.status).toBe(200);
  expect(await symbol(first.id)).toContain("#aa0000");
  const copied = await readJson<{ id: string }>(
    await tenant.call("POST", `/app/api/codes/${first.id}/duplicate`),
  );
  expect(await symbol(copied.id)).toContain("#aa0000");
  const other = await tenant.makeCode();
  await expectProblem(
    await tenant.call("PATCH", `/app/api/codes/${other.id}`, styled("import.acme")),
    400,
    "logo_invalid",
  );
  await scenario.restart();
  expect(await symbol(first.id)).toContain("#aa0000");
});

test.each(ENGINES)("a page shows the copy it was given, in a form that an <img> takes", async ({ open }) => {
  const stores = await open();
  const logos = createLogos({
    openShipped,
    store: stores.logos,
    renderings: { get: async () => null, set: async () => undefined },
    jobsFor: () => ({ makeLogoFile: makeFile }),
    stamp: () => 0,
    clock: scenario.clock,
  });
  const styles = createLogoStyles(logos, async (png) => png);
  const by = { caller: workspace("zoo"), author: null, pay: async () => {} };
  const { parts, copies } = await styles.pin(
    { landing: { template: "action", headline: "Zoo", logo: { id: SPOTIFY } } as const },
    by,
  );
  const { landing } = parts;
  expect(landing.logo.id).toMatch(/^simple-icons\.spotify@[0-9a-f]{40}$/);
  const tenant = await tenantIn(stores);
  await stores.codes.add({ code: newCode(tenant, parts), copies, limit: null, retry: null });
  expect(await styles.picture(landing.logo.id)).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(await styles.picture("nothing")).toBeNull();
  await stores.close();
});

test("a hosted page shows its logo, as it was when the page was made", async () => {
  const page = async (shortId: string) => (await scenario.request(`/p/${shortId}`)).text();
  await putUp("#00aa00");
  const landing = { template: "action", headline: "Zoo", logo: { id: "import.acme" } };
  const code = await tenant.makeCode({ landing });
  const shown = /<img class="sign" src="data:image\/svg\+xml;base64,([^"]+)"/.exec(
    await page(code.shortId),
  )?.[1];
  expect(Buffer.from(shown ?? "", "base64").toString()).toContain("#00aa00");
  await withLogoAdmin((admin) => admin.remove("import.acme"));
  await scenario.restart();
  expect(await page(code.shortId)).toContain(shown ?? "nothing");
});

test("the same logo on many codes is kept once", async () => {
  const before = await copies();
  for (let made = 0; made < 3; made++) await tenant.makeCode(styled("simple-icons.github"));
  expect(await copies()).toBe(before + 1);
});

const copies = async () => (await scenario.storage.rows("select key from logo_copies")).length;

test("a code that is refused, or made before, leaves no copy of its logo", async () => {
  const rival = await scenario.signUp("Rival");
  const { id, shortId } = await rival.makeCode();
  await rival.makeCode();
  await scenario.service.housekeep();
  const before = await copies();
  const body = { target: "https://zoo.example/", ...styled("simple-icons.gitlab") };
  const create = (change: object, headers = {}) =>
    rival.call("POST", "/app/api/codes", { ...body, ...change }, headers);
  await expectProblem(await create({ target: "" }), 400, "target_required");
  await expectProblem(await create({ target: "ftp://zoo.example" }), 400, "target_invalid");
  await expectProblem(await create(styled("simple-icons.gitlab", { size: 0.5 })), 400, "style_not_scannable");
  await expectProblem(await create({ shortId }), 409, "short_id_taken");
  const key = { "idempotency-key": "order-1" };
  const plain = { style: { template: "classic" } };
  expect((await create(plain, key)).status).toBe(200);
  await expectProblem(await create({}, key), 409, "idempotency_key_reused");
  const patch = (change: object, headers = {}) =>
    rival.call("PATCH", `/app/api/codes/${id}`, { ...styled("simple-icons.gitlab"), ...change }, headers);
  await expectProblem(await patch({ target: "" }), 400, "target_required");
  await expectProblem(await patch({}, { "if-match": '"7"' }), 412, "code_changed");
  await expectProblem(await patch(styled("simple-icons.gitlab", { size: 0.5 })), 400, "style_not_scannable");
  expect(await copies()).toBe(before);
});

test("the copy of a logo goes with the last code that shows it, or did once", async () => {
  await scenario.service.housekeep();
  const before = await copies();
  const after = async (work: Promise<Response>) => {
    expect((await work).status).toBeLessThan(300);
    await scenario.service.housekeep();
    return (await copies()) - before;
  };
  const owner = await scenario.signUp("Owner");
  const logo = "simple-icons.bitcoin";
  const landing = { template: "action", headline: "Zoo", logo: { id: logo } };
  const key = { "idempotency-key": "order-1" };
  const create = (change: object, headers = {}) =>
    owner.call("POST", "/app/api/codes", { target: "https://zoo.example/", ...change }, headers);
  const first = await readJson<CodeJson>(await create(styled(logo), key));
  const second = await readJson<CodeJson>(await create({ landing }));
  expect(await copies()).toBe(before + 1);
  expect(await after(owner.call("DELETE", `/app/api/codes/${first.id}`))).toBe(1);
  // The history of the code names it.
  expect(await after(owner.call("PATCH", `/app/api/codes/${second.id}`, { landing: null }))).toBe(1);
  expect(await after(owner.call("DELETE", `/app/api/codes/${second.id}`))).toBe(0);
  expect(await after(create(styled(logo)))).toBe(1);
  const csv = `target,style\nhttps://zoo.example/,"${JSON.stringify(styled("simple-icons.ethereum").style).replaceAll('"', '""')}"\n`;
  const made = owner.call("POST", "/app/api/bulk", csv, { "content-type": "text/csv" });
  await (await made).bytes();
  expect(await copies()).toBe(before + 2);
  expect(await after(owner.call("DELETE", "/app/api/me", { confirm: "Owner" }))).toBe(0);
});

test("a dry run stores no copy, and a refused file's copies go with its codes", async () => {
  await scenario.service.housekeep();
  const before = await copies();
  const owner = await scenario.signUp("Files");
  const style = (id: string) => `"${JSON.stringify({ logo: { id } }).replaceAll('"', '""')}"`;
  const row = `https://zoo.example/,${style("simple-icons.litecoin")}\n`;
  const send = async (query: string, rows: string) => {
    const csv = { "content-type": "text/csv" };
    const answer = await owner.call("POST", `/app/api/bulk${query}`, `target,style\n${rows}`, csv);
    await answer.bytes();
    return answer.status;
  };
  expect(await send("?dryRun=true", row)).toBe(200);
  expect(await copies()).toBe(before);
  expect(await send("", `${row}ftp://zoo.example,\n`)).toBe(400);
  await scenario.service.housekeep();
  expect(await copies()).toBe(before);
  expect(await send("", row)).toBe(200);
  await scenario.service.housekeep();
  expect(await copies()).toBe(before + 1);
});

test("a request that comes again brings no copy back", async () => {
  const owner = await scenario.signUp("Again");
  const key = { "idempotency-key": "order-1" };
  const body = { target: "https://zoo.example/", ...styled("simple-icons.dogecoin") };
  const create = () => owner.call("POST", "/app/api/codes", body, key);
  const { id } = await readJson<CodeJson>(await create());
  await owner.call("PATCH", `/app/api/codes/${id}`, { style: null });
  await scenario.service.housekeep();
  const before = await copies();
  expect((await create()).status).toBe(200);
  expect(await copies()).toBe(before);
});

test("logos of every kind can be drawn, in all four formats", async () => {
  const shipped = await openShipped();
  const all = atOnce(shipped.brands()).flatMap(({ logos }) => logos);
  const step = IN_FULL ? 7 : 503;
  const sample = all.filter((_, at) => at % step === 0);
  expect(new Set(sample.map(({ scheme }) => scheme)).size).toBe(4);
  const failed: string[] = [];
  for (const { id } of sample) {
    const { scene } = draw("HTTPS://ZOO.EXAMPLE/1", { logo: { id, size: 0.2 } }, readArt(shipped.art(id)));
    for (const format of FORMATS) {
      const bytes = await WRITERS[format].write(scene, { widthPx: 200 });
      if (bytes.length < 200) failed.push(`${id} ${format}`);
    }
  }
  expect(failed).toEqual([]);
}, 600_000);
