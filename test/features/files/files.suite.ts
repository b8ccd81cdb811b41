import { expect, test } from "bun:test";
import { MOST_FILES } from "../../../src/features/files/constants.ts";
import type { StoredFile } from "../../../src/features/files/records.ts";
import { DAY } from "../../../src/kit/shared/clock.ts";
import type { Tenant } from "../../../src/kit/shared/tenant.ts";
import { setSuspended } from "../blocks/blocking.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, freshId, newCode, NOON, type OpenStores, tenantIn } from "../../db/stores.ts";
import { PRESENT } from "../../present.ts";

const SHA256 = "ab".repeat(32);

/** A file that begins to arrive. */
export const newFile = (tenant: Tenant, change: Partial<StoredFile> = {}): StoredFile => ({
  id: freshId("file"),
  tenantId: tenant.id,
  type: "audio/mpeg",
  bytes: 5,
  title: "Hall 3",
  createdAt: NOON,
  sha256: "",
  isOutside: false,
  ...change,
});

/** Stores a file of two pieces. */
async function stored({ files }: OpenStores, one: StoredFile): Promise<StoredFile> {
  expect(await files.begin(one, null)).toBe("begun");
  expect(await files.addPiece(one, 0, Uint8Array.of(0, 1, 255))).toBe(true);
  expect(await files.addPiece(one, 1, Uint8Array.of(3, 4))).toBe(true);
  expect(await files.finish(one, SHA256)).toBe(true);
  return { ...one, sha256: SHA256 };
}

const landing = (id: string, open: "direct" | "button" = "button") =>
  ({ template: "action", headline: "Zoo", file: { id, open } }) as const;

