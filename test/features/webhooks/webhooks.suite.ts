import { expect, test } from "bun:test";
import type { StoredWebhook } from "../../../src/features/webhooks/records.ts";
import { contract } from "../../db/contract.ts";
import { freshId, NOON, tenantIn } from "../../db/stores.ts";

const stored = (change: Partial<StoredWebhook> = {}): StoredWebhook => ({
  url: "https://hooks.example.org/ä?x=1",
  secrets: Uint8Array.of(0, 1, 255, 0),
  updatedAt: NOON,
  revision: 1,
  events: null,
  name: "",
  goneAt: null,
  goneUrl: null,
  ...change,
});

/** As plain bytes: an engine may give a subclass. */
const plain = (webhook: StoredWebhook | null) =>
  webhook && { ...webhook, secrets: webhook.secrets && Uint8Array.from(webhook.secrets) };

contract("webhooks", (stores) => {
  test("a webhook is read as it was stored, and a removed one with its nulls", async () => {
    const { id } = await tenantIn(stores());
    expect(await stores().webhooks.get(id)).toBeNull();
    expect(await stores().webhooks.replace(id, stored())).toBe("replaced");
    expect<unknown>(plain(await stores().webhooks.get(id))).toEqual({ ...stored(), webhook: id });
    const removed = stored({ url: null, secrets: null, updatedAt: NOON + 1, revision: 2 });
    expect(await stores().webhooks.replace(id, removed)).toBe("replaced");
    expect(await stores().webhooks.get(id)).toEqual({ ...removed, webhook: id });
  });

  test("of several changes to one revision, one is stored", async () => {
    const { id } = await tenantIn(stores());
    for (const revision of [1, 2, 3]) {
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          stores().webhooks.replace(id, stored({ url: `https://hooks.example.org/${i}`, revision })),
        ),
      );
      expect(outcomes.filter((outcome) => outcome === "replaced")).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === "superseded")).toHaveLength(7);
      const kept = await stores().webhooks.get(id);
      expect(kept).toMatchObject({
        revision,
        url: `https://hooks.example.org/${outcomes.indexOf("replaced")}`,
      });
    }
    expect(await stores().webhooks.replace(id, stored({ revision: 5 }))).toBe("superseded");
  });

  test("a tenant that was erased, or never existed, has no webhook and gets none", async () => {
    const { id } = await tenantIn(stores());
    await stores().webhooks.replace(id, stored());
    await stores().tenants.remove(id, NOON);
    expect(await stores().webhooks.get(id)).toBeNull();
    for (const nobody of [id, freshId("ten")])
      for (const revision of [1, 2])
        expect(await stores().webhooks.replace(nobody, stored({ revision }))).toBe("tenant_gone");
  });

  test("every tenant has its own webhook", async () => {
    const [one, two] = [await tenantIn(stores()), await tenantIn(stores())];
    await stores().webhooks.replace(one.id, stored());
    expect(await stores().webhooks.get(two.id)).toBeNull();
    await stores().webhooks.replace(two.id, stored({ url: "https://b.example/" }));
    expect(await stores().webhooks.get(one.id)).toMatchObject({ url: stored().url });
  });
});
