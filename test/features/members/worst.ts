import { readJson } from "../../json.ts";
import type { Place, WorstInput } from "../../worst/input.ts";
import { prepare } from "../../worst/send.ts";
import { tokenOf } from "./person.ts";

interface Invited {
  readonly id: string;
  readonly url: string;
}

/** The longest address that there may be. */
const longest = (start: string) =>
  `${start.padEnd(64, "a")}@${"b".repeat(61)}.${"c".repeat(61)}.${"d".repeat(61)}.e`;
/** The longest password, of letters that NFC makes one of three. */
const PASSWORD = "o\u0302\u0301".repeat(200);
const FORGED = "A".repeat(43);
const FORGED_CONFIRMATION = `ten_01kahgxyz0f3v8m2q4c6j9t1sw.zzzzzzzz.${FORGED}`;
const LONG = "A".repeat(10_000);

async function invite({ url }: Place, key: string, email: string): Promise<Invited> {
  const body = { email, role: "editor" };
  return readJson<Invited>(await prepare(url, "POST", { path: "/app/api/invitations", key, body }));
}

async function tokenIn(place: Place): Promise<string> {
  const { apiKey } = await place.newcomer();
  return tokenOf((await invite(place, apiKey, longest(place.fresh()))).url);
}

/** A new workspace with a member. @returns its key and the person's id. */
async function withMember(place: Place) {
  const { apiKey: key } = await place.newcomer();
  const token = tokenOf((await invite(place, key, longest(place.fresh()))).url);
  const body = { name: "N".repeat(120), password: PASSWORD };
  await prepare(place.url, "POST", { path: `/app/api/invitations/${token}`, body });
  const list = await prepare(place.url, "GET", { path: "/app/api/members", key });
  const [member] = (await readJson<{ members: { id: string }[] }>(list)).members;
  return { key, id: member?.id ?? "" };
}

/** Members, invitations and links of people. Those that hash a password wait in a queue of their own. */
export const INPUTS: readonly WorstInput[] = [
  {
    operation: "listMembers",
    name: "a workspace with a member and the longest names",
    status: 200,
    request: async (place) => ({ path: "/app/api/members", key: (await withMember(place)).key }),
  },
  {
    operation: "listMembers",
    name: "the longest cursor, which is none",
    status: 400,
    request: async (place) => ({
      path: `/app/api/members?limit=${"9".repeat(300)}&cursor=${"9".repeat(600)}`,
      key: (await place.newcomer()).apiKey,
    }),
  },
  {
    operation: "invite",
    name: "the longest address",
    status: 200,
    request: async (place) => ({
      path: "/app/api/invitations",
      key: (await place.newcomer()).apiKey,
      body: { email: longest(place.fresh()), role: "owner", language: "de" },
    }),
  },
  {
    operation: "getInvitation",
    name: "the link of the longest address",
    status: 200,
    request: async (place) => ({ path: `/app/api/invitations/${await tokenIn(place)}` }),
  },
  ...[FORGED, LONG].map((token): WorstInput => ({
    operation: "getInvitation",
    name: `a forged link of ${token.length} characters`,
    status: 404,
    request: () => ({ path: `/app/api/invitations/${token}` }),
  })),
  {
    operation: "acceptInvitation",
    name: "the longest name and password, of letters in several parts",
    status: 200,
    request: async (place) => ({
      path: `/app/api/invitations/${await tokenIn(place)}`,
      body: { name: "N".repeat(120), password: PASSWORD },
    }),
  },
  {
    operation: "withdrawInvitation",
    name: "one of the longest address",
    status: 204,
    async request(place) {
      const { apiKey: key } = await place.newcomer();
      const { id } = await invite(place, key, longest(place.fresh()));
      return { path: `/app/api/invitations/${id}`, key };
    },
  },
  {
    operation: "editMember",
    name: "a member who becomes an owner",
    status: 200,
    async request(place) {
      const { key, id } = await withMember(place);
      return { path: `/app/api/members/${id}`, key, body: { role: "owner" } };
    },
  },
  {
    operation: "deleteMember",
    name: "a member with a session",
    status: 200,
    async request(place) {
      const { key, id } = await withMember(place);
      return { path: `/app/api/members/${id}`, key };
    },
  },
  {
    operation: "makeResetLink",
    name: "for a member",
    status: 200,
    async request(place) {
      const { key, id } = await withMember(place);
      return { path: `/app/api/members/${id}/reset`, key };
    },
  },
  {
    operation: "askForReset",
    name: "the longest address, which nobody has",
    status: 202,
    request: (place) => ({ path: "/app/api/reset", body: { email: longest(place.fresh()) } }),
  },
  {
    operation: "resetPassword",
    name: "the longest password, of letters in several parts",
    status: 204,
    async request(place) {
      const { key, id } = await withMember(place);
      const made = await prepare(place.url, "POST", { path: `/app/api/members/${id}/reset`, key });
      const token = tokenOf((await readJson<Invited>(made)).url);
      return { path: `/app/api/reset/${token}`, body: { password: PASSWORD } };
    },
  },
  {
    operation: "resetPassword",
    name: "a forged link",
    status: 404,
    request: () => ({ path: `/app/api/reset/${LONG}`, body: { password: PASSWORD } }),
  },
  {
    operation: "confirmAddress",
    name: "a forged link without a session",
    status: 401,
    request: () => ({ path: "/app/api/person/address", body: { token: FORGED } }),
  },
  ...["getConfirmationLink", "followConfirmationLink"].flatMap((operation) =>
    [FORGED_CONFIRMATION, LONG].map((token): WorstInput => ({
      operation,
      name: `a forged link of ${token.length} characters`,
      status: 404,
      request: () => ({ path: `/confirm/${token}` }),
    })),
  ),
  {
    operation: "sendConfirmation",
    name: "of a workspace that has nothing to confirm",
    status: 202,
    request: async (place) => ({ path: "/app/api/me/confirmation", key: (await place.newcomer()).apiKey }),
  },
];
