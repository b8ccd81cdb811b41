import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createAnalytics } from "../../../src/features/analytics/analytics.ts";
import { createOverview } from "../../../src/features/analytics/overview.ts";
import { CODE_SORTS, type Code } from "../../../src/features/codes/model.ts";
import { DAY, HOUR, MINUTE, utcDay } from "../../../src/kit/shared/clock.ts";
import { addressOf } from "../../../src/kit/shared/short-address.ts";
import type { Tenant } from "../../../src/kit/shared/tenant.ts";
import { lowestScanId } from "../../../db/common/scanner.ts";
import { hasPostgres, postgresServer } from "../../postgres.ts";
import { newFile } from "../../features/files/files.suite.ts";
import { newLook } from "../../features/looks/looks.suite.ts";
import { codeIn, domainIn, freshId, newScan, NOON, retryKey, tenantIn, visitor } from "../stores.ts";
import { type Explained, partsOf, plansFor } from "./plans.ts";
import { openNode, PATIENT } from "./stores.ts";
import { PRESENT } from "../../present.ts";
import { recipientOf } from "../../../src/kit/shared/recipient.ts";

/**
 * PostgreSQL's plans for the most frequent statements: none reads all rows of a table that grows. The server itself
 * logs the plans, those of triggers and foreign keys included (PostgreSQL, F.4, auto_explain).
 */

const TODAY = utcDay(NOON);
const TENANTS = 20;
const CODES_EACH = 10;
/** Milliseconds that filling the tables may take on a busy machine. */
const FILLING = 180_000;

const FILLED_KEY = "01/09521234543213";

