import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isObject } from "../../../../src/kit/shared/json.ts";
import { AT_LENGTH, IN_FULL } from "../../../extent.ts";
import { dubLeads, dubToldBy } from "./oracles/dub.ts";
import { dubLinks, shlinkLinks, timesAround } from "./oracles/generate.ts";
import { type Answer, type Asked, untold, type Visit, visitsAt } from "./oracles/oracle.ts";
import { shlinkLeads, shlinkToldBy } from "./oracles/shlink.ts";
import { AROUND, readBytes } from "./read-file.ts";

/** Imported links lead where their service led them, or `dropped` says what is otherwise. */

type Link = Readonly<Record<string, unknown>>;

interface Service {
  readonly from: "dub" | "shlink";
  readonly leads: (link: Link, visit: Visit) => Answer;
  readonly toldBy: Asked["toldBy"];
  readonly generate: (count: number, now: number) => Link[];
  readonly real: string;
}

const SERVICES: readonly Service[] = [
  { from: "dub", leads: dubLeads, toldBy: dubToldBy, generate: dubLinks, real: "dub-api.json" },
  {
    from: "shlink",
    leads: shlinkLeads,
    toldBy: shlinkToldBy,
    generate: shlinkLinks,
    real: "shlink-api.json",
  },
];

const { now } = AROUND;
const VISITS = visitsAt([
  now,
  ...timesAround(now)
    .filter((at) => at > now)
    .flatMap((at) => [at - 1, at + 1]),
]);
const ROWS = IN_FULL ? 10_000 : AT_LENGTH ? 1_000 : 200;

async function differences({ from, leads, toldBy }: Service, links: readonly Link[]): Promise<string[]> {
  const bytes = Buffer.from(JSON.stringify(links));
  const entries = await readBytes(bytes, "json", from, AROUND, 64 * 1024);
  expect(entries).toHaveLength(links.length);
  return entries.flatMap((entry, at) => {
    const link = links[at];
    return link ? untold({ entry, oracle: (visit) => leads(link, visit), toldBy }, VISITS) : [];
  });
}

function realLinks(file: string): Link[] {
  const parsed: unknown = JSON.parse(readFileSync(join(import.meta.dir, "real", file), "utf8"));
  const list = isObject(parsed) && isObject(parsed["shortUrls"]) ? parsed["shortUrls"]["data"] : parsed;
  return Array.isArray(list) ? list.filter(isObject) : [];
}

for (const service of SERVICES) {
  test(`${service.from}: ${ROWS} links at random lead where they led there, or it is told`, async () => {
    expect(await differences(service, service.generate(ROWS, now))).toEqual([]);
  });
  test(`${service.from}: links of a real file lead where they led there, or it is told`, async () => {
    const links = realLinks(service.real);
    expect(links.length).toBeGreaterThan(9);
    expect(await differences(service, links)).toEqual([]);
  });
}
