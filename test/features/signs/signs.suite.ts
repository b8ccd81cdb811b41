import { expect, test } from "bun:test";
import { MINUTE } from "../../../src/kit/shared/clock.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, NOON, tenantIn } from "../../db/stores.ts";

contract("signs", (stores) => {
  let now = NOON;

  /** Has all codes looked at that are there, each with one sign. */
  async function look(): Promise<string[]> {
    const { signs } = stores();
    const seen: string[] = [];
    for (let turn = 0; turn < 3; turn++, now += MINUTE)
      for (let some = await signs.look(now, 2); some; some = await signs.look(now, 2)) {
        const findings = some.codes.map(({ seq, createdAt, target }) => ({
          ...{ seq, createdAt, hosts: [new URL(target).hostname] },
          signs: [{ sign: "shortener" as const, host: new URL(target).hostname, detail: null }],
        }));
        seen.push(...some.codes.map(({ target }) => target));
        await signs.settle(some, findings, now);
      }
    return seen;
  }

  test("each new code is looked at once, and a changed one again", async () => {
    const tenant = await tenantIn(stores());
    await look();
    const targets = Array.from({ length: 5 }, (_, n) => `https://look-${n}.example/`);
    const codes = [];
    for (const target of targets) codes.push(await codeIn(stores(), tenant, { target }));
    expect(await look()).toEqual(targets);
    expect(await look()).toEqual([]);
    const [code] = codes;
    if (!code) throw new Error("a code was made");
    await stores().codes.edit(tenant.id, code.id, { title: "only a title" }, now, null);
    expect(await look()).toEqual([]);
    await stores().codes.edit(tenant.id, code.id, { target: "https://moved.example/" }, now, null);
    expect(await look()).toEqual(["https://moved.example/"]);
    expect((await stores().signs.ofCode(code.id)).map(({ host }) => host)).toEqual(["moved.example"]);
  });

  test("codes with signs are listed newest first, page by page, and a deleted one is not", async () => {
    const tenant = await tenantIn(stores());
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.push((await codeIn(stores(), tenant)).id);
    await look();
    const gone = ids.splice(2, 1);
    await stores().codes.remove(tenant.id, gone[0] ?? "", now);
    const listed: string[] = [];
    let after: number | null = null;
    do {
      const page = await stores().signs.newest(after, 2);
      const seqs = page.codes.map(({ codeSeq }) => codeSeq);
      listed.push(...(await stores().finding.codesAt(seqs)).map(({ id }) => id));
      after = page.next;
    } while (after !== null && listed.length < 4);
    expect(listed).toEqual(ids.toReversed());
    expect(await stores().signs.ofCode(gone[0] ?? "")).toEqual([]);
  });

  test("a change that comes while a code is looked at has it looked at again", async () => {
    const tenant = await tenantIn(stores());
    const code = await codeIn(stores(), tenant);
    await look();
    const { signs, codes } = stores();
    await codes.edit(tenant.id, code.id, { target: "https://first.example/" }, now, null);
    const some = await signs.look(now, 9);
    await codes.edit(tenant.id, code.id, { target: "https://second.example/" }, now + 1, null);
    if (!some) throw new Error("a code is to be looked at");
    await signs.settle(some, [], now);
    expect(await look()).toEqual(["https://second.example/"]);
  });
});