/** Rows for every table that grows, so many that the server does not choose a sequential scan to find a few. */
const FILL = [
  `insert into campaign_totals (tenant_id, group_tag, codes) select 'ten_' || n, 'group', 1 from generate_series(1, 3000) n`,
  `insert into campaign_codes (code_seq, tenant_id, group_tag) select -n, 'ten_' || n, 'group' from generate_series(1, 3000) n`,
  "insert into series (tenant_id, group_tag) select 'ten_' || n, 'group' from generate_series(1, 20000) n",
  "insert into series_moves (code_seq, tenant_id) select -n, 'ten_' || n from generate_series(1, 20000) n",
  "insert into campaign_changes (code_seq) select -n from generate_series(1, 3000) n",
  `insert into tenants (id, name, email, plan, device_log, created_at)
    select 'ten_filler' || n, '', '', 'free', false, 0 from generate_series(0, 4999) n`,
  "insert into webhooks (webhook, tenant_id, updated_at, revision) select id, id, 0, 1 from tenants where id like 'ten_filler%'",
  `insert into codes (id, short_id, tenant_id, type, fields, target, search_text, active, revision, created_at, updated_at)
    select 'code_' || n, 'filler-' || n, 'ten_filler' || n % 5000, 'url', '{}', 'https://museum.example/', '', true, 1, 0, 0
    from generate_series(1, 10000) n`,
  "update codes set domain = 'qr.host' || seq % 100 || '.example' where short_id like 'filler-%' and seq % 2 = 0",
  `update codes set gs1 = '${FILLED_KEY}/10/' || seq where short_id like 'filler-%' and domain = ''`,
  "insert into code_totals (code_seq) select seq from codes where short_id like 'filler-%'",
  "insert into code_revisions (code_seq, revision, at) select seq, 1, 0 from codes where short_id like 'filler-%'",
  `insert into code_values (code_seq, member, revision, value, copy, image)
    select seq, 'style', 1, '{}', 'copy_' || seq, 'img_' || seq from codes where short_id like 'filler-%'`,
  `insert into code_ranks (code_seq, tenant_id, group_tag, active, id, title_key)
    select seq, tenant_id, '', true, id, '2' from codes where short_id like 'filler-%'`,
  "update code_ranks set domain = codes.domain from codes where seq = code_seq",
  `insert into code_tags (code_seq, tag, tenant_id, id, active, title_key)
    select seq, 'tag ' || n, tenant_id, id, true, '2' from codes, generate_series(1, 3) n where short_id like 'filler-%'`,
  "insert into tag_totals (tenant_id, tag, codes) select 'ten_filler' || n, 'tag 1', 2 from generate_series(1, 3000) n",
  `insert into watched_targets (tenant_id, key, address, queue, state, next_at, notified_to, turned_at)
    select tenant_id, decode(md5(seq::text), 'hex'), target, 'host ' || seq, 'ok', ${NOON} + seq,
      case when seq % 1000 = 0 then 0 end, case when seq % 10 = 0 then ${NOON} + seq end
    from codes where short_id like 'filler-%'`,
  `insert into watched_codes select watched_targets.seq, codes.seq
    from codes join watched_targets on key = decode(md5(codes.seq::text), 'hex')`,
  `insert into watch_queues select queue, next_at, 0 from watched_targets`,
  `insert into alert_mails (tenant_id, email, language, asked_at, mailed_at)
    select id, '', 'en', 0, 0 from tenants where id like 'ten_filler%'`,
  `insert into confirmation_mails (tenant_id, recipient, at)
    select id, decode(md5(id), 'hex'), ${NOON} from tenants where id like 'ten_filler%'`,
  "insert into tenant_totals (tenant_id, lane, codes) select id, 100, 2 from tenants where id like 'ten_filler%'",
  `insert into code_search select seq, array[seq::integer, seq::integer / 100] from codes where short_id like 'filler-%'`,
  "insert into series (tenant_id, group_tag) select distinct tenant_id, chr(10) from filled on conflict do nothing",
  `insert into scans (code_seq, id, at, visitor, device_key, device, first, second, repeat, workspace)
    select filled.seq, ${lowestScanId(NOON - 60 * DAY)} + n * (${lowestScanId(NOON) - lowestScanId(NOON - 60 * DAY)} / 301),
      ${NOON} - 60 * ${DAY}::bigint + n::bigint * ${DAY} / 5, decode(md5(filled.seq || '-' || n), 'hex'),
      case when n % 50 = 0 then decode(md5(n::text), 'hex') end, 'mobile', true, false, false, series.seq
    from filled join series on series.tenant_id = filled.tenant_id and series.group_tag = chr(10), generate_series(1, 300) n`,
  `insert into totals (code_seq, grain, slot, scans, unique_visitors)
    select seq, grain, case grain when 0 then ${TODAY} * 96 when 1 then ${TODAY} * 24 else ${TODAY} end - n, 3, 2
    from filled, generate_series(0, 2) grain, generate_series(1, 100) n`,
  `insert into dimension_totals
    select seq, ${TODAY} * 96 + 48 - n, dimension, 'value ' || n % 3, 1, 1, 0, 0
    from filled, generate_series(0, 5) dimension, generate_series(1, 30) n`,
  `insert into packed_totals
    select seq, grain, case grain when 0 then ${TODAY} * 96 when 1 then ${TODAY} * 24 else ${TODAY} end - n, ''
    from filled, generate_series(0, 3) grain, generate_series(1, 100) n`,
  `insert into dimension_values
    select seq, n, n % 6, 'value ' || n from filled, generate_series(1, 100) n`,
  `insert into scanners
    select ${TODAY} - (n % 50 = 0)::int * 2, seq, decode(md5(n::text), 'hex'), 1 from filled, generate_series(1, 200) n`,
  `insert into campaign_scanners
    select ${TODAY} - (n % 50 = 0)::int * 2, tenant_id || n % 50, 'group ' || seq % 10, decode(md5(seq || '-' || n), 'hex')
    from filled, generate_series(1, 200) n`,
  `insert into campaign_days
    select distinct tenant_id, 'group ' || seq % 10, ${TODAY} - n, 5 from filled, generate_series(1, 100) n`,
  `insert into code_devices
    select seq, decode(md5(n::text), 'hex'), ${NOON}, ${NOON}, 1 from filled, generate_series(1, 100) n`,
  `insert into code_hosts (host, code_seq) select 'example.host' || n, seq from filled, generate_series(1, 20) n`,
  `insert into code_signs (code_seq, sign, host, found_at)
    select seq, 'shortener', 'host' || n || '.example', ${NOON} from filled, generate_series(1, 20) n`,
  "insert into imported_days select seq, n, 1 from filled, generate_series(1, 200) n",
  `insert into waiting_codes
    select id, 'h' || n || '.example', 'short', -1 from tenants, generate_series(1, 10) n where id like 'ten_filler%'`,
  `insert into waiting_lines select 'wait_' || id || n, id, 'h' || n || '.example', 'codes.ndjson', -1, ''
    from tenants, generate_series(1, 10) n where id like 'ten_filler%'`,
  `insert into funnel_days
    select seq, ${TODAY} - n, 'page_view', 1 from filled, generate_series(1, 100) n`,
  `insert into leads
    select 'lead_' || seq || '-' || n, seq, ${NOON} - n, null, 'mobile', '', tenant_id, group_tag, n % 2 = 0
    from filled, generate_series(1, 100) n`,
  // The present revisions are 1.
  `insert into code_revisions select seq, n - 100, ${NOON}, 'main' from filled, generate_series(1, 100) n`,
  `insert into code_values
    select seq, (array['target', 'title', 'style', 'landing'])[1 + n % 4], n - 100, 'null', md5((seq + n)::text),
      'img_' || lpad((seq + n)::text, 26, '0')
    from filled, generate_series(1, 100) n`,
  "insert into picture_links select seq, 'token', 0 from codes where short_id like 'filler-%'",
  `insert into shares (id, tenant_id, hash, sealed, code_seq, rounds, with_bots, created_at, updated_at)
    select 'share_' || seq, tenant_id, 'hash ' || seq, '', seq, true, true, 0, 0
    from codes where short_id like 'filler-%'`,
  "insert into erased_records (kind, subject) select 'share', 'share_' || n from generate_series(1, 10000) n",
  "insert into lead_moves select -n, '' from generate_series(1, 3000) n",
  `insert into webhook_deliveries (webhook, state, id, code_seq, event, at, device, next_attempt_at)
    select tenant_id, n % 4, 'whd_' || lpad((seq * 1000 + n)::text, 9, '0'), seq, 'qr.scan', ${NOON} - n, 'mobile',
      case when n % 4 = 1 then ${NOON} + n end
    from filled, generate_series(1, 200) n`,
  `insert into kept_answers (tenant_id, route, key, fingerprint, answer, code_id, created_at, bytes)
    select tenant_id, 'POST /app/api/codes', seq || '-' || n, 'a', '{}', id, ${NOON} - n, 130
    from filled, generate_series(1, 50) n`,
  `insert into code_runs (id, tenant_id, retry_key, reached, style_copy, begun_at, stepped_at)
    select 'run_filler' || n, 'ten_filler' || n % 5000, 'key ' || n, case when n % 100 = 0 then '~' end,
      case when n % 100 = 0 then 'copy ' || n end, ${NOON}, ${NOON} from generate_series(1, 10000) n`,
  `insert into code_run_orders select 'run_filler' || n, '{}' from generate_series(1, 10000) n`,
  `insert into code_run_failures
    select 'run_filler' || n, 'code_' || k, '', '' from generate_series(1, 10000) n, generate_series(1, 5) k`,
  `insert into scan_commits
    select decode(md5(n::text), 'hex'), extract(epoch from now()) * 1000 - n * 200 from generate_series(1, 20000) n`,
  `insert into scan_deltas select -n, n, ${TODAY} * 96, 1, 1, 0, 0, 0, 0, 0, 0, 0, '{0}', '{DE}', '{1}', '{1}', '{0}', '{0}'
    from generate_series(1, 20000) n`,
  `insert into campaign_deltas select 'ten_' || n, '', ${TODAY}, decode(md5(n::text), 'hex'), 1, 1, 1
    from generate_series(1, 20000) n`,
  `insert into logo_copies select md5(n::text), 'svg', '' from generate_series(1, 20000) n`,
  `update codes set style_copy = md5((seq % 3000)::text), landing_copy = md5((seq % 2000 + 2000)::text)`,
  `insert into plain_codes (id, tenant_id, type, title_key, printed, revision, created_at, updated_at, alike_key, payload, search_text, fields)
    select 'plain_' || n, 'ten_filler' || n % 100, 'url', n, false, 1, 0, 0, n, 'https://a.example/' || n, '', '{}'
    from generate_series(1, 20000) n`,
  `insert into looks (id, tenant_id, name, name_key, is_default, revision, created_at, updated_at, style_copy, style)
    select 'look_' || n, 'ten_filler' || n % 5000, 'Look ' || n, 'look ' || n, n < 5000, 1, 0, 0, md5((n % 3000)::text), '{}'
    from generate_series(0, 9999) n`,
  `update codes set look_id = 'look_' || seq % 5000, style_copy = null where seq % 2 = 0`,
  `insert into images select 'img_' || lpad(n::text, 26, '0'), 'ten_' || n % 500, 1, 1, '', '' from generate_series(1, 20000) n`,
  `update codes set landing_image = 'img_' || lpad((seq * 2)::text, 26, '0')`,
  `insert into files (id, tenant_id, type, bytes, title, created_at, sha256, is_outside, state)
    select 'file_' || lpad(n::text, 26, '0'), 'ten_filler' || n % 5000, 'audio/mpeg', 9, '', 0, '', n % 9 = 0,
      case when n % 1000 = 0 then 'going' else 'here' end
    from generate_series(1, 20000) n`,
  "insert into file_pieces select tenant_id, id, n, '' from files, generate_series(0, 1) n",
  "insert into gone_objects select 'files/' || id from files",
  `insert into page_items
    select seq, 'file_' || lpad((seq * 100 + n)::text, 26, '0'), case when n % 2 = 0 then 1 end
    from codes, generate_series(1, 3) n where short_id like 'filler-%'`,
  `insert into page_language_days
    select seq, ${TODAY} - n, 'de', 1 from codes, generate_series(1, 20) n where short_id like 'filler-%'`,
  `insert into offer_gifts
    select seq, 'gift ' || n from codes, generate_series(1, 20) n where short_id like 'filler-%'`,
  `insert into deleted_codes select -n, 'ten_' || n % 500, 'code_' || n, md5(n::text), ${NOON} - n
    from generate_series(1, 20000) n`,
  `insert into people (id, email, email_key, name, created_at)
    select 'per_filler' || n, n || '@a.example', n || '@a.example', '', 0 from generate_series(1, 10000) n`,
  `insert into members (tenant_id, person_id, role, since)
    select 'ten_filler' || n % 5000, 'per_filler' || n, 'editor', 0 from generate_series(1, 10000) n`,
  `insert into sessions select md5(n::text), 'ses_filler' || n, 'per_filler' || n, 'oidc', '', false, false,
    ${NOON}, ${NOON}, ${NOON} + n from generate_series(1, 10000) n`,
  `insert into identities select 'https://auth.example', 'sub' || n, 'per_filler' || n, 0
    from generate_series(1, 10000) n`,
  `insert into provider_sessions select md5(n::text), 'https://auth.example', 'sid' || n
    from generate_series(1, 10000) n`,
  `insert into provider_uses select md5(n::text), ${NOON} + n from generate_series(1, 10000) n`,
  `insert into second_steps (hash, person_id, method, device, remember, ends_at)
    select md5(n::text), 'per_filler' || n, 'oidc', '', false, ${NOON} + n from generate_series(1, 10000) n`,
  `insert into passkeys (id, person_id, name, credential, public_key, transports, created_at)
    select 'pk_filler' || n, 'per_filler' || n, '', n::text, '', '', 0 from generate_series(1, 10000) n`,
  `insert into apps (id, tenant_id, person_id, client_hash, name, host, scopes, second_factor, created_at,
      used_at, ends_at, family, access_hash, access_ends_at, refresh_hash)
    select 'app_filler' || n, 'ten_filler' || n % 5000, 'per_filler' || n, '', '', '', 'codes:read', false, 0,
      ${NOON}, ${NOON} + n, 'family ' || n, 'access ' || n, ${NOON} + n, '' from generate_series(1, 10000) n`,
  `insert into retired_short_ids select md5(n::text), ${NOON} from generate_series(1, 20000) n`,
  "update retired_short_ids set gs1 = '01/' || short_id where retired_at % 2 = 0",
];

