import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "../../../src/kit/settings/read.ts";
import { makeBackup } from "../../../src/operate/backups.ts";
import { backUp } from "../../../src/operate/offsite.ts";
import { verifySet } from "../../../src/operate/places.ts";
import { eventually } from "../../e2e/process.ts";
import { describeWithRedis, startRedis } from "../../redis.ts";
import { startScenario } from "../../scenario.ts";
import { KEEPS_FILES } from "../../storage.ts";
import { type Family, readPrometheus } from "./prometheus.ts";

/** The metrics that rules, board and docs name, held against those of a service. */

const ROOT = join(import.meta.dir, "../../..");
const textOf = (path: string) => readFileSync(join(ROOT, path), "utf8");

/** Metrics that only nodes have: PostgreSQL's sessions, and the journal of scans. */
const OF_NODES = [
  "quietzone_postgres_round_trip_seconds",
  "quietzone_postgres_sessions",
  "quietzone_postgres_waiting",
  "quietzone_scans_waiting",
  "quietzone_scans_waiting_oldest_seconds",
];

/** Names of metrics in a text. */
const namesIn = (text: string) =>
  [...new Set(text.match(/\b(?:quietzone|process)_[a-z_]*[a-z]\b/g))].toSorted();

/** Names without the endings that series of histograms have. */
function familiesIn(text: string, families: ReadonlyMap<string, Family>): string[] {
  const named = namesIn(text).map((name) => {
    const family = name.replace(/_(?:bucket|sum|count)$/, "");
    return families.get(family)?.type === "histogram" ? family : name;
  });
  return [...new Set(named)].toSorted();
}

describeWithRedis("a service with everything that metrics show", async () => {
  const redis = await startRedis();
  const families = await everything(redis.url);
  const known = new Set([...families.keys(), ...(KEEPS_FILES ? OF_NODES : [])]);

  test("every metric that a rule, the board or a page names is there", () => {
    for (const path of ["packaging/prometheus/alerts.yml", "packaging/grafana/quietzone.json", ...PAGES]) {
      const named = familiesIn(textOf(path), families);
      expect(named.length, path).toBeGreaterThan(0);
      expect(
        named.filter((name) => !known.has(name)),
        path,
      ).toEqual([]);
    }
  });

  test("docs/metrics.md has a row for every metric, and no other", () => {
    const rows = [...textOf("docs/metrics.md").matchAll(/^\| `(\w+)` +\|/gm)].map(([, name = ""]) => name);
    expect(rows.toSorted()).toEqual([...known].toSorted());
    expect(OF_NODES.filter((name) => families.has(name))).toEqual(KEEPS_FILES ? [] : OF_NODES);
  });
});

const PAGES = ["docs/monitoring.md", "docs/alerts.md", "docs/overload.md", "docs/nodes.md", "docs/scale.md"];

/** The metrics of a service that has done all that makes one appear. */
async function everything(redisUrl: string): Promise<Map<string, Family>> {
  const lists = mkdtempSync(join(tmpdir(), "quietzone-lists-"));
  afterAll(() => rmSync(lists, { recursive: true, force: true }));
  const hosts = join(lists, "phish.txt");
  writeFileSync(hosts, "phish.example\n");
  const service = await startScenario({
    QZ_METRICS: "on",
    QZ_WATCH: "24h",
    QZ_REDIS_URL: redisUrl,
    QZ_SMTP_URL: "smtp://127.0.0.1:1",
    QZ_SMTP_FROM: "alerts@zoo.example",
    QZ_BLOCKLIST: hosts,
    QZ_BACKUP_TO: lists,
  });
  const code = await (await service.signUp()).makeCode();
  await service.service.housekeep();
  await makeBackup(readSettings(service.storage.environment), join(service.dataDir, "..", "backup.db"));
  const elsewhere = readSettings({
    ...service.storage.environment,
    QZ_BACKUP_TO: lists,
    QZ_DISK_FLOOR: "off",
  });
  await backUp(elsewhere);
  await verifySet(elsewhere, null, []);
  await service.service.backUp();
  const putBack = await service.storage.putAway("scans");
  await service.scan(code.shortId);
  await putBack();
  return eventually("all that is one reading old", async () => {
    const families = readPrometheus(await (await service.request("/metrics")).text());
    const late = ["quietzone_codes", "quietzone_storage_bytes", "quietzone_backup_age_seconds"];
    return [...late, ...(KEEPS_FILES ? [] : OF_NODES)].every((name) => families.has(name)) ? families : null;
  });
}
