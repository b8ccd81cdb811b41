import changelog from "../../../CHANGELOG.md" with { type: "file" };
import analytics from "../../../docs/analytics.md" with { type: "file" };
import bulk from "../../../docs/bulk.md" with { type: "file" };
import charts from "../../../docs/charts.md" with { type: "file" };
import domains from "../../../docs/domains.md" with { type: "file" };
import drawing from "../../../docs/drawing.md" with { type: "file" };
import edits from "../../../docs/edits.md" with { type: "file" };
import files from "../../../docs/files.md" with { type: "file" };
import gs1 from "../../../docs/gs1.md" with { type: "file" };
import guides from "../../../docs/guides.md" with { type: "file" };
import firstCode from "../../../docs/first-code.md" with { type: "file" };
import leads from "../../../docs/leads.md" with { type: "file" };
import languages from "../../../docs/languages.md" with { type: "file" };
import locks from "../../../docs/locks.md" with { type: "file" };
import live from "../../../docs/live.md" with { type: "file" };
import logos from "../../../docs/logos.md" with { type: "file" };
import mailings from "../../../docs/mailings.md" with { type: "file" };
import movingFiles from "../../../docs/moving-files.md" with { type: "file" };
import movingIn from "../../../docs/moving-in.md" with { type: "file" };
import movingOut from "../../../docs/moving-out.md" with { type: "file" };
import movingWorkspaces from "../../../docs/moving-workspaces.md" with { type: "file" };
import pages from "../../../docs/pages.md" with { type: "file" };
import pageLanguages from "../../../docs/page-languages.md" with { type: "file" };
import parts from "../../../docs/parts.md" with { type: "file" };
import pictureAddresses from "../../../docs/picture-addresses.md" with { type: "file" };
import plainCodes from "../../../docs/plain-codes.md" with { type: "file" };
import privacy from "../../../docs/privacy.md" with { type: "file" };
import programs from "../../../docs/programs.md" with { type: "file" };
import rules from "../../../docs/rules.md" with { type: "file" };
import shares from "../../../docs/shares.md" with { type: "file" };
import sheets from "../../../docs/sheets.md" with { type: "file" };
import spelling from "../../../docs/spelling.md" with { type: "file" };
import tags from "../../../docs/tags.md" with { type: "file" };
import trackedCodes from "../../../docs/tracked-codes.md" with { type: "file" };
import watch from "../../../docs/watch.md" with { type: "file" };
import webhooks from "../../../docs/webhooks.md" with { type: "file" };
import type { Page, Section } from "./model.ts";
import { PROGRAMS } from "./programs.ts";
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
        path: "tags",
        text: tags,
        title: "Tags and notes",
        summary: "Words of your own on codes: find them, count by them, and note what nobody else reads",
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
        path: "picture-addresses",
        text: pictureAddresses,
        title: "Pictures by address",
        summary: "Codes in pages and mails by an address, without a key",
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
      {
        path: "parts",
        text: parts,
        title: "Parts of pages",
        summary: "Texts, menus, opening hours and more on pages",
      },
      {
        path: "guides",
        text: guides,
        title: "Guides, notices, offers",
        summary: "Pages for stops of a tour, for what a town has to say, and for codes at a checkout",
      },
      {
        path: "page-languages",
        text: pageLanguages,
        title: "Pages in several languages",
        summary: "Texts of a page in the languages of its readers",
      },
      {
        path: "languages",
        text: languages,
        title: "Languages",
        summary: "Which languages people who scan can read, and how to add one",
      },
      { path: "files", text: files, title: "Files", summary: "PDFs, sound and books on pages" },
      { path: "locks", text: locks, title: "Locks", summary: "A password before a page opens" },
      { path: "leads", text: leads, title: "Leads", summary: "Forms, and what people leave in them" },
      {
        path: "domains",
        text: domains,
        title: "Domains",
        summary: "Short addresses on a name of your own",
      },
      {
        path: "gs1",
        text: gs1,
        title: "GS1 Digital Link",
        summary: "One code on a product, for the till and for phones",
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
      { path: "charts", text: charts, title: "Charts", summary: "Numbers as pictures, for reports" },
      {
        path: "shares",
        text: shares,
        title: "Shares",
        summary: "Links to numbers, for people without an account",
      },
      { path: "live", text: live, title: "Live counts", summary: "The last 30 minutes, as they change" },
      {
        path: "mailings",
        text: mailings,
        title: "Reports by mail",
        summary: "The numbers of a week or a month, and news, by mail",
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
      {
        path: "moving-workspaces",
        text: movingWorkspaces,
        title: "Moving a workspace",
        summary: "All of a workspace to another Quietzone: codes, pages, leads, domains",
      },
    ],
  },
  ...PROGRAMS,
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
