import type { Keeping } from "../../../db/engine.ts";
import { createInvitationStore } from "./store/invitations.ts";
import { createLinkStore } from "./store/links.ts";
import { createMemberStore } from "./store/members.ts";
import { createPersonStore } from "./store/persons.ts";
import { invitations, personLinks } from "./tables.ts";

/** Invitations to workspaces, and links of persons. */
export const membersData = {
  tables: [invitations, personLinks],
  stores: ({ database }: Keeping) => ({
    members: createMemberStore(database),
    invitations: createInvitationStore(database),
    links: createLinkStore(database),
    persons: createPersonStore(database),
  }),
};
