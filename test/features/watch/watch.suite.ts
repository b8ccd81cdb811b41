import { takeDown } from "../blocks/blocking.ts";
import { expect, test } from "bun:test";
import type { CountedCode } from "../../../src/features/codes/model.ts";
import { HOUR, DAY, MINUTE, SECOND } from "../../../src/kit/shared/clock.ts";
import { NEVER_ASKED, type DestinationState } from "../../../src/features/watch/destination-state.ts";
import type { DueTarget } from "../../../src/features/watch/records.ts";
import { recipientOf } from "../../../src/kit/shared/recipient.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, NOON, type OpenStores, tenantIn } from "../../db/stores.ts";

const OK: DestinationState = { ...NEVER_ASKED, state: "ok", status: 200, since: NOON, checkedAt: NOON };
const DEAD: DestinationState = { ...OK, state: "dead", status: 404, reason: "not_found", failures: 4 };

/** Of a round through all codes. */
const PERIOD = 10 * MINUTE;

const NOBODY = { email: "nobody@b.example", language: "en", nonce: "0" } as const;

contract("watched destinations", (stores) => {
  let now = NOON;

  /** Looks through all codes once. A round catches up a minute at most. */
  async function round(rows = 7): Promise<void> {
    for (let minutes = 0; minutes <= PERIOD; minutes += MINUTE) {
      while ((await stores().watch.look(now, PERIOD, rows)).more);
      now += MINUTE;
    }
  }

  /** Takes all destinations that are due. */
  async function due(): Promise<DueTarget[]> {
    const targets: DueTarget[] = [];
    const { watch } = stores();
    for (const queue of await watch.take(now, now + MINUTE, 1_000))
      for (let target = await watch.next(queue, now, now + MINUTE); target;)
        [target] = [await watch.next(queue, now, now + MINUTE), targets.push(target)];
    return targets;
  }

  async function stand(target: DueTarget, result: DestinationState, nextAt = now + PERIOD): Promise<void> {
    await stores().watch.settle({ target, result, queue: target.queue, nextAt }, now);
    while (await stores().watch.notify(now, 2));
  }

  const addresses = (targets: readonly DueTarget[]) => targets.map(({ address }) => address).sort();
  const healthOf = async ({ tenantId, id }: Pick<CountedCode, "tenantId" | "id">) =>
    (await stores().codes.get(tenantId, id))?.health;

  async function webhookOf(tenantId: string, { webhooks }: OpenStores): Promise<void> {
    const hook = {
      url: "https://hooks.example/",
      secrets: null,
      events: ["qr.alert" as const],
      name: "",
      goneAt: null,
      goneUrl: null,
    };
    await webhooks.replace(tenantId, { ...hook, updatedAt: NOON, revision: 1 });
  }
  const alerts = async (tenantId: string) =>
    (await stores().deliveries.list(tenantId, { limit: 100 })).map(({ event, codeId }) => [event, codeId]);

  test("every destination of active codes is due once in a round, also one of several codes", async () => {
    const [tenant, other] = [await tenantIn(stores()), await tenantIn(stores())];
    const rules = [
      { name: "phones", when: {}, target: "https://m.example/" },
      {
        name: "split",
        when: {},
        split: [
          { name: "a", target: "https://a.example/", weight: 1 },
          { name: "b", target: "https://shop.example/", weight: 1 },
        ],
      },
    ];
    await codeIn(stores(), tenant, {
      target: "https://shop.example/",
      rules,
      fallback: "https://f.example/",
    });
    await codeIn(stores(), tenant, { target: "https://shop.example/" });
    await codeIn(stores(), other, { target: "https://shop.example/" });
    await codeIn(stores(), tenant, { target: "https://off.example/", active: false });
    await round();
    const all = await due();
    expect(addresses(all)).toEqual([
      "https://a.example/",
      "https://f.example/",
      "https://m.example/",
      "https://shop.example/",
      "https://shop.example/",
    ]);
    expect(await due()).toEqual([]);
    for (const target of all) await stand(target, OK);
    await round();
    expect(addresses(await due())).toEqual(addresses(all));
  });

  test("a queue that one node has taken no other node gets, until its lease is over", async () => {
    await codeIn(stores(), await tenantIn(stores()), { target: "https://taken.example/" });
    await round();
    const { watch } = stores();
    const [first, second] = await Promise.all([
      watch.take(now, now + MINUTE, 1_000),
      watch.take(now, now + MINUTE, 1_000),
    ]);
    expect([...first, ...second].filter((queue) => queue === "taken.example")).toHaveLength(1);
    const target = await watch.next("taken.example", now, now + MINUTE);
    expect(await watch.next("taken.example", now, now + MINUTE)).toBeNull();
    now += MINUTE;
    expect(await watch.take(now, now + MINUTE, 1_000)).toContain("taken.example");
    expect(await watch.next("taken.example", now, now + MINUTE)).toMatchObject({ seq: target?.seq });
  });

  test("an address gets one second after the other", async () => {
    const { watch } = stores();
    const reserve = (latest = now + DAY) => watch.reserve("192.0.2.1", now, latest, SECOND);
    const slots = await Promise.all([reserve(), reserve(), reserve()]);
    expect(slots.toSorted()).toEqual([now, now + SECOND, now + 2 * SECOND]);
    expect(await reserve(now + 2 * SECOND)).toBeNull();
    now += 10 * SECOND;
    expect(await reserve(now)).toBe(now);
    // The clock was ahead.
    now -= DAY;
    expect(await reserve(now)).toBe(now);
    now += DAY;
  });

  test("a destination that is due later than a round takes is due when the round comes to it", async () => {
    await codeIn(stores(), await tenantIn(stores()), { target: "https://later.example/" });
    await round();
    const later = () => due().then((all) => all.find(({ queue }) => queue === "later.example"));
    const target = await later();
    if (!target) throw new Error("nothing is due");
    await stand(target, OK, now + 7 * DAY);
    expect(await later()).toBeUndefined();
    await round();
    expect(await later()).toMatchObject({ seq: target.seq });
  });

  test("a destination that moves to another address waits in its queue", async () => {
    await codeIn(stores(), await tenantIn(stores()), { target: "https://moves.example/" });
    await round();
    await stores().watch.take(now, now + MINUTE, 1_000);
    const target = await stores().watch.next("moves.example", now, now + MINUTE);
    if (!target) throw new Error("nothing is due");
    const moved = { target, result: OK, queue: "192.0.2.7", nextAt: now + MINUTE };
    await stores().watch.settle(moved, now);
    now += MINUTE;
    expect(await stores().watch.take(now, now + MINUTE, 1_000)).toContain("192.0.2.7");
    expect(await stores().watch.next("192.0.2.7", now, now + MINUTE)).toMatchObject({
      seq: target.seq,
      ...OK,
    });
  });

  test("a death and a return are told once to each code, and its health is that of its worst destination", async () => {
    const tenant = await tenantIn(stores());
    await webhookOf(tenant.id, stores());
    const target = "https://dies.example/";
    const rules = [{ name: "phones", when: {}, target: "https://lives.example/" }];
    const both = await codeIn(stores(), tenant, { target, rules, fallback: "https://lives.example/" });
    const codes = [both];
    for (let n = 0; n < 4; n++) codes.push(await codeIn(stores(), tenant, { target }));
    await round();
    const all = await due();
    const dying = all.find(({ address }) => address === target);
    if (!dying) throw new Error("nothing is due");
    for (const one of all) await stand(one, OK);
    expect(await healthOf(both)).toMatchObject({ state: "ok" });
    for (let n = 0; n < 2; n++) await stand({ ...dying, ...(n ? DEAD : OK) }, DEAD);
    expect(await alerts(tenant.id)).toEqual(codes.map(({ id }) => ["qr.alert", id]).toReversed());
    expect(await healthOf(both)).toEqual({
      ...{ state: "dead", status: 404, reason: "not_found", since: NOON, checkedAt: NOON },
      destination: target,
    });
    expect(await stores().codes.resolve(both.shortId)).toMatchObject({ dead: [target] });
    expect(await stores().alerts.turned(tenant.id, 0, now, 10)).toMatchObject([
      { address: target, state: "dead", codeId: both.id, others: 4 },
    ]);
    const ill = await stores().codes.list(tenant.id, { health: "dead", limit: 3 });
    expect(ill.codes.map(({ id }) => id)).toEqual(
      codes
        .map(({ id }) => id)
        .toReversed()
        .slice(0, 3),
    );
    expect(await stores().codes.list(tenant.id, { health: "ok", limit: 3, sort: "title" })).toMatchObject({
      codes: [],
    });

    await stand({ ...dying, ...DEAD }, OK);
    await stand({ ...dying, ...OK }, OK);
    expect(await alerts(tenant.id)).toHaveLength(2 * codes.length);
    expect(await healthOf(both)).toMatchObject({ state: "ok" });
    expect(await stores().codes.resolve(both.shortId)).toMatchObject({ dead: [] });
  });

  test("a code is not told to be back while another destination of its is dead", async () => {
    const tenant = await tenantIn(stores());
    await webhookOf(tenant.id, stores());
    const [first, second] = ["https://one.example/", "https://two.example/"];
    const rules = [{ name: "phones", when: {}, target: second }];
    const both = await codeIn(stores(), tenant, { target: first, rules });
    const one = await codeIn(stores(), tenant, { target: first });
    await round();
    const all = await due();
    for (const target of all) await stand(target, DEAD);
    expect(await alerts(tenant.id)).toHaveLength(3);
    const back = (address: string) => {
      const target = all.find((each) => each.address === address);
      return target ? stand({ ...target, ...DEAD }, OK) : expect.unreachable(address);
    };
    await back(first);
    expect(await healthOf(both)).toMatchObject({ state: "dead", destination: second });
    expect((await alerts(tenant.id)).slice(0, -3)).toEqual([["qr.alert", one.id]]);
    await back(second);
    expect(await healthOf(both)).toMatchObject({ state: "ok" });
    const [last, ...earlier] = await stores().deliveries.list(tenant.id, { limit: 100 });
    expect([last?.codeId, earlier.length]).toEqual([both.id, 4]);
  });

  test("a code that leads elsewhere is unchecked, and one that comes to a dead destination is told", async () => {
    const tenant = await tenantIn(stores());
    await webhookOf(tenant.id, stores());
    const code = await codeIn(stores(), tenant, { target: "https://old.example/" });
    await round();
    for (const target of await due()) await stand(target, DEAD);
    expect(await healthOf(code)).toMatchObject({ state: "dead" });
    const change = { target: "https://new.example/" };
    expect(await stores().codes.edit(tenant.id, code.id, change, now, null)).toMatchObject({
      health: { state: "unchecked" },
    });
    expect(await stores().codes.list(tenant.id, { health: "dead", limit: 3 })).toMatchObject({ codes: [] });
    await stores().codes.edit(tenant.id, code.id, { target: "https://old.example/" }, now, null);
    await round();
    expect(await healthOf(code)).toMatchObject({ state: "dead", destination: "https://old.example/" });
    expect(await alerts(tenant.id)).toHaveLength(2);
  });

  test("a fallback that a code with a dead destination gets holds at once", async () => {
    const tenant = await tenantIn(stores());
    const dead = "https://over.example/";
    const rules = [{ name: "phones", when: {}, target: "https://lives.example/" }];
    const code = await codeIn(stores(), tenant, { target: dead, rules });
    await round();
    for (const target of await due()) await stand(target, target.address === dead ? DEAD : OK);
    const edit = (change: object) => stores().codes.edit(tenant.id, code.id, change, now, null);
    const known = { health: { state: "dead", destination: dead } };
    expect(await edit({ fallback: "https://f.example/" })).toMatchObject(known);
    expect(await healthOf(code)).toMatchObject(known.health);
    expect(await stores().codes.resolve(code.shortId)).toMatchObject({ dead: [dead] });
    expect(await edit({ rules: null })).toMatchObject(known);
    expect(await stores().codes.resolve(code.shortId)).toMatchObject({ dead: [dead] });
    expect(await edit({ target: "https://new.example/" })).toMatchObject({
      health: { state: "unchecked" },
    });
    expect(await stores().codes.resolve(code.shortId)).toMatchObject({ dead: [] });
  });

  test("nothing is forgotten that falls due while a mail is on its way", async () => {
    const tenant = await tenantIn(stores());
    const { alerts: mails } = stores();
    expect(await mails.ask(tenant.id, NOBODY, recipientOf(NOBODY.email), now)).toEqual({
      outcome: "no_code",
    });
    await codeIn(stores(), tenant, { createdAt: now - HOUR });
    const ask = (email: string, nonce: string) =>
      mails.ask(tenant.id, { email, language: "en", nonce }, recipientOf(email), now);
    const taken = async () => (await mails.take(now, now + MINUTE)) ?? expect.unreachable("nothing is due");

    await ask("first@b.example", "1");
    const first = await taken();
    expect(first).toMatchObject({ email: "first@b.example", nonce: "1" });
    expect(await mails.take(now, now + MINUTE)).toBeNull();
    await ask("second@b.example", "2");
    await mails.sent(first, null, now);
    const second = await taken();
    expect(second).toMatchObject({ email: "second@b.example", nonce: "2" });
    expect(await mails.confirm(tenant.id, "2", now, 0)).toBe(true);
    await mails.failed(second, null);

    await codeIn(stores(), tenant, { target: "https://while.example/" });
    await round();
    const dying = (await due()).find(({ address }) => address === "https://while.example/");
    now += 10 * MINUTE;
    const digest = await taken();
    expect(digest).toMatchObject({ email: "second@b.example", nonce: null, failures: 0 });
    const upTo = now++;
    if (dying) await stand(dying, DEAD);
    await mails.sent(digest, upTo, now);
    now += DAY;
    expect(await mails.take(now, now + MINUTE)).toMatchObject({
      email: "second@b.example",
      mailedAt: upTo,
    });
    expect(await mails.turned(tenant.id, upTo, now, 9)).toMatchObject([{ state: "dead" }]);
    await mails.remove(tenant.id);
  });

  test("the destinations of a code that is gone, switched off or taken down are not checked", async () => {
    const tenant = await tenantIn(stores());
    const [gone, off, down] = [
      await codeIn(stores(), tenant, { target: "https://gone.example/" }),
      await codeIn(stores(), tenant, { target: "https://off.example/" }),
      await codeIn(stores(), tenant, { target: "https://down.example/" }),
    ];
    await round();
    await stores().codes.remove(tenant.id, gone.id, now);
    await stores().codes.edit(tenant.id, off.id, { active: false }, now, null);
    await takeDown(stores(), down.shortId, now);
    const asked = addresses(await due()).filter((address) => /gone|off|down/.test(address));
    expect(asked).toEqual([]);
  });

  test("a record tells of a check as a whole, before and after its code is told", async () => {
    const tenant = await tenantIn(stores());
    const code = await codeIn(stores(), tenant, { target: "https://asked.example/" });
    await round();
    const asked = (await due()).find(({ address }) => address === code.target);
    if (!asked) throw new Error("nothing is due");
    let target: DueTarget = asked;
    const FAILING: DestinationState = {
      ...OK,
      state: "failing",
      status: 404,
      reason: "not_found",
      failures: 1,
    };
    for (const result of [OK, FAILING, OK]) {
      await stores().watch.settle({ target, result, queue: target.queue, nextAt: now + PERIOD }, now);
      const { failures: _, failingSince: __, ...shown } = result;
      expect(await healthOf(code)).toEqual({ ...shown, destination: code.target });
      while (await stores().watch.notify(now, 2));
      expect(await healthOf(code)).toEqual({ ...shown, destination: code.target });
      target = { ...target, ...result };
    }
  });
});
