import type { Keeping } from "../../../db/engine.ts";
import { createMembershipStore } from "./store/members.ts";
import { createPeopleStore } from "./store/people.ts";
import { createSessionStore } from "./store/sessions.ts";
import { members, people, sessions } from "./tables.ts";

/** People, the workspaces that they are in, and their sessions. */
export const peopleData = {
  tables: [people, members, sessions],
  stores: ({ database }: Keeping) => ({
    people: createPeopleStore(database),
    memberships: createMembershipStore(database),
    sessions: createSessionStore(database),
  }),
};
