import { expect } from "bun:test";
import type { Analytics, Campaigns } from "../../../../src/features/analytics/model.ts";
import type { Overview } from "../../../../src/features/analytics/overview-model.ts";
import type { CodeList } from "../../../../src/features/codes/model.ts";
import type { LeadList } from "../../../../src/features/leads/model.ts";
import type { ScanLog } from "../../../../src/features/scans/log-model.ts";
import { expectSumsToAgree } from "../../analytics/client.ts";
import { compareKeys } from "./keys.ts";
import { compareHistory } from "./history.ts";
import { compareLooks, expectDrawn } from "./looks.ts";
import { type CodeModel, type ScanModel, summaryOf, uniqueOf } from "./museum.ts";
import { comparePictures } from "./pictures.ts";
import { DOMAIN } from "./service.ts";
import type { World } from "./steps.ts";
import { compareHealth } from "./watch.ts";

/** Holds everything the service tells against the model. */

const DAY = 86_400_000;
const iso = (at: number) => new Date(at).toISOString();
const count = <T>(items: readonly T[], holds: (item: T) => boolean) => items.filter(holds).length;

export async function compare(world: World): Promise<void> {
  const { service } = world;
  await service.housekeep();
  await service.addUp();
  // First, because numbers that differ are often the consequence.
  expect(service.errors).toEqual([]);
  expect(await service.audit()).toEqual([]);
  const codes = world.codes.filter(({ deleted }) => !deleted);
  await compareList(world, codes);
  await compareOrders(world, codes);
  for (const code of codes) {
    await compareLog(world, code);
    await compareAnalytics(world, code);
  }
  for (const code of world.codes.filter(({ deleted }) => deleted)) {
    expect((await service.call("GET", `/app/api/codes/${code.id}/scans`)).status).toBe(401);
    expect((await service.call("GET", `/app/api/codes/${code.id}/analytics`)).status).toBe(404);
  }
  await compareCampaigns(world, codes);
  for (const group of [undefined, "tour", "guide"]) await compareOverview(world, codes, group);
  await compareLeads(world);
  await compareLooks(world);
  await compareHistory(world);
  await compareHealth(world);
  await compareKeys(world);
  await comparePictures(world);
  for (const code of codes) await expectDrawn(world, code);
  expect(service.errors).toEqual([]);
}

async function compareList({ service }: World, codes: readonly CodeModel[]): Promise<void> {
  const list = await service.get<CodeList>("/app/api/codes");
  const sums = codes.map((code) => summaryOf(code, true));
  expect(list.totals).toEqual({
    codes: codes.length,
    active: count(codes, ({ active }) => active),
    scans: sums.reduce((sum, { total }) => sum + total, 0),
    uniqueVisitors: sums.reduce((sum, { uniqueVisitors }) => sum + uniqueVisitors, 0),
    leads: codes.reduce((sum, { leads }) => sum + leads, 0),
  });
  expect(list.codes.map(({ id, scans, group }) => ({ id, scans, group }))).toEqual(
    codes.map(({ id, scans, group }) => ({ id, scans: scans.length, group })).reverse(),
  );
}

/** Orders of the list, and with filters. All scans have been ranked. */
async function compareOrders({ service }: World, codes: readonly CodeModel[]): Promise<void> {
  const newestFirst = codes.toReversed();
  const mostScanned = newestFirst.toSorted((a, b) => b.scans.length - a.scans.length);
  const orders: readonly (readonly [query: string, expected: readonly CodeModel[]])[] = [
    ["sort=oldest", codes],
    ["sort=oldest&active=false", codes.filter(({ active }) => !active)],
    ["sort=scans", mostScanned],
    ["sort=scans&active=true", mostScanned.filter(({ active }) => active)],
    [`domain=${DOMAIN}`, newestFirst.filter(({ domain }) => domain !== null)],
    [`sort=scans&domain=${DOMAIN}`, mostScanned.filter(({ domain }) => domain !== null)],
    ["sort=scans&group=tour", mostScanned.filter(({ group }) => group === "tour")],
  ];
  for (const [query, expected] of orders) {
    const list = await service.get<CodeList>(`/app/api/codes?${query}`);
    expect({ query, ids: list.codes.map(({ id }) => id) }).toEqual({
      query,
      ids: expected.map(({ id }) => id),
    });
  }
}

