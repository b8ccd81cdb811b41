import { setSuspended } from "../blocks/blocking.ts";
import { expect, test } from "bun:test";
import type { Rendition } from "../../../src/features/images/model.ts";
import type { NewImage } from "../../../src/features/images/records.ts";
import { DAY } from "../../../src/kit/shared/clock.ts";
import type { Tenant } from "../../../src/kit/shared/tenant.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, freshId, newCode, NOON, type OpenStores, tenantIn } from "../../db/stores.ts";
import { PRESENT } from "../../present.ts";

const image = (tenant: Tenant, change: Partial<NewImage> = {}): NewImage => ({
  id: freshId("img"),
  tenantId: tenant.id,
  width: 64,
  height: 48,
  picture: Uint8Array.of(0, 1, 2, 255),
  preview: Uint8Array.of(3, 0),
  ...change,
});
const landing = (id: string) => ({ template: "action", headline: "Zoo", cover: { id } }) as const;

/** Erases all pictures that no page names, whenever they were uploaded. */
async function eraseUnnamed({ images }: OpenStores): Promise<void> {
  while (await images.eraseUnnamed(PRESENT + DAY, 3));
}

contract("pictures", (stores) => {
  const find = async (id: string, rendition: Rendition = "picture") => {
    const file = await stores().images.file(id, rendition);
    return file && Uint8Array.from(file.bytes);
  };

  test("a picture is read as it was stored, and found by its workspace alone", async () => {
    const [tenant, other] = [await tenantIn(stores()), await tenantIn(stores())];
    const { images } = stores();
    const stored = image(tenant);
    expect(await images.add(stored, 200)).toBe("added");
    expect(await find(stored.id)).toEqual(Uint8Array.from(stored.picture));
    expect(await find(stored.id, "preview")).toEqual(Uint8Array.from(stored.preview));
    expect((await images.file(stored.id, "picture"))?.tenantId).toBe(tenant.id);
    expect(await images.size(tenant.id, stored.id)).toEqual({ width: 64, height: 48 });
    expect(await images.size(other.id, stored.id)).toBeNull();
    expect(await find("img_nothing")).toBeNull();
  });

  test("a workspace has so many pictures, also when they come at once", async () => {
    const tenant = await tenantIn(stores());
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => stores().images.add(image(tenant), 2)));
    expect(outcomes.toSorted()).toEqual(["added", "added", "limit_reached", "limit_reached"]);
  });

  test("a suspended workspace shows no picture, and one that has left has none, nor gets one", async () => {
    const tenant = await tenantIn(stores());
    const [one, ...others] = [image(tenant), image(tenant), image(tenant)] as const;
    const { id } = one;
    for (const stored of [one, ...others]) await stores().images.add(stored, 200);
    await setSuspended(stores(), tenant.id, true);
    expect(await find(id)).toBeNull();
    await setSuspended(stores(), tenant.id, false);
    expect(await find(id)).not.toBeNull();
    await stores().tenants.remove(tenant.id, NOON);
    expect(await find(id)).toBeNull();
    expect(await stores().images.add(image(tenant), 200)).toBe("tenant_gone");
    while (await stores().eraser.step(50));
    for (const stored of [one, ...others])
      expect(await stores().images.size(tenant.id, stored.id)).toBeNull();
  });

  test("no page names a picture that its workspace does not have", async () => {
    const [tenant, other] = [await tenantIn(stores()), await tenantIn(stores())];
    const [own, foreign] = [image(tenant), image(other)];
    for (const one of [own, foreign]) await stores().images.add(one, 200);
    const { codes } = stores();
    for (const id of ["img_nothing", foreign.id]) {
      const code = newCode(tenant, { landing: landing(id) });
      expect(await codes.add({ code, limit: null, retry: null })).toEqual({ kind: "image_unknown" });
      expect(await codes.get(tenant.id, code.id)).toBeNull();
    }
    const code = await codeIn(stores(), tenant);
    expect(await codes.edit(tenant.id, code.id, { landing: landing(foreign.id) }, NOON, null)).toBe(
      "image_unknown",
    );
    expect(await codes.get(tenant.id, code.id)).toMatchObject({ landing: null, revision: 1 });
    expect(await codes.edit(tenant.id, code.id, { landing: landing(own.id) }, NOON, null)).toMatchObject({
      landing: { cover: { id: own.id } },
    });
  });

  test("a picture that no page names is erased, and one that a page names or did once is not, until the code is gone", async () => {
    const tenant = await tenantIn(stores());
    const [first, second] = [image(tenant), image(tenant)] as const;
    const pictures = [first, second, ...Array.from({ length: 5 }, () => image(tenant))];
    for (const one of pictures) await stores().images.add(one, 200);
    const named = await codeIn(stores(), tenant, { landing: landing(first.id) });
    const edited = await codeIn(stores(), tenant, { landing: landing(second.id) });
    const left = async () => {
      const sizes = await Promise.all(pictures.map(({ id }) => stores().images.size(tenant.id, id)));
      return pictures.filter((_, at) => sizes[at] !== null);
    };
    // Uploaded just now, so none is old enough.
    while (await stores().images.eraseUnnamed(PRESENT - DAY, 3));
    expect(await left()).toHaveLength(7);
    await eraseUnnamed(stores());
    expect(await left()).toEqual([first, second]);
    await stores().codes.edit(tenant.id, edited.id, { landing: null }, NOON, null);
    await stores().codes.remove(tenant.id, named.id, NOON);
    await eraseUnnamed(stores());
    // The history of the other code names its picture.
    expect(await left()).toEqual([second]);
    await stores().codes.remove(tenant.id, edited.id, NOON);
    while (await stores().eraser.step(100));
    await eraseUnnamed(stores());
    expect(await left()).toEqual([]);
    // A restore of a backup that still has them erases them again.
    const noted = (await stores().backups.untold(10_000)).filter(({ kind }) => kind === "image");
    expect(noted.map(({ subject }) => subject)).toEqual(expect.arrayContaining(pictures.map(({ id }) => id)));
  });
});
