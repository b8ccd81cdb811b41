import type { KeyList } from "../../../src/features/keys/model.ts";
import { readJson } from "../../json.ts";
import type { Place, WorstInput } from "../../worst/input.ts";
import { prepare } from "../../worst/send.ts";

/** Requests at once while a workspace is filled. */
const AT_ONCE = 20;

/** As many as the largest page has. */
const ENTRIES = 1_000;

/** A workspace with many entries, all of one key. @returns that key, and its id. */
async function noted({ url, newcomer }: Place) {
  const { apiKey: key, busy } = await newcomer();
  const path = `/app/api/codes/${busy.id}`;
  for (let made = 0; made <= ENTRIES; made += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) =>
        prepare(url, "PATCH", { path, key, body: { title: `${"ä".repeat(95)}${made + at}` } }),
      ),
    );
  const list = await prepare(url, "GET", { path: "/app/api/keys", key });
  return { key, id: (await readJson<KeyList>(list)).keys[0]?.id ?? "" };
}

/** The audit of a workspace whose one key did all. */
export const INPUTS: readonly WorstInput[] = [
  {
    operation: "listAudit",
    name: "the largest page",
    status: 200,
    async request(place) {
      const { key } = await noted(place);
      return { path: "/app/api/audit?limit=1000", key };
    },
  },
  {
    operation: "listAudit",
    name: "what the only key never did",
    status: 200,
    async request(place) {
      const { key, id } = await noted(place);
      return { path: `/app/api/audit?who=${id}&action=lead.deleted&limit=1000`, key };
    },
  },
  {
    operation: "listAudit",
    name: "all of it as a file",
    status: 200,
    async request(place) {
      const { key } = await noted(place);
      return { path: "/app/api/audit?format=csv", key };
    },
  },
];