async function compareLog({ service }: World, code: CodeModel): Promise<void> {
  for (const bots of ["include", "exclude"]) {
    const path = `/app/api/codes/${code.id}/scans?bots=${bots}`;
    const { events, devices = [], nextCursor, ...summary } = await service.get<ScanLog>(path);
    expect(nextCursor).toBeNull();
    expect(summary).toEqual(summaryOf(code, bots === "include"));
    const scans = code.scans.filter(({ bot }) => bots === "include" || !bot).reverse();
    expect(events.map(({ at, repeat, bot, destination }) => ({ at, repeat, bot, destination }))).toEqual(
      scans.map(({ at, repeat, bot, destination }) => ({
        at: iso(at),
        repeat,
        bot: bot ? "prefetch" : null,
        destination,
      })),
    );
    // Hashes and names tell the same visitors apart.
    const pairs = new Set(events.map(({ visitor }, index) => `${visitor} = ${scans[index]?.visitor}`));
    expect(pairs.size).toBe(new Set(events.map(({ visitor }) => visitor)).size);
    expect(pairs.size).toBe(new Set(scans.map(({ visitor }) => visitor)).size);
    const seen = (rows: readonly { firstSeen: string; lastSeen: string; scanCount: number }[]) =>
      rows.map((row) => `${row.firstSeen} ${row.lastSeen} ${row.scanCount}`).sort();
    const known = [...code.devices.values()];
    expect(seen(devices)).toEqual(
      seen(
        known.map((d) => ({ firstSeen: iso(d.firstSeen), lastSeen: iso(d.lastSeen), scanCount: d.scans })),
      ),
    );
    expect(new Set(devices.map(({ id }) => id)).size).toBe(known.length);
    expect(devices.map(({ lastSeen }) => lastSeen)).toEqual(
      devices
        .map(({ lastSeen }) => lastSeen)
        .sort()
        .reverse(),
    );
  }
}

async function compareAnalytics({ service }: World, code: CodeModel): Promise<void> {
  const end = (Math.floor(service.clock.now() / DAY) + 1) * DAY;
  const begin = end - 30 * DAY;
  for (const bots of ["include", "exclude"]) {
    const path = `/app/api/codes/${code.id}/analytics?bots=${bots}`;
    const analytics = await service.get<Analytics>(path);
    expectSumsToAgree(analytics);
    const countedIn = (from: number, to: number) =>
      code.scans.filter(({ at, bot }) => at >= from && at < to && (bots === "include" || !bot));
    const totals = (from: number, to: number) => {
      const within = code.scans.filter(({ at }) => at >= from && at < to);
      const counted = countedIn(from, to);
      return {
        scans: counted.length,
        uniqueVisitors: count(counted, ({ first }) => first),
        repeatScanners: count(counted, ({ second }) => second),
        bots: count(within, ({ bot }) => bot),
      };
    };
    expect({ from: analytics.from, to: analytics.to }).toEqual({ from: iso(begin), to: iso(end) });
    expect(analytics.totals).toMatchObject(totals(begin, end));
    expect(analytics.previous).toMatchObject(totals(begin - 30 * DAY, begin));
    const led = Map.groupBy(countedIn(begin, end), ({ destination }) => destination);
    expect(
      new Map(analytics.destinations.map(({ destination, ...counts }) => [destination, counts])),
    ).toEqual(
      new Map(
        [...led].map(([destination, scans]) => [
          destination,
          { scans: scans.length, uniqueVisitors: count(scans, ({ first }) => first) },
        ]),
      ),
    );
    const byDay = Map.groupBy(code.scans, ({ at }: ScanModel) => Math.floor(at / DAY));
    for (const { at, scans } of analytics.timeline) {
      const ofDay = byDay.get(Date.parse(at) / DAY) ?? [];
      expect({ at, scans }).toEqual({ at, scans: count(ofDay, ({ bot }) => bots === "include" || !bot) });
    }
  }
}