contract("files", (stores) => {
  test("a file is seen once it is whole, and by its workspace alone", async () => {
    const [tenant, other] = [await tenantIn(stores()), await tenantIn(stores())];
    const { files } = stores();
    const one = newFile(tenant);
    expect(await files.begin(one, null)).toBe("begun");
    expect(await files.addPiece(one, 0, Uint8Array.of(0, 1, 255))).toBe(true);
    for (const found of [
      await files.find(tenant.id, one.id),
      await files.open(one.id),
      await files.details(one.id),
    ])
      expect(found).toBeNull();
    expect((await files.list(tenant.id, { limit: 5 })).files).toEqual([]);
    expect(await files.bytesOf(tenant.id)).toBe(5);
    expect(await files.remove(tenant.id, one.id)).toBe(false);
    expect(await files.finish(one, SHA256)).toBe(true);
    expect(await files.finish(one, SHA256)).toBe(false);
    const whole = { ...one, sha256: SHA256 };
    expect(await files.find(tenant.id, one.id)).toEqual(whole);
    expect(await files.open(one.id)).toEqual(whole);
    expect(await files.find(other.id, one.id)).toBeNull();
    expect(Array.from((await files.piece(tenant.id, one.id, 0)) ?? [])).toEqual([0, 1, 255]);
    expect(await files.piece(tenant.id, one.id, 1)).toBeNull();
    expect(await files.piece(other.id, one.id, 0)).toBeNull();
    // Nothing is added to a file that is there.
    expect(await files.addPiece(one, 1, Uint8Array.of(1))).toBe(false);
    expect(await files.entitle(other.id, one.id, "Mine")).toBeNull();
    expect(await files.entitle(tenant.id, one.id, null)).toEqual({ ...whole, title: null });
  });

  test("lists are by age, and tell which files a page names or named", async () => {
    const tenant = await tenantIn(stores());
    const made = [];
    for (let at = 0; at < 3; at++) made.push((await stored(stores(), newFile(tenant))).id);
    const [first = "", second = "", third = ""] = made;
    const code = await codeIn(stores(), tenant, { landing: landing(first) });
    const { files, codes } = stores();
    const page = await files.list(tenant.id, { limit: 2 });
    expect([page.files.map(({ id, named }) => [id, named]), page.next]).toEqual([
      [
        [third, false],
        [second, false],
      ],
      second,
    ]);
    expect(await files.list(tenant.id, { limit: 2, before: second })).toMatchObject({
      files: [{ id: first, named: true }],
      next: null,
    });
    await codes.edit(tenant.id, code.id, { landing: landing(second, "direct") }, NOON, null);
    // The history names the first one.
    const { files: all } = await files.list(tenant.id, { limit: 9 });
    expect(all.map(({ named }) => named)).toEqual([false, true, true]);
    for (const id of [first, second]) expect((await files.details(id))?.codes).toEqual([code.id]);
    expect(await codes.resolve(code.shortId)).toMatchObject({ directFile: second });
    await codes.edit(tenant.id, code.id, { landing: null }, NOON, null);
    expect(await codes.resolve(code.shortId)).toMatchObject({ directFile: null });
    await codes.remove(tenant.id, code.id, NOON);
    while (await stores().eraser.step(100));
    expect((await files.list(tenant.id, { limit: 9 })).files.some(({ named }) => named)).toBe(false);
  });

  test("a workspace has so many files and bytes of them, also when they come at once", async () => {
    const tenant = await tenantIn(stores());
    const { files } = stores();
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => files.begin(newFile(tenant), 12)));
    expect(outcomes.toSorted()).toEqual(["begun", "begun", "bytes_reached", "bytes_reached"]);
    const full = await tenantIn(stores());
    for (let at = 0; at < MOST_FILES; at++)
      expect(await files.begin(newFile(full, { bytes: 0 }), null)).toBe("begun");
    expect(await files.begin(newFile(full), null)).toBe("files_reached");
  });

  test("no page names a file that its workspace does not have", async () => {
    const [tenant, other] = [await tenantIn(stores()), await tenantIn(stores())];
    const [own, foreign] = [await stored(stores(), newFile(tenant)), await stored(stores(), newFile(other))];
    const { codes, files } = stores();
    const arriving = newFile(tenant);
    await files.begin(arriving, null);
    for (const id of ["file_nothing", foreign.id, arriving.id]) {
      const code = newCode(tenant, { landing: landing(id) });
      expect(await codes.add({ code, limit: null, retry: null })).toEqual({ kind: "media_unknown" });
      expect(await codes.missingMedia(tenant.id, [{ kind: "file", id, pointer: "/x" }])).toHaveLength(1);
    }
    const code = await codeIn(stores(), tenant);
    const edit = (id: string) => codes.edit(tenant.id, code.id, { landing: landing(id) }, NOON, null);
    expect(await edit(foreign.id)).toBe("media_unknown");
    expect(await edit(own.id)).toMatchObject({ landing: { file: { id: own.id } } });
    expect(await codes.missingMedia(tenant.id, [{ kind: "file", id: own.id, pointer: "/x" }])).toEqual([]);
  });

  test("a file of a suspended workspace is not served, and one that has left has none, nor gets one", async () => {
    const tenant = await tenantIn(stores());
    const { files } = stores();
    const own = [
      await stored(stores(), newFile(tenant)),
      await stored(stores(), newFile(tenant, { isOutside: true })),
    ];
    const [first] = own;
    await setSuspended(stores(), tenant.id, true);
    expect(await files.open(first?.id ?? "")).toBeNull();
    await setSuspended(stores(), tenant.id, false);
    expect(await files.open(first?.id ?? "")).not.toBeNull();
    await stores().tenants.remove(tenant.id, NOON);
    expect(await files.open(first?.id ?? "")).toBeNull();
    expect(await files.begin(newFile(tenant), null)).toBe("tenant_gone");
    while (await stores().eraser.step(50));
    for (const { id } of own) {
      expect(await files.details(id)).toBeNull();
      expect(await files.piece(tenant.id, id, 0)).toBeNull();
    }
    // Its object is still to be removed.
    const names = [`files/${tenant.id}/${own[1]?.id}`];
    expect((await files.goneObjects(100)).filter((name) => name.includes(tenant.id))).toEqual(names);
    await files.forgetObjects(names);
    expect((await files.goneObjects(100)).filter((name) => name.includes(tenant.id))).toEqual([]);
  });

  test("bytes of removed files are erased, and those of uploads that were given up or left behind", async () => {
    const tenant = await tenantIn(stores());
    const { files } = stores();
    const [kept, removed] = [
      await stored(stores(), newFile(tenant)),
      await stored(stores(), newFile(tenant)),
    ];
    const [givenUp, left] = [newFile(tenant), newFile(tenant)];
    for (const one of [givenUp, left]) {
      await files.begin(one, null);
      await files.addPiece(one, 0, Uint8Array.of(1));
    }
    expect(await files.remove(null, removed.id)).toBe(true);
    expect(await files.remove(null, removed.id)).toBe(false);
    await files.giveUp(givenUp.id);
    expect(await files.addPiece(givenUp, 1, Uint8Array.of(1))).toBe(false);
    expect(await files.finish(givenUp, SHA256)).toBe(false);
    expect(await files.bytesOf(tenant.id)).toBe(10);
    // Begun just now, so that one is not old enough.
    while (await files.eraseSome(PRESENT - DAY));
    const pieces = async () =>
      Promise.all(
        [kept, removed, givenUp, left].map(async ({ id }) => (await files.piece(tenant.id, id, 0)) !== null),
      );
    expect(await pieces()).toEqual([true, false, false, true]);
    while (await files.eraseSome(PRESENT + DAY));
    expect(await pieces()).toEqual([true, false, false, false]);
    expect(await files.bytesOf(tenant.id)).toBe(5);
    // A restore of a backup that still has it erases it again.
    const noted = (await stores().backups.untold(10_000)).filter(({ kind }) => kind === "file");
    expect(noted.map(({ subject }) => subject)).toContain(removed.id);
  });

  test("files outside of the database are found one after the other", async () => {
    const tenant = await tenantIn(stores());
    await stored(stores(), newFile(tenant));
    const one = await stored(stores(), newFile(tenant, { isOutside: true }));
    const { files } = stores();
    expect((await files.outside("", 100)).filter(({ tenantId }) => tenantId === tenant.id)).toEqual([one]);
    expect((await files.outside(one.id, 100)).filter(({ tenantId }) => tenantId === tenant.id)).toEqual([]);
  });
});
