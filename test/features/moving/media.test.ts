import { expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import { type CodeJson, startScenario, type TenantClient } from "../../scenario.ts";
import { png } from "../images/samples.ts";
import { withAdmin } from "../plans/admin.ts";
import { silence } from "../pages/silence.ts";
import { uploadFile, uploadPicture } from "../pages/uploads.ts";
import { visit } from "../pages/visit.ts";

/** Pictures and files that the parts of pages name move with their workspace. */

const from = await startScenario({
  QZ_SIGNUP_PLAN: "unlimited",
  QZ_SECRET: "the secret of the first service, long",
});
const to = await startScenario({
  QZ_SIGNUP_PLAN: "unlimited",
  QZ_SECRET: "the secret of the other service, long",
});

type Parts = readonly { readonly type: string; readonly [name: string]: unknown }[];

/** Takes the archive of a workspace into a new one elsewhere. */
async function move(owner: TenantClient) {
  const archive = await owner.call("GET", "/app/api/archive");
  expect(archive.status).toBe(200);
  const tenant = await to.signUp();
  const answer = await to.request("/app/api/import?from=quietzone", {
    method: "POST",
    headers: { authorization: `Bearer ${tenant.apiKey}`, "content-type": "application/zip" },
    body: new Uint8Array(await archive.arrayBuffer()),
  });
  expect(answer.status).toBe(200);
  const { dropped } = await readJson<{ dropped: { what: string }[] }>(answer);
  const { codes } = await readJson<{ codes: CodeJson[] }>(await tenant.call("GET", "/app/api/codes"));
  return { tenant, dropped: dropped.map(({ what }) => what), codes };
}

const partsOf = (landing: unknown) => (landing as { parts: Parts }).parts;

test("a page comes with its pictures and files, and so do those that its history names", async () => {
  const owner = await from.signUp();
  const [shown, former] = [
    await uploadPicture(from, owner, png(64, 48)),
    await uploadPicture(from, owner, png(80, 48)),
  ];
  const sound = await uploadFile(from, owner, "audio/mpeg", silence(3), "The crane");
  const gallery = (...ids: string[]) => ({
    type: "gallery",
    pictures: ids.map((id) => ({ id, alt: "Hall" })),
  });
  const landing = (...parts: object[]) => ({ template: "guide", headline: "The crane", parts });
  const code = await owner.makeCode({ landing: landing(gallery(former.id)) });
  const now = landing(
    gallery(shown.id, shown.id),
    { type: "audio", file: sound.id },
    { type: "downloads", files: [{ id: sound.id, label: "To take along" }] },
  );
  expect((await owner.call("PATCH", `/app/api/codes/${code.id}`, { landing: now })).status).toBe(200);

  const { tenant, dropped, codes } = await move(owner);
  expect(dropped).toEqual([]);
  const [moved] = codes;
  const [pictures, audio, downloads] = partsOf(moved?.["landing"]);
  expect([pictures, audio, downloads].map((part) => part?.type)).toEqual(["gallery", "audio", "downloads"]);
  const { html } = await visit(to, `/p/${moved?.shortId}`);
  expect(html.match(/<figure>/g)).toHaveLength(2);
  const file = String(audio?.["file"]);
  expect(file).not.toBe(sound.id);
  expect(html).toContain(`src="../f/${file}"`);
  expect((await to.request(`/f/${file}`)).status).toBe(200);
  // Its picture of before can be brought back.
  const { changes } = await readJson<{ changes: { before: { landing?: unknown } | null }[] }>(
    await tenant.call("GET", `/app/api/codes/${moved?.id}/history`),
  );
  const before = changes.flatMap((change) => (change.before?.landing ? [change.before.landing] : []));
  const [old] = partsOf(before[0]);
  const [picture] = (old?.["pictures"] ?? []) as { id: string }[];
  expect((await to.request(`/i/${picture?.id}`)).status).toBe(200);
  expect((await tenant.call("PATCH", `/app/api/codes/${moved?.id}`, { landing: before[0] })).status).toBe(
    200,
  );
});

test("a part whose pictures and files did not come is left out, and told, and so is its place in the order", async () => {
  const owner = await from.signUp();
  const picture = await uploadPicture(from, owner, png(64, 48));
  await owner.makeCode({
    landing: {
      template: "action",
      headline: "Hall 3",
      order: ["parts.gallery", "parts.location", "headline"],
      parts: [
        { type: "gallery", pictures: [{ id: picture.id, alt: "Hall" }] },
        { type: "location", address: "Am Ufer 1" },
      ],
    },
  });
  // The operator has removed it.
  await withAdmin(from, async ({ images }) => expect(await images.remove(picture.id)).toBe(true));
  const { dropped, codes, tenant } = await move(owner);
  expect(dropped).toEqual([expect.stringContaining("landing.parts.0.pictures.0")]);
  const { landing } = await readJson<CodeJson>(await tenant.call("GET", `/app/api/codes/${codes[0]?.id}`));
  expect(partsOf(landing).map(({ type }) => type)).toEqual(["location"]);
  expect(landing).toMatchObject({ order: ["parts.location", "headline"] });
  // All that is there can be saved as it is.
  expect((await tenant.call("PATCH", `/app/api/codes/${codes[0]?.id}`, { landing })).status).toBe(200);
});