async function compareOverview(
  { service }: World,
  all: readonly CodeModel[],
  group: string | undefined,
): Promise<void> {
  const codes = all.filter((code) => group === undefined || code.group === group);
  const scans = codes.flatMap((code) => code.scans);
  // The years in which the model lives.
  const query = "from=2026-01-01&to=2056-12-31&interval=month&bots=exclude";
  const overview = await service.get<Overview>(
    `/app/api/overview?${query}${group === undefined ? "" : `&group=${group}`}`,
  );
  const people = scans.filter(({ bot }) => !bot);
  expect({ group, complete: overview.complete, ...overview.totals }).toEqual({
    group,
    complete: true,
    codes: codes.length,
    active: count(codes, ({ active }) => active),
    scans: people.length,
    uniqueVisitors: count(people, ({ first }) => first),
    leads: codes.reduce((sum, { leads }) => sum + leads, 0),
    bots: count(scans, ({ bot }) => bot),
  });
  const byMonth = Map.groupBy(people, ({ at }) => iso(at).slice(0, 7));
  for (const { at, scans, uniqueVisitors } of overview.timeline) {
    const ofMonth = byMonth.get(at.slice(0, 7)) ?? [];
    expect({ at, scans, uniqueVisitors }).toEqual({
      at,
      scans: ofMonth.length,
      uniqueVisitors: count(ofMonth, ({ first }) => first),
    });
  }
  for (const rows of [overview.countries, overview.devices])
    expect(rows.reduce((sum, { scans }) => sum + scans, 0)).toBe(people.length);
  for (const campaign of overview.campaigns) {
    const own = codes.filter((code) => code.group === campaign.group).flatMap((code) => code.scans);
    expect(campaign.scans).toBe(count(own, ({ bot }) => !bot));
  }
  const named = (list: readonly { id: string; scans: number }[]) => list.map(({ id, scans }) => [id, scans]);
  expect(named(overview.newest)).toEqual(
    codes
      .map(({ id, scans }): [string, number] => [id, count(scans, ({ bot }) => !bot)])
      .reverse()
      .slice(0, 10),
  );
  const most = codes.map(({ scans }) => count(scans, ({ bot }) => !bot)).filter((scans) => scans > 0);
  expect(overview.top.map(({ scans }) => scans)).toEqual(most.sort((a, b) => b - a).slice(0, 10));
}

async function compareCampaigns({ service }: World, codes: readonly CodeModel[]): Promise<void> {
  const { campaigns } = await service.get<Campaigns>("/app/api/campaigns");
  const groups = [...new Set(codes.map(({ group }) => group))];
  const named = groups.filter((group) => group !== null).sort();
  expect(campaigns.map(({ group }) => group)).toEqual(groups.includes(null) ? [...named, null] : named);
  for (const campaign of campaigns) {
    const own = codes.filter(({ group }) => group === campaign.group);
    const { unique, uniqueVisitors, items, ...sums } = campaign;
    expect(uniqueVisitors).toBe(items.reduce((sum, item) => sum + item.unique, 0));
    expect(sums).toEqual({
      group: campaign.group,
      codes: own.length,
      itemsTotal: own.length,
      scans: own.reduce((sum, { scans }) => sum + scans.length, 0),
      leads: own.reduce((sum, { leads }) => sum + leads, 0),
    });
    const { least, most } = uniqueOf(own);
    expect(unique).toBeGreaterThanOrEqual(least);
    expect(unique).toBeLessThanOrEqual(most);
    expect(items.map(({ name: _, ...item }) => ({ ...item, title: null }))).toEqual(
      own
        .map((code) => ({
          id: code.id,
          shortId: code.shortId,
          title: null,
          scans: code.scans.length,
          unique: count(code.scans, ({ first }) => first),
          leads: code.leads,
          ctaRate: code.scans.length === 0 ? 0 : code.clicks / code.scans.length,
        }))
        .reverse(),
    );
  }
}

async function compareLeads({ service, leads }: World): Promise<void> {
  const newestFirst = leads.filter(({ code }) => !code.deleted).reverse();
  for (const query of ["", "group=tour", "group=guide&handled=false", "handled=true"]) {
    const filter = new URLSearchParams(query);
    const [group, handled] = [filter.get("group"), filter.get("handled")];
    const list = await service.get<LeadList>(`/app/api/leads?${query}`);
    expect(list.nextCursor).toBeNull();
    expect(
      list.leads.map(({ id, handled, code }) => ({ id, handled, code: code.id, group: code.group })),
    ).toEqual(
      newestFirst
        .filter((lead) => group === null || lead.code.group === group)
        .filter((lead) => handled === null || String(lead.handled) === handled)
        .map(({ id, handled, code }) => ({ id, handled, code: code.id, group: code.group })),
    );
  }
}
