import { expect, test } from "bun:test";
import type { NewReport } from "../../../src/features/reports/records.ts";
import { DAY } from "../../../src/kit/shared/clock.ts";
import { contract } from "../../db/contract.ts";
import { freshId, NOON } from "../../db/stores.ts";

contract("reports", (stores) => {
  const most = { ofCode: 10, inAll: 1_000 };
  const newReport = (change: Partial<NewReport> = {}): NewReport => ({
    number: freshId("r").slice(-11).toUpperCase(),
    address: freshId("code").slice(-20),
    reason: "phishing",
    language: "de",
    at: NOON,
    sealed: Uint8Array.of(0, 255, 1),
    hasEmail: true,
    ...change,
  });
  const add = async (change: Partial<NewReport> = {}) => {
    const report = newReport(change);
    expect(await stores().reports.add(report, most)).toEqual({ kind: "stored", number: report.number });
    return report;
  };
  const verdict = {
    decision: "dismissed",
    words: "Fine.",
    at: NOON + 1,
    ofCode: false,
    mails: true,
  } as const;

  test("a report is read as it was stored, and decided once", async () => {
    const report = await add();
    const { reports } = stores();
    const open = { others: 0, decidedAt: null, decision: null, words: null };
    const unmailed = { mailDueAt: null, mailFailures: 0, mailedAt: null };
    expect(await reports.find(report.number)).toEqual({
      seq: expect.any(Number),
      ...report,
      ...open,
      ...unmailed,
    });
    expect(await reports.find("nothing")).toBeNull();
    expect(await reports.decide(report.number, verdict)).toEqual([report.number]);
    expect(await reports.decide(report.number, { ...verdict, decision: "taken_down" })).toEqual([]);
    expect(await reports.find(report.number)).toMatchObject({
      ...{ decidedAt: NOON + 1, decision: "dismissed", words: "Fine.", mailDueAt: NOON + 1 },
    });
    expect(await reports.erase(report.number)).toBe(true);
    expect(await reports.erase(report.number)).toBe(false);
  });

  test("open ones are listed the oldest first, decided ones the newest first, page by page", async () => {
    const { reports } = stores();
    const made = [await add({ at: NOON - DAY }), await add(), await add()];
    const numbers = made.map(({ number }) => number);
    const ours = (found: readonly { number: string }[]) =>
      found.map(({ number }) => number).filter((number) => numbers.includes(number));
    const open = await reports.list("open", 1_000, null);
    expect(ours(open)).toEqual(numbers);
    const first = open.find(({ number }) => number === numbers[0])?.seq ?? 0;
    expect((await reports.list("open", 1, first))[0]?.number).toBe(numbers[1] ?? "");
    expect((await reports.open()).count).toBeGreaterThanOrEqual(3);
    expect((await reports.open()).oldest).toBeLessThanOrEqual(NOON - DAY);
    for (const number of numbers) await reports.decide(number, verdict);
    expect(ours(await reports.list("open", 1_000, null))).toEqual([]);
    const decided = await reports.list("decided", 1_000, null);
    expect(ours(decided)).toEqual(numbers.toReversed());
    const newest = decided.find(({ number }) => number === numbers[2])?.seq ?? 0;
    expect((await reports.list("decided", 1, newest))[0]?.number).toBe(numbers[1] ?? "");
  });

  test("a code has ten open reports, and further ones are counted on the first", async () => {
    const { reports } = stores();
    const { address, number } = await add();
    for (let more = 0; more < 9; more++) await add({ address });
    for (let more = 0; more < 3; more++)
      expect(await reports.add(newReport({ address }), most)).toEqual({ kind: "counted", number });
    expect((await reports.find(number))?.others).toBe(3);
    // A decision makes room again.
    expect(await reports.decide(number, { ...verdict, ofCode: true })).toHaveLength(10);
    await add({ address });
  });

  test("once as many are open as there may be, one is counted or refused", async () => {
    const { reports } = stores();
    const known = await add();
    const full = { ...most, inAll: (await reports.open()).count };
    expect(await reports.add(newReport(), full)).toEqual({ kind: "full" });
    expect(await reports.add(newReport({ address: known.address }), full)).toEqual({
      ...{ kind: "counted", number: known.number },
    });
    const last = newReport();
    expect(await reports.add(last, { ...full, inAll: full.inAll + 1 })).toMatchObject({ kind: "stored" });
    expect(await reports.add(newReport(), { ...full, inAll: full.inAll + 1 })).toEqual({ kind: "full" });
  });

  test("a mail is taken by one node at a time, tried again, and sent once", async () => {
    const { reports } = stores();
    const [asked, unasked, quiet] = [await add(), await add({ hasEmail: false }), await add()];
    const due = NOON + 10 * DAY;
    // Those of other tests.
    while (await reports.takeMail(due, due + 100 * DAY));
    for (const { number } of [asked, unasked]) await reports.decide(number, { ...verdict, at: due });
    await reports.decide(quiet.number, { ...verdict, at: due, mails: false });
    expect(await reports.takeMail(due - 1, due + 9)).toBeNull();
    const taken = await Promise.all([1, 2].map(() => reports.takeMail(due, due + 10)));
    expect(taken.map((one) => one?.number ?? null).toSorted()).toEqual([asked.number, null].toSorted());
    expect(await reports.takeMail(due + 9, due + 20)).toBeNull();
    await reports.mailFailed(asked.number, due + 5);
    expect(await reports.takeMail(due + 5, due + 20)).toMatchObject({
      number: asked.number,
      mailFailures: 1,
    });
    await reports.mailed(asked.number, due + 6);
    expect(await reports.takeMail(due + 99, due + 100)).toBeNull();
    expect(await reports.find(asked.number)).toMatchObject({ mailedAt: due + 6, mailDueAt: null });
    await reports.mailFailed(quiet.number, null);
    expect(await reports.takeMail(due + 99, due + 100)).toBeNull();
  });

  test("a report ends 180 days after its decision, one that is never decided after two years", async () => {
    const { reports } = stores();
    const [decided, forgotten, young] = [await add(), await add({ at: NOON - 400 * DAY }), await add()];
    await reports.decide(decided.number, { ...verdict, at: NOON });
    const left = async () => {
      const all = await Promise.all([decided, forgotten, young].map(({ number }) => reports.find(number)));
      return all.map((one) => one !== null);
    };
    const retire = async (now: number) => {
      while (await reports.retire(100, now));
    };
    await retire(NOON + 180 * DAY - 1);
    expect(await left()).toEqual([true, true, true]);
    await retire(NOON + 180 * DAY);
    expect(await left()).toEqual([false, true, true]);
    await retire(NOON + 330 * DAY);
    expect(await left()).toEqual([false, false, true]);
  });
});
