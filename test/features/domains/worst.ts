import { readJson } from "../../json.ts";
import type { Place, WorstInput } from "../../worst/input.ts";
import { full } from "../../worst/inputs/heads.ts";
import { prepare } from "../../worst/send.ts";

const PATH = "/app/api/domains";

/** As much JSON as a domain may have of a platform, and of as many values as a body may have. */
const LINKS = {
  "one long text": { apple: { a: "x".repeat(130_000) }, android: [{ a: "ä".repeat(60_000) }] },
  "many values": { android: Array.from({ length: 2_400 }, (_, at) => ({ a: at })) },
  "deep nesting": { apple: { a: JSON.parse(`${"[".repeat(60)}${"]".repeat(60)}`) } },
} as const;

/** A new workspace with this many domains of the largest size. @returns its key, and the last one's id. */
async function withDomains({ url, newcomer, fresh }: Place, count: number) {
  const { apiKey: key } = await newcomer();
  let id = "";
  for (let made = 0; made < count; made++) {
    const host = `d${made}.${fresh()
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, "")}.example`;
    const answer = await prepare(url, "POST", { path: PATH, key, body: { host } });
    ({ id } = await readJson<{ id: string }>(answer));
    await prepare(url, "PATCH", { path: `${PATH}/${id}`, key, body: LINKS["one long text"] });
  }
  return { key, id };
}

/** No name server is asked in vain: there is none. */
const STATUSES = { getDomain: 200, deleteDomain: 204, verifyDomain: 400 } as const;

/** Domains with as much JSON as they may have, and hosts that are none. */
export const INPUTS: readonly WorstInput[] = [
  {
    operation: "listDomains",
    name: "the largest domains",
    status: 200,
    request: async (place) => ({ path: `${PATH}?limit=1000`, key: (await withDomains(place, 6)).key }),
  },
  ...(["getDomain", "deleteDomain", "verifyDomain"] as const).map((operation): WorstInput => ({
    operation,
    name: "a domain of the largest size",
    status: STATUSES[operation],
    async request(place) {
      const { key, id } = await withDomains(place, 1);
      return { path: `${PATH}/${id}${operation === "verifyDomain" ? "/verify" : ""}`, key };
    },
  })),
  ...["x.", "xn--", "ä", "[", "%41", "1."].map((part): WorstInput => ({
    operation: "createDomain",
    name: `a host of 60 KB of ${part}`,
    status: 400,
    request: ({ large }) => ({
      path: PATH,
      key: large.apiKey,
      body: { host: part.repeat(Math.floor(60_000 / Buffer.byteLength(part))) },
    }),
  })),
  {
    operation: "createDomain",
    name: "the longest host of names that are written in other letters",
    status: 400,
    request: ({ large }) => ({ path: PATH, key: large.apiKey, body: { host: "ß\u0301.".repeat(80) } }),
  },
  ...Object.entries(LINKS).map(([name, body]): WorstInput => ({
    operation: "editDomain",
    name,
    status: 200,
    async request(place) {
      const { key, id } = await withDomains(place, 1);
      return { path: `${PATH}/${id}`, key, body };
    },
  })),
  {
    operation: "GET",
    name: "permission for a megabyte of a name",
    status: 404,
    request: () => ({ path: `/tls/permission?domain=${full("x.")}` }),
  },
  ...["x", "x.", "X", ":1"].map((part): WorstInput => ({
    operation: "GET",
    name: `a Host of a megabyte of ${part}`,
    request: () => ({ path: "/r/unknown", headers: { host: full(part) } }),
  })),
];
