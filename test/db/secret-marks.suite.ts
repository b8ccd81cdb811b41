import { expect, test } from "bun:test";
import { NO_TRACES } from "../../db/secret-marks.ts";
import { contract } from "./contract.ts";
import { codeIn, freshId, NOON, RECEIVER, tenantIn } from "./stores.ts";

contract("marks of the secret", (stores) => {
  test("new data has none, and belongs to a secret from the first workspace on", async () => {
    expect(await stores().secretMarks.traces()).toEqual(NO_TRACES);
    await tenantIn(stores());
    expect(await stores().secretMarks.traces()).toEqual({ ...NO_TRACES, isFilled: true });
  });

  test("a process that has told its secrets lacks none of them", async () => {
    const { nodeSecrets } = stores();
    await nodeSecrets.tell("new old");
    expect(await Promise.all(["new", "old"].map(nodeSecrets.without))).toEqual([0, 0]);
    expect(await nodeSecrets.sealingOtherwise("new")).toBe(0);
  });

  test("without a mark the newest sealed values tell the secret", async () => {
    const tenant = await tenantIn(stores());
    const { id: codeId } = await codeIn(stores(), tenant);
    const [older, newer] = [Uint8Array.of(1, 255), Uint8Array.of(2, 0)];
    let lead = "";
    for (const sealed of [older, newer]) {
      lead = freshId("lead");
      const seen = { at: NOON, country: null, device: "mobile", hasEmail: false } as const;
      await stores().leads.add({ ...seen, id: lead, codeId, sealed }, null);
    }
    await stores().webhooks.replace(tenant.id, {
      ...{
        url: RECEIVER,
        secrets: older,
        updatedAt: NOON,
        revision: 1,
        events: null,
        name: "",
        goneAt: null,
        goneUrl: null,
      },
    });
    const { sealed } = await stores().secretMarks.traces();
    expect(sealed.map((each) => ({ ...each, sealed: Uint8Array.from(each.sealed) }))).toEqual([
      { purpose: "leads", bound: lead, sealed: newer },
      { purpose: "webhooks", bound: tenant.id, sealed: older },
    ]);
  });

  test("the first mark stays, until it is replaced or removed", async () => {
    const { secretMarks } = stores();
    for (const mark of ["a", "b"]) expect(await secretMarks.add(mark)).toBe("a");
    expect(await secretMarks.traces()).toEqual({ mark: "a", sealed: [], isFilled: true, keys: [] });
    expect(await secretMarks.stamp()).toBe("a 0");
    await secretMarks.set("c");
    expect(await secretMarks.stamp()).toBe("c 0");
    expect((await secretMarks.traces()).mark).toBe("c");
    await secretMarks.set(null);
    expect((await secretMarks.traces()).mark).toBeNull();
  });
});
