import { DECIDED } from "../blocks/blocking.ts";
import { expect, test } from "bun:test";
import { MOST_IMAGES } from "../../../src/features/images/model.ts";
import { DAY } from "../../../src/kit/shared/clock.ts";
import type { Me } from "../../../src/features/tenants/model.ts";
import { readJson } from "../../json.ts";
import { withAdmin } from "../plans/admin.ts";
import { patiently } from "../../patiently.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { visit } from "../pages/visit.ts";
import { emptyPng, jpeg, png, webp } from "./samples.ts";

/** Pictures over HTTP: their upload, their files, and the pages that show them. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp("Museum am Fluss");
const other = await scenario.signUp("Zoo");
const plain = png(320, 240);

interface ImageJson {
  readonly id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

function send(body: Uint8Array, mediaType = "image/png", { apiKey } = tenant): Promise<Response> {
  const headers = { authorization: `Bearer ${apiKey}`, "content-type": mediaType };
  const init = { method: "POST", headers, body: Uint8Array.from(body) };
  return patiently(() => scenario.request("/app/api/images", init));
}

async function upload(body: Uint8Array = plain, mediaType?: string, by = tenant): Promise<ImageJson> {
  const response = await send(body, mediaType, by);
  expect(response.status).toBe(200);
  return readJson<ImageJson>(response);
}

const landing = (id: string) => ({ template: "action", headline: "Hall 3", cover: { id } });

test("a picture is stored, served and never changes", async () => {
  const { id, url, width, height } = await upload();
  expect([width, height]).toEqual([320, 240]);
  expect(url).toBe(`${scenario.service.baseUrl}/i/${id}`);
  for (const [query, mediaType, size] of [
    ["", "image/webp", { width: 320, height: 240, format: "webp" }],
    ["?as=preview", "image/jpeg", { width: 320, height: 168, format: "jpeg" }],
  ] as const) {
    const response = await scenario.request(`/i/${id}${query}`);
    expect(response.status).toBe(200);
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      "content-type": mediaType,
      "cache-control": "public, max-age=3600",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    expect(headers).not.toHaveProperty("set-cookie");
    expect(await new Bun.Image(await response.bytes()).metadata()).toEqual(size);
    const known = { "if-none-match": headers["etag"] ?? "" };
    expect((await scenario.request(`/i/${id}${query}`, { headers: known })).status).toBe(304);
    const head = await scenario.request(`/i/${id}${query}`, { method: "HEAD" });
    expect(head.headers.get("etag")).toBe(headers["etag"] ?? null);
    expect(await head.text()).toBe("");
  }
});

test("a file that is not what it says is refused, and so is one that is too large", async () => {
  const photo = await jpeg(plain);
  for (const [body, mediaType, reason] of [
    [photo, "image/png", "image_other_type"],
    [new Uint8Array(), "image/png", "image_other_type"],
    [Buffer.from("GIF89a"), "image/png", "image_other_type"],
    [plain.subarray(0, 500), "image/png", "image_cut_off"],
    [emptyPng(6_001, 4_000), "image/png", "image_too_many_pixels"],
  ] as const) {
    const problem = await expectProblem(await send(body, mediaType), 400, "image_invalid");
    expect(problem.errors).toMatchObject([{ pointer: "", reason }]);
  }
  await expectProblem(await send(plain, "image/gif"), 415, "unsupported_media_type");
  await expectProblem(await send(new Uint8Array(5 * 1024 * 1024 + 1)), 413, "body_too_large");
  await expectProblem(await scenario.request("/app/api/images", { method: "POST" }), 401, "invalid_key");
  for (const id of ["img_nothing", `img_${"0".repeat(26)}`])
    await expectProblem(await scenario.request(`/i/${id}`), 404, "image_not_found");
});

test("a page shows its cover, and previews of links show the cut one", async () => {
  const { id, url } = await upload();
  const code = await tenant.makeCode({ landing: landing(id) });
  expect(code["landing"]).toEqual(landing(id));
  const { html, response } = await visit(scenario, `/p/${code.shortId}`);
  expect(html).toContain(`<img class="cover" src="../i/${id}" alt="" width="320" height="240">`);
  expect(html).toContain(`<meta property="og:image" content="${url}?as=preview">`);
  expect(response.headers.get("content-security-policy")).toContain("img-src data: 'self';");
  const draft = { target: code.target, landing: landing(id) };
  const preview = await tenant.call("POST", "/app/api/pages/preview", draft);
  expect(await preview.text()).toContain(`<img class="cover" src="${url}"`);
  expect(preview.headers.get("content-security-policy")).toContain(
    `img-src data: ${scenario.service.baseUrl};`,
  );
});

test("a page without a cover asks for no picture", async () => {
  const code = await tenant.makeCode({ landing: { template: "action", headline: "Hall 3" } });
  const { html, response } = await visit(scenario, `/p/${code.shortId}`);
  expect(html).not.toContain("og:image");
  expect(response.headers.get("content-security-policy")).toContain("img-src data:;");
});

test("a cover is a picture of one's own", async () => {
  const [own, foreign] = [await upload(), await upload(plain, "image/png", other)];
  const code = await tenant.makeCode();
  for (const id of [foreign.id, `img_${"0".repeat(26)}`, "img_nothing"]) {
    const wrong = { target: code.target, landing: landing(id) };
    for (const [method, path, body] of [
      ["POST", "/app/api/codes", wrong],
      ["PATCH", `/app/api/codes/${code.id}`, { landing: landing(id) }],
      ["POST", "/app/api/pages/preview", wrong],
    ] as const) {
      const problem = await expectProblem(await tenant.call(method, path, body), 400, "invalid_request");
      expect(problem.errors).toMatchObject([{ pointer: "/landing/cover/id", reason: "image_unknown" }]);
    }
  }
  const changed = await tenant.call("PATCH", `/app/api/codes/${code.id}`, { landing: landing(own.id) });
  expect(changed.status).toBe(200);
  const copy = await tenant.call("POST", `/app/api/codes/${code.id}/duplicate`);
  expect(await readJson<unknown>(copy)).toMatchObject({ landing: landing(own.id) });
});

test("a logo that is a JPEG or a WebP is drawn as a PNG is, in every format", async () => {
  const url = "https://museum.example/hall-3";
  for (const [kind, logo] of [
    ["jpeg", await jpeg(plain)],
    ["webp", await webp(plain)],
  ] as const) {
    const style = { logo: { png: logo.toString("base64"), size: 0.2 } };
    const named = { logo: { ...style.logo, png: `data:image/${kind};base64,${style.logo.png}` } };
    const input = (given: object) => ({ type: "url", fields: { url }, style: given });
    for (const given of [style, named]) {
      const drawn = await scenario.post("/app/api/generate", input(given));
      expect((await readJson<{ svg: string }>(drawn)).svg).toContain('href="data:image/png;base64,');
    }
    for (const format of ["png", "pdf", "eps"])
      expect(
        (await patiently(() => scenario.post(`/app/api/export?format=${format}`, input(style)))).status,
      ).toBe(200);
    const code = await tenant.makeCode({ style });
    expect(code["style"]).toMatchObject({ logo: { png: expect.stringMatching(/^iVBORw0KGgo/) } });
    const cell = JSON.stringify(style).replaceAll('"', '""');
    const file = await tenant.call("POST", "/app/api/bulk", { csv: `url,style\n${url},"${cell}"\n` });
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/zip"]);
    await file.bytes();
  }
});

test("a logo that is a damaged picture is refused as a logo", async () => {
  const logo = (await jpeg(plain)).subarray(0, 400).toString("base64");
  const input = { type: "url", fields: { url: "https://museum.example" }, style: { logo: { png: logo } } };
  const problem = await expectProblem(await scenario.post("/app/api/generate", input), 400, "logo_invalid");
  expect(problem.errors).toMatchObject([{ pointer: "/style/logo/png", reason: "image_cut_off" }]);
});

test("a picture that no page names is erased after a day, from memory too", async () => {
  const [unnamed, named] = [await upload(), await upload()];
  await tenant.makeCode({ landing: landing(named.id) });
  const statusOf = async ({ id }: ImageJson) => (await scenario.request(`/i/${id}`)).status;
  scenario.clock.advance(DAY / 2);
  await scenario.service.housekeep();
  expect([await statusOf(unnamed), await statusOf(named)]).toEqual([200, 200]);
  scenario.clock.advance(DAY);
  await scenario.service.housekeep();
  expect([await statusOf(unnamed), await statusOf(named)]).toEqual([404, 200]);
  const { tenant: workspace } = await readJson<{ tenant: { name: string } }>(
    await tenant.call("GET", "/app/api/me"),
  );
  await tenant.call("DELETE", "/app/api/me", { confirm: workspace.name });
  expect(await statusOf(named)).toBe(404);
  await scenario.service.housekeep();
  expect(await scenario.storage.rows("select id from images where tenant_id = ?", tenant.id)).toEqual([]);
});

test("a picture of a code that the operator took down is not served, and a command finds and removes one", async () => {
  const owner = await scenario.signUp("Gallery");
  const { id } = await upload(plain, undefined, owner);
  const shared = await upload(plain, undefined, owner);
  const code = await owner.makeCode({ landing: landing(id) });
  await owner.makeCode({ landing: landing(shared.id) });
  const status = async (of = id) => (await scenario.request(`/i/${of}`)).status;
  expect(await status()).toBe(200);
  await withAdmin(scenario, ({ blocks }) => blocks.block(code.shortId, DECIDED));
  expect([await status(), await status(shared.id)]).toEqual([404, 200]);
  // Another page does not bring it back, and neither does another picture on that page.
  await owner.makeCode({ landing: landing(id) });
  await owner.call("PATCH", `/app/api/codes/${code.id}`, { landing: landing(shared.id) });
  expect(await status()).toBe(404);
  await withAdmin(scenario, ({ blocks }) => blocks.unblock(code.shortId, "operator"));
  expect([await status(), await status(shared.id)]).toEqual([200, 200]);

  const bytesOf = async () => (await readJson<Me>(await owner.call("GET", "/app/api/me"))).usage.bytes;
  const before = await bytesOf();
  await withAdmin(scenario, async ({ images }) => {
    const found = await images.show(shared.id);
    expect(found).toMatchObject({ id: shared.id, tenantId: owner.id, width: 320, height: 240 });
    expect(found?.codes).toContain(code.id);
    expect(await images.remove(shared.id)).toBe(true);
    expect(await images.remove(shared.id)).toBe(false);
    expect(await images.show(shared.id)).toBeNull();
  });
  expect(await status(shared.id)).toBe(404);
  expect(await bytesOf()).toBeLessThan(before);
  expect((await visit(scenario, `/p/${code.shortId}`)).response.status).toBe(200);
  expect(await scenario.service.audit()).toEqual([]);
});

test("a workspace has so many pictures", async () => {
  const owner = await scenario.signUp("Pictures");
  const { id } = await upload(png(1, 1), "image/png", owner);
  const [row] = await scenario.storage.rows<object>("select * from images where id = ?", id);
  const columns = Object.keys(row ?? {});
  const copies = Array.from({ length: MOST_IMAGES - 1 }, (_, at) => `select ${at} as n`).join(" union all ");
  await scenario.storage.run(
    `insert into images (${columns.join()}) select ${columns.map((name) => (name === "id" ? "id || '-' || n" : name)).join()}
      from images cross join (${copies}) as numbered where id = '${id}'`,
  );
  expect((await send(png(1, 2), "image/png", owner)).status).toBe(402);
});
