import { expect, test } from "bun:test";
import { contract } from "./contract.ts";
import { NOON } from "./stores.ts";

const [FIRST, SECOND] = [Uint8Array.of(1, 255, 0), Uint8Array.of(2, 0)];
const FRESH = { doneTo: "", passes: 0 };

contract("former keys", (stores) => {
  /** The keys, with bytes that can be compared. */
  const keys = async () =>
    (await stores().formerKeys.all()).map((key) => ({ ...key, sealed: Uint8Array.from(key.sealed) }));

  test("a change replaces the mark, and leaves keys beside it", async () => {
    const { formerKeys, secretMarks } = stores();
    await secretMarks.add("a");
    expect(await formerKeys.state()).toEqual({ mark: "a", keys: [] });
    const before = await secretMarks.stamp();
    const added = [
      { purpose: "leads", mark: "a", sealed: FIRST, endsAt: NOON },
      { purpose: "device-pseudonyms", mark: "a", sealed: FIRST, endsAt: null },
    ];
    expect(await formerKeys.change({ from: "a", to: "b", kept: [], added })).toBe(true);
    expect((await formerKeys.state()).mark).toBe("b");
    expect(await keys()).toEqual([
      { purpose: "device-pseudonyms", mark: "a", sealed: FIRST, endsAt: null, ...FRESH },
      { purpose: "leads", mark: "a", sealed: FIRST, endsAt: NOON, ...FRESH },
    ]);
    expect(await secretMarks.stamp()).not.toBe(before);
  });

  test("of two changes of the same secret one is done", async () => {
    const change = { from: "a", to: "c", kept: [], added: [] };
    expect(await stores().formerKeys.change(change)).toBe(false);
    expect((await stores().formerKeys.state()).mark).toBe("b");
    expect(await keys()).toHaveLength(2);
  });

  test("the next change seals anew what is kept, and a key that comes again begins anew", async () => {
    const kept = [{ purpose: "device-pseudonyms", mark: "a", sealed: SECOND }];
    const added = [{ purpose: "leads", mark: "b", sealed: SECOND, endsAt: NOON }];
    await stores().formerKeys.change({ from: "b", to: "a", kept, added });
    const again = [{ purpose: "leads", mark: "a", sealed: SECOND, endsAt: NOON + 1 }];
    await stores().formerKeys.change({ from: "a", to: "d", kept: [], added: again });
    expect(await keys()).toEqual([
      { purpose: "device-pseudonyms", mark: "a", sealed: SECOND, endsAt: null, ...FRESH },
      { purpose: "leads", mark: "a", sealed: SECOND, endsAt: NOON + 1, ...FRESH },
      { purpose: "leads", mark: "b", sealed: SECOND, endsAt: NOON, ...FRESH },
    ]);
  });

  test("without a mark the former keys tell the secret, before leads and webhooks", async () => {
    await stores().secretMarks.set(null);
    const { sealed, isFilled } = await stores().secretMarks.traces();
    expect(sealed.map(({ purpose, bound }) => [purpose, bound])).toEqual([
      ["former keys", "device-pseudonyms a"],
      ["former keys", "leads a"],
      ["former keys", "leads b"],
    ]);
    expect(isFilled).toBe(true);
  });

  test("a key is removed alone", async () => {
    await stores().formerKeys.remove("leads", "a");
    expect((await keys()).map(({ purpose, mark }) => `${purpose} ${mark}`)).toEqual([
      "device-pseudonyms a",
      "leads b",
    ]);
  });
});