/** Tables that have so few rows in practice that a sequential scan is the fastest plan. */
const SMALL = new Set([
  "erasures",
  "device_erasures",
  "campaign_recounts",
  "open_batches",
  "batch_records",
  "nodes",
  "watch_rounds",
  "__drizzle_migrations",
]);

/** The sequential scans of tables that grow, each with its query. */
function sequentialScans(plans: readonly Explained[]): string[] {
  const found = plans.flatMap(({ "Query Text": text, Plan }) =>
    partsOf(Plan)
      .filter((part) => part["Node Type"] === "Seq Scan" && !SMALL.has(part["Relation Name"] ?? ""))
      .map((part) => `${part["Relation Name"]}: ${text.replaceAll(/\s+/g, " ").trim().slice(0, 160)}`),
  );
  return [...new Set(found)];
}

describe.skipIf(!hasPostgres)("on filled tables PostgreSQL uses indexes", () => {
  let url = "";
  let node: Awaited<ReturnType<typeof openNode>>;
  const tenants: Tenant[] = [];
  const codes: Code[] = [];
  let onDomain: Code;

  beforeAll(async () => {
    const server = await postgresServer();
    url = await server.freshDatabase();
    node = await openNode(url, PATIENT);
    for (let n = 0; n < TENANTS; n++) {
      const tenant = await tenantIn(node.stores);
      tenants.push(tenant);
      await node.stores.webhooks.replace(tenant.id, {
        url: "https://hooks.example/",
        secrets: null,
        events: null,
        name: "",
        goneAt: null,
        goneUrl: null,
        updatedAt: NOON,
        revision: 1,
      });
      await node.stores.deliveries.answered(tenant.id, "https://hooks.example/", NOON);
      for (let made = 0; made < CODES_EACH; made++)
        codes.push(
          await codeIn(node.stores, tenant, {
            group: `group ${made}`,
            title: `Hall ${made}`,
            tags: ["tag 1", `tag ${made + 2}`],
          }),
        );
    }
    const last = tenants.at(-1);
    if (!last) throw new Error("tenants");
    onDomain = await codeIn(node.stores, last, { domain: await domainIn(node.stores, last) });
    await server.query(url, "create view filled as select * from codes where short_id not like 'filler-%'");
    for (const statement of FILL) await server.query(url, statement);
    await server.query(url, "vacuum analyze");
  }, FILLING);
  afterAll(() => node.db.close());

  /** The plans of all statements that a node sends while it does `work`. */
  const plansOf = (mode: string, work: (stores: typeof node.stores) => Promise<unknown>) =>
    plansFor(url, work, { plan_cache_mode: mode });

  // After a few runs of a statement the server may switch to one generic plan for all values (52.5).
  describe.each(["force_custom_plan", "force_generic_plan"])("with %s", (mode) => {
    test("to resolve codes and record scans", async () => {
      const plans = await plansOf(mode, async ({ scans, codes: store, bulk }) => {
        const [one, other] = codes;
        if (!one || !other) throw new Error("codes");
        for (const code of [one, other, onDomain])
          expect(await store.resolve(addressOf(code))).not.toBeNull();
        await scans.commit([
          newScan(one, { visitor: visitor(1) }),
          newScan(other, { visitor: visitor(2), deviceKey: visitor(3) }),
        ]);
        await scans.commit([newScan(one, { visitor: visitor(1) })]);
        await bulk.taken([addressOf(onDomain), "unknown"]);
      });
      expect(plans.length).toBeGreaterThan(15);
      expect(sequentialScans(plans)).toEqual([]);
      const byAddress = plans
        .flatMap(({ Plan }) => partsOf(Plan))
        .filter((part) => /codes_short_id|retired_short_ids/.test(part["Index Name"] ?? ""));
      expect(byAddress.length).toBeGreaterThan(4);
      for (const part of byAddress) expect(part["Index Cond"]).toMatch(/short_id.* AND .*domain/);
    });

    test("to find codes by their GS1 addresses, and to make one", async () => {
      const plans = await plansOf(mode, async (stores) => {
        const tenant = await tenantIn(stores);
        const key = `01/${mode === "force_custom_plan" ? 1 : 2}`.padEnd(17, "0");
        await stores.codes.findNames(null, [`${FILLED_KEY}/10/5`, FILLED_KEY]);
        expect(await stores.codes.namesUnder(null, FILLED_KEY, 10)).toHaveLength(10);
        expect(await stores.codes.namesUnder(null, "8003/00000000000000", 10)).toEqual([]);
        const product = await codeIn(stores, tenant, { gs1: key });
        await codeIn(stores, tenant, { gs1: `${key}/10/A/21/7` });
        await stores.looks.longest(tenant.id);
        await stores.codes.remove(tenant.id, product.id, NOON);
      });
      expect(sequentialScans(plans)).toEqual([]);
      const byName = plans
        .flatMap(({ Plan }) => partsOf(Plan))
        .filter((part) => /codes_gs1$|retired_gs1/.test(part["Index Name"] ?? ""));
      expect(byName.length).toBeGreaterThan(6);
      for (const part of byName) expect(part["Index Cond"]).toMatch(/domain.* AND .*gs1/);
    });

    test("for the views of a tenant", async () => {
      const plans = await plansOf(mode, async (stores) => {
        const [tenant, code] = [tenants[0], codes[0]];
        if (!tenant || !code) throw new Error("codes");
        const analytics = createAnalytics({
          store: stores.analytics,
          settle: stores.addUp,
          clock: { now: () => NOON },
        });
        for (const timezone of ["UTC", "Asia/Kathmandu"])
          await analytics.ofCode(code, { interval: "day", timezone, withBots: true });
        // Of more codes at once, a table of 10,000 is read whole for good reason.
        while (await stores.campaignTotals.step(0, 20));
        for (const ends of [{}, { from: "2026-11-01T08:15:00Z" }])
          expect(
            (await analytics.campaigns(tenant.id, 100, null, analytics.periodOf(ends))).campaigns,
          ).toHaveLength(CODES_EACH);
        const overview = createOverview({
          store: stores.analytics,
          mostScanned: stores.codes.mostScanned,
          settle: stores.addUp,
          clock: { now: () => NOON },
        });
        for (const group of [{}, { group: "hall" }])
          expect(
            (await overview.of(tenant.id, { interval: "day", timezone: "UTC", withBots: true, ...group }))
              .timeline,
          ).toHaveLength(30);
        await stores.seriesMover.step(20);
        expect((await stores.history.list(tenant.id, code.id, 20, null))?.changes).toHaveLength(20);
        expect((await stores.history.list(tenant.id, code.id, 20, -90))?.changes).toHaveLength(9);
        expect(await stores.history.at(tenant.id, code.id, -50)).toMatchObject({ title: null });
        expect(await stores.scans.list(code.id, { withBots: false, limit: 100 })).toHaveLength(100);
        for (const filter of [
          {},
          { group: "group 1" },
          { from: NOON - 30 * DAY, before: { id: 2 ** 52, codeSeq: 9 } },
        ])
          expect(
            (await stores.scans.listOfWorkspace(tenant.id, { withBots: false, limit: 9, ...filter }, 200))
              .next,
          ).not.toBeNull();
        await stores.scans.summary(code.id, true);
        await stores.scans.devices(code.id, 10);
        await stores.codes.get(tenant.id, code.id);
        expect((await stores.codes.list(tenant.id, { limit: 5 })).codes).toHaveLength(5);
        const few = { limit: 5, group: "group 1", search: "Hall" };
        expect((await stores.codes.list(tenant.id, few)).codes).toHaveLength(1);
        expect((await stores.codes.list(tenant.id, { limit: 5, active: true })).codes).toHaveLength(5);
        for (const sort of ["scans", "title"] as const)
          expect((await stores.codes.list(tenant.id, { limit: 5, sort })).codes).toHaveLength(5);
        for (const sort of CODE_SORTS)
          for (const tags of [["tag 1"], ["tag 1", "tag 3"]])
            expect((await stores.codes.list(tenant.id, { limit: 5, sort, tags })).codes).not.toHaveLength(0);
        await stores.tags.sums(tenant.id, await stores.tags.names(tenant.id, "", 5));
        for (const sort of CODE_SORTS)
          expect(
            (await stores.codes.list(onDomain.tenantId, { limit: 5, sort, domain: onDomain.domain })).codes,
          ).toHaveLength(1);
        await stores.codes.totals(tenant.id);
        for (const status of ["pending", "delivered", "failed"] as const)
          expect(await stores.deliveries.list(tenant.id, { status, limit: 10 })).toHaveLength(10);
        const of = { tenantId: tenant.id };
        expect((await stores.leads.list({ ...of, codeId: code.id }, 10, null)).leads).toHaveLength(10);
        const period = { from: NOON - DAY, to: NOON + DAY };
        for (const filter of [
          {},
          { handled: false },
          { group: "group 1" },
          { group: "group 1", handled: true },
        ])
          await stores.leads.list({ ...of, ...filter, ...period }, 10, "lead_9");
        await stores.leads.setHandled(tenant.id, "lead_1", true);
        const waiting = [tenant.id, "h1.example"] as const;
        await stores.waiting.count(...waiting);
        await stores.waiting.files(...waiting);
        await stores.waiting.lines(...waiting, "codes.ndjson", "");
        await stores.waiting.erase(...waiting, 10);
      });
      expect(plans.length).toBeGreaterThan(12);
      expect(sequentialScans(plans)).toEqual([]);
    });

    test("to find due deliveries and settle them", async () => {
      const plans = await plansOf(mode, async ({ deliveries }) => {
        const tenant = tenants[1];
        if (!tenant) throw new Error("tenants");
        await deliveries.webhooks("", 10);
        await deliveries.retries("", 10);
        const due = await deliveries.due(tenant.id, {
          now: NOON + DAY,
          limit: 10,
          after: "",
          except: new Set(),
        });
        expect(due.again.length + due.fresh.length).toBeGreaterThan(10);
        const outcome = {
          status: 200,
          error: null,
          nextAttemptAt: null,
          at: NOON,
          url: null,
          nextTryAt: NOON,
          durationMs: null,
        };
        await deliveries.settle([...due.again, ...due.fresh].map((delivery) => ({ delivery, ...outcome })));
        await deliveries.hasten(tenant.id, NOON, NOON, 10);
        await deliveries.expire(tenant.id, NOON, "receiver_failing", 10);
        await deliveries.failPending(tenant.id, "webhook_removed", "whd_z", 10);
        const [kept] = await deliveries.list(tenant.id, { limit: 1 });
        await deliveries.restart(tenant.id, kept?.id ?? "", NOON);
      });
      expect(plans.length).toBeGreaterThan(8);
      expect(sequentialScans(plans)).toEqual([]);
    });

    test("to serve files of pages, to list them, and to erase those that were removed", async () => {
      const plans = await plansOf(mode, async ({ files, codes: store }) => {
        const [tenant] = tenants;
        if (!tenant) throw new Error("tenants");
        const file = newFile(tenant);
        expect(await files.begin(file, 1_000)).toBe("begun");
        expect(await files.addPiece(file, 0, Uint8Array.of(1))).toBe(true);
        expect(await files.finish(file, "")).toBe(true);
        expect(await files.open(file.id)).not.toBeNull();
        expect(await files.piece(tenant.id, file.id, 0)).not.toBeNull();
        expect(await files.find(tenant.id, file.id)).not.toBeNull();
        expect(await files.findSome(tenant.id, [file.id, "file_x"])).toHaveLength(1);
        expect((await files.list(tenant.id, { limit: 5, before: "file_z" })).files).not.toHaveLength(0);
        expect(
          await store.missingMedia(tenant.id, [{ kind: "file", id: "file_x", pointer: "/x" }]),
        ).toHaveLength(1);
        expect(await files.bytesOf(tenant.id)).toBeGreaterThan(0);
        expect(await files.details(file.id)).not.toBeNull();
        expect(await files.remove(null, file.id)).toBe(true);
        await files.giveUp(file.id);
        expect(await files.eraseSome(NOON)).toBe(true);
        expect(await files.goneObjects(5)).toHaveLength(5);
        await files.forgetObjects(["files/x"]);
        expect(await files.outside("file_", 5)).toHaveLength(5);
      });
      expect(plans.length).toBeGreaterThan(15);
      expect(sequentialScans(plans)).toEqual([]);
    });

    test("to save looks, and to draw codes in them", async () => {
      const plans = await plansOf(mode, async ({ looks, codes: store }) => {
        const tenant = tenants[3];
        if (!tenant) throw new Error("tenants");
        const rules = { limits: { count: 9, bytes: 9_000 }, checked: { base: 48, domains: 100 }, copies: [] };
        const [used, free] = [newLook(tenant), newLook(tenant, { isDefault: true })];
        for (const look of [used, free]) await looks.add({ look, answer: "", retry: null, ...rules });
        const { id } = await codeIn(node.stores, tenant, { style: { saved: used.id } });
        await store.drawn(tenant.id, id);
        await store.edit(tenant.id, id, { style: { saved: used.id } }, NOON, null);
        await looks.get(tenant.id, used.id);
        await looks.byName(tenant.id, "nobody's");
        await looks.list(tenant.id, { limit: 100, before: "look_zzz" });
        await looks.edit(tenant.id, used.id, { style: {}, isDefault: true }, NOON, null, rules);
        await looks.longest(tenant.id);
        await looks.countUses(used.id);
        expect(await looks.remove(tenant.id, used.id, null)).toBe("in_use");
        expect(await looks.remove(tenant.id, free.id, null)).toBe("removed");
      });
      expect(plans.length).toBeGreaterThan(20);
      expect(sequentialScans(plans)).toEqual([]);
    });

    test("to watch destinations, and to mail of those that died", async () => {
      const plans = await plansOf(mode, async ({ watch, alerts, codes: store }) => {
        const [tenant] = tenants;
        if (!tenant) throw new Error("tenants");
        await watch.look(NOON, DAY, 20);
        await watch.look(NOON + MINUTE, DAY, 20);
        const [queue = ""] = await watch.take(NOON + MINUTE, NOON + HOUR, 5);
        const target = await watch.next(queue, NOON + MINUTE, NOON + HOUR);
        if (!target) throw new Error("nothing is due");
        await watch.reserve("192.0.2.1", NOON, NOON, HOUR);
        const result = { ...target, state: "dead" as const, checkedAt: NOON };
        await watch.settle({ target, result, queue: "192.0.2.1", nextAt: NOON + DAY }, NOON);
        await watch.notify(NOON, 20);
        await watch.size();
        await store.list(tenant.id, { limit: 10, health: "dead" });
        const mailed = { email: "a@b.example", language: "en", nonce: "1" } as const;
        await alerts.ask(tenant.id, mailed, recipientOf(mailed.email), NOON);
        await alerts.confirm(tenant.id, "1", NOON, 0);
        const mail = await alerts.take(NOON + HOUR, NOON + DAY);
        if (mail) await alerts.sent(mail, NOON, NOON + HOUR);
        await alerts.turned(tenant.id, 0, NOON + DAY, 10);
        await alerts.remove(tenant.id);
      });
      expect(plans.length).toBeGreaterThan(15);
      expect(sequentialScans(plans)).toEqual([]);
    });

    test("to change many codes", async () => {
      const tenant = tenants[3];
      if (!tenant) throw new Error("tenants");
      const plans = await plansOf(mode, async ({ runs }) => {
        const retry = retryKey(tenant, { key: `of ${mode}` });
        expect(await runs.find(retry, NOON)).toBeNull();
        const order = { choice: { filter: { active: true } }, change: { group: `of ${mode}` }, by: null };
        const reached = await runs.newest(tenant.id);
        const run = { id: freshId("run"), tenantId: tenant.id, order, reached, begunAt: NOON };
        await runs.begin({ ...run, retry, copies: [] }, 4);
        const looked = await runs.look(tenant.id, order, reached, 20);
        expect(looked.codes.length).toBeGreaterThan(0);
        await runs.tryStep(tenant.id, order, { ...looked, refused: [], at: NOON });
        await runs.step(run, { ...looked, missing: ["code_0"], refused: [], at: NOON });
        await runs.progress(run.id);
        await runs.read(run.id);
        await runs.unfinished(NOON - DAY);
        await runs.sweep(NOON - DAY, 20);
      });
      expect(plans.length).toBeGreaterThan(20);
      expect(sequentialScans(plans)).toEqual([]);
    });

    test("to sign people in and out, and for the apps that they connect", async () => {
      const personId = `per_filler${mode === "force_custom_plan" ? 1 : 2}`;
      const [tenantId, n] = [`ten_filler${personId.slice(-1)}`, personId.slice(-1)];
      const issuer = "https://auth.example";
      const newcomer = null;
      const plans = await plansOf(mode, async ({ sessions, secondSteps, identities, apps }) => {
        const times = { signedInAt: NOON, usedAt: NOON, endsAt: NOON + HOUR };
        const ways = { personId, method: "oidc", device: "", remember: false };
        const identity = { issuer, subject: `sub${n}` };
        const known = await identities.signIn({ ...identity, email: null, newcomer, grants: [], at: NOON });
        expect(known?.person.id).toBe(personId);
        const [id, hash, step] = [freshId("ses"), freshId("hash"), freshId("step")];
        expect(await secondSteps.add({ ...ways, hash: step, endsAt: NOON + MINUTE }, { identity })).toBe(
          true,
        );
        expect(await secondSteps.take(step, NOON, 5)).not.toBeNull();
        const session = { ...ways, ...times, id, hash, secondFactor: false };
        expect(await sessions.add(session, { passkey: `pk_filler${n}`, step })).toBe(true);
        await identities.nameSession(id, issuer, id);
        expect(await sessions.find(hash, tenantId)).not.toBeNull();
        await identities.takeOnce(hash, NOON + HOUR, NOON);
        const [family, codeHash, challenge] = [freshId("family"), freshId("code"), "c"];
        const app = {
          ...{ id: freshId("app"), tenantId, personId, clientHash: "c", name: "", host: "", redirectUri: "" },
          ...{ scopes: [], secondFactor: false, createdAt: NOON, endsAt: NOON + MINUTE, family, codeHash },
          challenge,
        };
        expect(await apps.add(app, 50, null, id)).toBe(true);
        const given = (name: string) => ({
          ...{ accessHash: `access ${name}`, accessEndsAt: NOON + HOUR, refreshHash: name },
          ...{ endsAt: NOON + HOUR, longest: HOUR },
        });
        expect((await apps.redeem(app, NOON, given(family))).kind).toBe("given");
        const proof = { family, clientHash: "c", refreshHash: family };
        expect((await apps.refresh(proof, NOON, given(codeHash))).kind).toBe("given");
        expect(await apps.find(`access ${codeHash}`)).not.toBeNull();
        await apps.list({ tenantId }, NOON);
        await apps.list({ personId }, NOON);
        await apps.eraseEnded(NOON, 20);
        expect(await apps.endOfToken({ family: null, accessHash: `access ${codeHash}` }, "c")).toBe(true);
        expect(await identities.signOut(issuer, null, id, NOON)).toEqual({ sessions: 1, apps: 0 });
        expect(await identities.signOut(issuer, identity.subject, null, NOON)).toEqual({
          sessions: 1,
          apps: 1,
        });
        await identities.link(identity, personId, NOON);
        await identities.unlink(personId);
        await sessions.endAll(personId, null);
        await sessions.eraseEnded(NOON, 20);
        await secondSteps.eraseEnded(NOON, 20);
      });
      expect(plans.length).toBeGreaterThan(30);
      expect(sequentialScans(plans)).toEqual([]);
    });

    test("to erase the rows of a deleted code, rows that are too old, and devices", async () => {
      const server = await postgresServer();
      const plans = await plansOf(
        mode,
        async ({
          codes: store,
          eraser,
          scans,
          deliveries,
          devices,
          campaigns,
          packer,
          leads,
          logos,
          images,
        }) => {
          const [tenant, code] = [tenants[2], codes[2 * CODES_EACH + (mode === "force_custom_plan" ? 0 : 1)]];
          if (!tenant || !code) throw new Error("codes");
          const key = retryKey(tenant, { key: `of ${mode}` });
          const extra = await codeIn({ ...node.stores }, tenant, { group: "group 1" });
          await store.add({
            code: { ...extra, id: `${extra.id}x`, shortId: `${extra.shortId}x` },
            limit: 100,
            retry: { key, answer: "{}" },
          });
          await store.remove(tenant.id, code.id, NOON);
          while (await eraser.step(500));
          while (await campaigns.step(TODAY));
          await leads.moveSome(20);
          await logos.eraseUnnamedCopies(20);
          const files = { width: 1, height: 1, picture: new Uint8Array(), preview: new Uint8Array() };
          const image = { id: freshId("img"), tenantId: tenant.id, ...files };
          expect(await images.add(image, 200)).toBe("added");
          expect(await images.size(tenant.id, image.id)).not.toBeNull();
          expect(await images.file(image.id, "picture")).not.toBeNull();
          await images.eraseUnnamed(PRESENT + DAY, 20);
          await packer.step(NOON, 100);
          await eraser.retire(NOON - 50 * DAY, 100, NOON);
          await scans.forgetScanners(TODAY - 1, 100);
          await eraser.forgetCampaignScanners(TODAY - 1, 100);
          // A generic plan for lists of any length is poor. The server does not use it while the lists are short.
          if (mode === "force_custom_plan") {
            await devices.erase([visitor(3)]);
            // Of another one a link is left for the eraser.
            await server.query(
              url,
              `with linked as (update scans set device_key = decode(md5('left'), 'hex')
                  where (code_seq, id) in (select code_seq, id from scans order by code_seq desc limit 1)
                  returning device_key)
                insert into device_erasures select device_key from linked`,
            );
            while (await eraser.step(100));
            expect(await server.query(url, "select 1 from device_erasures")).toEqual([]);
          }
          await deliveries.retire(NOON, 10, NOON);
        },
      );
      expect(plans.length).toBeGreaterThan(30);
      expect(sequentialScans(plans)).toEqual([]);
    });
  });
});
