import type { CreatedKey } from "../../../src/features/keys/model.ts";
import { ALL_SCOPES } from "../../../src/kit/shared/scopes.ts";
import { readJson } from "../../json.ts";
import type { Place, WorstInput } from "../../worst/input.ts";
import { prepare } from "../../worst/send.ts";

/** Names that differ at their ends alone, of letters that stand for others when names are compared. */
const orderOf = (number: number) => ({ name: `${"Ж|".repeat(29)}${number}`, scopes: ALL_SCOPES });
const order = orderOf(99);
const PATH = "/app/api/keys";

/** A new workspace with this many keys. @returns its first key, and the last one's id. */
async function withKeys({ url, newcomer }: Place, count: number) {
  const { apiKey: key } = await newcomer();
  let id = "";
  for (let made = 1; made < count; made++) {
    const answer = await prepare(url, "POST", { path: PATH, key, body: orderOf(made) });
    ({ id } = await readJson<CreatedKey>(answer));
  }
  return { key, id };
}

/** Operations on keys, of workspaces with as many as there may be, and on the workspace itself. */
export const INPUTS: readonly WorstInput[] = [
  {
    operation: "listKeys",
    name: "as many keys as there may be",
    status: 200,
    request: async (place) => ({ path: PATH, key: (await withKeys(place, 20)).key }),
  },
  {
    operation: "createKey",
    name: "the last key that there may be",
    status: 200,
    request: async (place) => ({ path: PATH, key: (await withKeys(place, 19)).key, body: order }),
  },
  {
    operation: "deleteKey",
    name: "one of as many keys as there may be",
    status: 204,
    async request(place) {
      const { key, id } = await withKeys(place, 20);
      return { path: `${PATH}/${id}`, key };
    },
  },
  {
    operation: "editMe",
    name: "the longest name, email and contact, of a workspace with many codes",
    status: 200,
    request: ({ large }) => ({
      path: "/app/api/me",
      key: large.apiKey,
      body: {
        name: "x".repeat(120),
        email: `x@${"x.".repeat(125)}x`,
        contact: `https://museum.example/${"x".repeat(477)}`,
      },
    }),
  },
];
