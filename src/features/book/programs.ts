import accounts from "../../../docs/accounts.md" with { type: "file" };
import agentTools from "../../../docs/agent-tools.md" with { type: "file" };
import agents from "../../../docs/agents.md" with { type: "file" };
import api from "../../../docs/api.md" with { type: "file" };
import audit from "../../../docs/audit.md" with { type: "file" };
import keys from "../../../docs/keys.md" with { type: "file" };
import members from "../../../docs/members.md" with { type: "file" };
import sdk from "../../../docs/sdk.md" with { type: "file" };
import secondFactors from "../../../docs/second-factors.md" with { type: "file" };
import versions from "../../../docs/versions.md" with { type: "file" };
import type { Section } from "./model.ts";

/** The parts of the book about people with accounts, and about programs that call the API. */
export const PROGRAMS: readonly Section[] = [
  {
    title: "People",
    pages: [
      {
        path: "accounts",
        text: accounts,
        title: "Accounts",
        summary: "Sign in with a password, see where you are signed in, and erase your account",
      },
      {
        path: "second-factors",
        text: secondFactors,
        title: "Second factors",
        summary: "Passkeys, authenticator apps and recovery codes",
      },
    ],
  },
  {
    title: "Programs",
    pages: [
      {
        path: "api",
        text: api,
        title: "API basics",
        summary: "Authentication, errors, pagination, retries and rate limits",
      },
      { path: "keys", text: keys, title: "Keys", summary: "What a program may do, and for how long" },
      {
        path: "members",
        text: members,
        title: "Members",
        summary: "Invite people to a workspace, give them roles, and help when a password is lost",
      },
      {
        path: "audit",
        text: audit,
        title: "Audit",
        summary: "Who did what in a workspace, and when",
      },
      {
        path: "sdk",
        text: sdk,
        title: "TypeScript client",
        summary: "Calls with types, retries, pages and verified webhooks",
      },
      {
        path: "agents",
        text: agents,
        title: "Agents",
        summary: "Let Claude and others draw codes, change them and read numbers",
      },
      {
        path: "agent-tools",
        text: agentTools,
        title: "Tools of agents",
        summary: "All tools of MCP with their scopes, arguments, limits and refusals",
      },
      {
        path: "reference",
        made: "reference",
        title: "API reference",
        summary: "Every operation, its parameters and its answers",
      },
      {
        path: "problems",
        made: "problems",
        title: "Problems",
        summary: "Why each error code comes, and what to do",
      },
      {
        path: "versions",
        text: versions,
        title: "Versions",
        summary: "What may change, and what stays",
      },
    ],
  },
];
