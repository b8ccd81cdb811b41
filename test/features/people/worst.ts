import type { Place, WorstInput, WorstRequest } from "../../worst/input.ts";
import { full } from "../../worst/inputs/heads.ts";
import { PASSWORD } from "../../worst/person.ts";

/** The longest password: each letter is two characters before NFC. */
const LONGEST = "e\u0301".repeat(200);

const byBusy =
  (path: string) =>
  ({ busyPerson }: Place): WorstRequest => ({ path, headers: busyPerson });

/** By a person whom the call may use up. */
const byNewcomer =
  (path: string, body: object) =>
  async ({ person }: Place): Promise<WorstRequest> => ({ path, headers: (await person()).headers, body });

/** Operations on people and their sessions. */
export const INPUTS: readonly WorstInput[] = [
  {
    operation: "signIn",
    name: "the longest password of an account that there is",
    status: 401,
    request: async ({ person }) => ({
      path: "/app/api/session",
      body: { email: (await person()).email, password: LONGEST },
    }),
  },
  {
    operation: "signIn",
    name: "the longest address, which nobody has",
    status: 401,
    request: () => ({
      path: "/app/api/session",
      body: { email: `x@${"x.".repeat(125)}x`, password: LONGEST },
    }),
  },
  {
    operation: "signIn",
    name: "two thousand at once",
    status: 401,
    request: ({ fresh }) => ({
      path: "/app/api/session",
      body: { email: `${fresh()}@museum.example`, password: LONGEST },
      crowd: 2_000,
    }),
  },
  {
    operation: "signUp",
    name: "the longest password of a new person",
    status: 200,
    request: ({ fresh }) => ({
      path: "/app/api/signup",
      body: { name: "x".repeat(120), email: `${fresh()}@museum.example`, password: LONGEST },
    }),
  },
  {
    operation: "getSession",
    name: "as many workspaces as there may be",
    status: 200,
    request: byBusy("/app/api/session"),
  },
  {
    operation: "listSessions",
    name: "as many sessions as there may be",
    status: 200,
    request: byBusy("/app/api/sessions"),
  },
  {
    operation: "getMe",
    name: "a person in as many workspaces as there may be, who names none",
    status: 400,
    request: byBusy("/app/api/me"),
  },
  ...["qz_session=;", "; qz_session=", `; qz_session=${"A".repeat(43)}`, "; "].map((part): WorstInput => ({
    operation: "getSession",
    name: `a megabyte of ${part.slice(0, 15)} as cookies`,
    request: () => ({ path: "/app/api/session", headers: { cookie: full(part) } }),
  })),
  {
    operation: "endOtherSessions",
    name: "a new person's",
    status: 204,
    request: async ({ person }) => ({ path: "/app/api/sessions", headers: (await person()).headers }),
  },
  {
    operation: "endSession",
    name: "one that there is not, of as many as there may be",
    status: 404,
    request: byBusy("/app/api/sessions/ses_00000000000000000000000000"),
  },
  {
    operation: "signOut",
    name: "a new person",
    status: 204,
    request: async ({ person }) => ({ path: "/app/api/session", headers: (await person()).headers }),
  },
  {
    operation: "deletePerson",
    name: "the owner of a workspace",
    status: 409,
    request: byNewcomer("/app/api/person", { password: PASSWORD }),
  },
  {
    operation: "changePassword",
    name: "the longest password",
    status: 204,
    request: byNewcomer("/app/api/person/password", { current: PASSWORD, password: LONGEST }),
  },
  {
    operation: "updatePerson",
    name: "the longest name",
    status: 200,
    request: byNewcomer("/app/api/person", { name: "Ж".repeat(120), language: "de" }),
  },
];
