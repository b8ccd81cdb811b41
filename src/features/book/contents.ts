import changelog from "../../../CHANGELOG.md" with { type: "file" };
import accounts from "../../../docs/accounts.md" with { type: "file" };
import agentTools from "../../../docs/agent-tools.md" with { type: "file" };
import agents from "../../../docs/agents.md" with { type: "file" };
import analytics from "../../../docs/analytics.md" with { type: "file" };
import api from "../../../docs/api.md" with { type: "file" };
import bulk from "../../../docs/bulk.md" with { type: "file" };
import domains from "../../../docs/domains.md" with { type: "file" };
import drawing from "../../../docs/drawing.md" with { type: "file" };
import edits from "../../../docs/edits.md" with { type: "file" };
import firstCode from "../../../docs/first-code.md" with { type: "file" };
import audit from "../../../docs/audit.md" with { type: "file" };
import keys from "../../../docs/keys.md" with { type: "file" };
import leads from "../../../docs/leads.md" with { type: "file" };
import logos from "../../../docs/logos.md" with { type: "file" };
import members from "../../../docs/members.md" with { type: "file" };
import movingFiles from "../../../docs/moving-files.md" with { type: "file" };
import movingIn from "../../../docs/moving-in.md" with { type: "file" };
import movingOut from "../../../docs/moving-out.md" with { type: "file" };
import pages from "../../../docs/pages.md" with { type: "file" };
import plainCodes from "../../../docs/plain-codes.md" with { type: "file" };
import privacy from "../../../docs/privacy.md" with { type: "file" };
import programs from "../../../docs/programs.md" with { type: "file" };
import rules from "../../../docs/rules.md" with { type: "file" };
import secondFactors from "../../../docs/second-factors.md" with { type: "file" };
import sdk from "../../../docs/sdk.md" with { type: "file" };
import sheets from "../../../docs/sheets.md" with { type: "file" };
import spelling from "../../../docs/spelling.md" with { type: "file" };
import trackedCodes from "../../../docs/tracked-codes.md" with { type: "file" };
import versions from "../../../docs/versions.md" with { type: "file" };
import watch from "../../../docs/watch.md" with { type: "file" };
import webhooks from "../../../docs/webhooks.md" with { type: "file" };
import type { Page, Section } from "./model.ts";
import { RUNNING } from "./running.ts";

/**
 * The book's table of contents. A page of `docs/` is in it, or in the list of engineers' pages in
 * `test/features/book/pages.test.ts`.
 */
export const SECTIONS: readonly Section[] = [
  {
    title: "First steps",
    pages: [
      {
        path: "first-code",
        text: firstCode,
        title: "Your first code",
        summary: "A code in a minute, without an account",
      },
      {
        path: "tracked-codes",
        text: trackedCodes,
        title: "Tracked codes",
        summary: "Codes that you change after printing, find, copy and count",
      },
      {
        path: "plain-codes",
        text: plainCodes,
        title: "Plain codes",
        summary: "Codes that hold their content: kept, edited until they are printed, and printed on labels",
      },
      {
        path: "drawing",
        text: drawing,
        title: "Drawing",
        summary: "Types, styles, grades, and files for print",
      },
      {
        path: "spelling",
        text: spelling,
        title: "How content is written",
        summary: "Spelling of each type, and letters beyond ASCII",
      },
      {
        path: "logos",
        text: logos,
        title: "Logos and looks",
        summary: "Logos in codes, and styles that codes share",
      },
    ],
  },
  {
    title: "Codes that lead",
    pages: [
      {
        path: "rules",
        text: rules,
        title: "Rules",
        summary: "Lead by device, language, country and time, or split",
      },
      {
        path: "pages",
        text: pages,
        title: "Pages",
        summary: "Hosted pages, their parts, pictures and consent",
      },
      { path: "leads", text: leads, title: "Leads", summary: "Forms, and what people leave in them" },
      {
        path: "domains",
        text: domains,
        title: "Domains",
        summary: "Short addresses on a name of your own",
      },
      { path: "watch", text: watch, title: "Watching", summary: "Hear of a destination that is dead" },
    ],
  },
  {
    title: "Numbers",
    pages: [
      {
        path: "analytics",
        text: analytics,
        title: "Analytics",
        summary: "What is counted, and how to read it",
      },
      {
        path: "webhooks",
        text: webhooks,
        title: "Webhooks",
        summary: "Scans and leads, sent to your server",
      },
      {
        path: "privacy",
        text: privacy,
        title: "Privacy",
        summary: "What is stored, for how long, and under which key",
      },
    ],
  },
  {
    title: "Many codes",
    pages: [
      {
        path: "bulk",
        text: bulk,
        title: "Many from a file",
        summary: "A table becomes codes and their files",
      },
      {
        path: "programs",
        text: programs,
        title: "Codes of a program",
        summary: "Names of your own for codes, and up to 100 in one call",
      },
      {
        path: "edits",
        text: edits,
        title: "Changing many codes",
        summary: "By a file, or one action on all that a filter finds",
      },
      {
        path: "sheets",
        text: sheets,
        title: "Labels",
        summary: "Sheets, rolls and cards for a printer, true to size",
      },
    ],
  },
  {
    title: "Arriving and leaving",
    pages: [
      {
        path: "moving-in",
        text: movingIn,
        title: "Moving in",
        summary: "Import the codes of Bitly or another service, with their short ids",
      },
      {
        path: "moving-files",
        text: movingFiles,
        title: "Files of other services",
        summary: "What is read of each service's exports, and what is dropped",
      },
      {
        path: "moving-out",
        text: movingOut,
        title: "Moving out",
        summary: "Leave with an archive, and with redirects that keep codes working",
      },
    ],
  },
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
  RUNNING,
  {
    title: "Project",
    pages: [
      {
        path: "changelog",
        text: changelog,
        file: "CHANGELOG.md",
        title: "Changelog",
        summary: "What is new in each version",
      },
      {
        path: "notices",
        made: "notices",
        title: "Notices",
        summary: "What ships inside, and whose it is",
      },
    ],
  },
];

/** All pages in reading order. */
export const PAGES: readonly Page[] = SECTIONS.flatMap(({ pages: all }) => all);
