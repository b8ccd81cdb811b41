import { IDLE_DAYS, LONGEST_DAYS } from "../../../features/oauth/traits.ts";
import { date } from "../../lib/format.ts";

export const apps = {
  title: "Connected apps",
  own: "Apps that act for you, with no more than your role, because you have allowed it.",
  ends: `Each ends ${IDLE_DAYS} days after its last use and ${LONGEST_DAYS} days after it was allowed, when its person is removed from a workspace, gets another password or erases the account, and when the provider at which the person signed in says that they signed out.`,
  all: "Apps that act for members by MCP, with no more than the member's role, because the member has allowed it.",
  none: "None.",
  of: (person: string) => `of ${person}`,
  inWorkspace: (workspace: string) => `in “${workspace}”`,
  since: (iso: string) => `connected ${date(iso)}`,
  used: (day: string) => `last used ${date(day)}`,
  until: (iso: string) => `ends ${date(iso)} if it is not used`,
  last: (iso: string) => `ends ${date(iso)}`,
  end: "Disconnect",
  endTitle: (name: string) => `Disconnect “${name}”?`,
  endText: "It loses access at once. It can ask to be connected again.",
  ended: (name: string) => `“${name}” is disconnected.`,
  cancel: "Cancel",
};
