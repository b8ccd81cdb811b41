import { Type } from "@sinclair/typebox";
import { MOST_AT_ONCE } from "../../codes/constants.ts";
import { CODE_SORTS, EditCode, NewCode } from "../../codes/model.ts";
import { RestoreInput } from "../../history/model.ts";
import { TraceInput } from "../../rules/trace-model.ts";
import { RunInput } from "../../runs/model.ts";
import { oneOf } from "../../../kit/shared/schema.ts";
import { HEALTH_STATES } from "../../watch/constants.ts";
import {
  anyObject,
  anyValue,
  code,
  codes,
  group,
  list,
  pagesOf,
  retry,
  search,
  SHORT,
  STYLE,
  text,
  told,
} from "../input-model.ts";
import type { Tool } from "../tool.ts";

/** Of a code in a list. `get_code` has them. */
const LARGE = ["fields", "style", "landing", "rules", "utm", "notes", "links"];

/** The same of a hundred new codes, whose answer must not be too long: the agent has just sent the rest. */
const SENT = [
  ...[...LARGE, "target", "title", "group", "tags", "fallback", "domain", "pageUrl", "health"],
  ...["locked", "lock", "gs1"],
];

/** The API checks how long they are, and how many. */
const TAGS = { tags: Type.Optional(Type.Array(Type.String())) };

/** Only get_code tells of locks. A password is for a person to choose, so agents set none. */
const LOCK = { omitted: ["locked", "lock"] };

const {
  target,
  title,
  group: campaign,
  type: _type,
  fields: _fields,
  tags: _tags,
  notes: _notes,
  lock: _new,
  ...others
} = NewCode.properties;
const { fields: _, tags: _ofEdit, notes: _unsaid, lock: _lock, ...edit } = EditCode.properties;
const { draft: _draft, ...scan } = TraceInput.properties;
const { ids: _ids, value: _value, filter, ...run } = RunInput.properties;

/** An object whose members the docs have. */
const briefly = (description: string) =>
  Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description }));

/** The members of parts would make the list of tools half as long again: the docs have them. */
const PAGE = Type.Optional(
  Type.Object(
    {
      ...others.landing.properties,
      parts: Type.Optional(
        Type.Array(Type.Record(Type.String(), Type.Unknown()), {
          description:
            "More parts, each with a type: text, menu, gallery, audio, hours, apps, location or downloads. Members: docs, parts",
        }),
      ),
      stop: briefly("A stop of a guide: number, tour, next (docs, guides)"),
      notice: briefly("Of a notice: where, from, until, zone (docs, guides)"),
      offer: briefly("Of an offer: code, or codes that are given once (docs, guides)"),
      file: briefly("A file of the page: id, open, label (docs, files)"),
      legal: briefly("Links at its foot: imprintUrl, privacyUrl, accessibilityUrl"),
      lead: briefly("The form: ask, required, consentText, submitLabel, thanks (docs, leads)"),
      languages: briefly(
        "Texts in other languages by tag (docs, page-languages); language says the page's own",
      ),
    },
    { additionalProperties: false, description: "Content of the code's hosted page" },
  ),
);

/** Changes of a page: each may hold a style and a page of its own. */
const CHANGES = { limit: 10 };

/** Tracked codes. */
export const CODE_TOOLS: readonly Tool[] = [
  {
    name: "create_code",
    title: "Make a tracked code",
    description:
      "Make a code whose scans are counted and whose target can be changed after it was printed. code_picture gives its symbol. " +
      "Try a style with draw_code first.",
    effect: "adds",
    calls: [{ method: "POST", path: "/app/api/codes", ...LOCK }],
    input: {
      target,
      title,
      group: campaign,
      ...TAGS,
      ...others,
      style: anyObject(STYLE),
      landing: PAGE,
      rules: told(others.rules, "The first that holds decides; each has a target or a split"),
      utm: briefly(
        "Added to destinations without them: source, medium, campaign, term, content (docs, rules)",
      ),
      gs1: briefly("What its GS1 Digital Link names: ai, value, qualifiers (docs, gs1)"),
      links: Type.Optional(
        Type.Array(Type.Record(Type.String(), Type.Unknown()), {
          description: "Its typed links (docs, gs1)",
        }),
      ),
      ...retry,
    },
  },
  {
    name: "create_codes",
    title: "Make several tracked codes",
    description:
      `Make up to ${MOST_AT_ONCE} codes, each as create_code would. One that is refused stops no other: ` +
      "`results` has the addresses of each, or its refusal, in the order of `list`.",
    effect: "adds",
    calls: [{ method: "POST", path: "/app/api/codes", list: "list", omitted: SENT }],
    input: {
      list: Type.Array(Type.Record(Type.String(), Type.Unknown()), {
        minItems: 1,
        maxItems: MOST_AT_ONCE,
        description: "The arguments of create_code for each",
      }),
      ...retry,
    },
  },
  {
    name: "find_codes",
    title: "Find codes",
    description: "List tracked codes with their targets, all-time scans and health.",
    effect: "reads",
    calls: [{ method: "GET", path: "/app/api/codes", defaults: SHORT, omitted: LARGE }],
    input: {
      ...search,
      ...group,
      tag: text("Only with this tag"),
      domain: Type.Optional(Type.String({ maxLength: 300, description: "Only codes of this host" })),
      active: Type.Optional(Type.Boolean({ description: "Only codes that redirect, or only others" })),
      sort: Type.Optional(oneOf(CODE_SORTS, { description: "newest by default; scans: most first" })),
      ...list,
    },
  },
  {
    name: "get_code",
    title: "One code",
    description:
      "The record of a tracked code. Read it before you change its style, landing or rules, which are replaced as a whole.",
    effect: "reads",
    calls: [{ method: "GET", path: "/app/api/codes/:id", omitted: ["lock"] }],
    input: code,
  },
  {
    name: "update_code",
    title: "Change a code",
    description:
      "Change where a printed code leads, switch it on or off, or change its title, campaign, look, page or rules. Members that are left out stay; " +
      "each one given is replaced as a whole. code_history keeps what was.",
    effect: "replaces",
    calls: [{ method: "PATCH", path: "/app/api/codes/:id", ...LOCK }],
    input: {
      ...code,
      ...TAGS,
      ...edit,
      target: Type.Optional(target),
      style: anyValue(`${STYLE}; null for none`),
      landing: anyValue("As of create_code; null for none"),
      rules: anyValue("As of create_code; null for none"),
      utm: anyValue("As of create_code; null for none"),
      links: anyValue("As of create_code; null for none"),
    },
  },
  {
    name: "delete_code",
    title: "Delete a code",
    description:
      "Delete a code with its scans and leads, for good. What is printed stops working and its address is never given out again. " +
      "Ask the person first; update_code with active false switches a code off and can be undone.",
    effect: "replaces",
    calls: [{ method: "DELETE", path: "/app/api/codes/:id" }],
    input: code,
  },
  {
    name: "duplicate_code",
    title: "Copy a code",
    description: "Make a code like another, with an address and counts of its own.",
    effect: "adds",
    calls: [{ method: "POST", path: "/app/api/codes/:id/duplicate", ...LOCK }],
    input: { ...code, title, ...retry },
  },
  {
    name: "code_history",
    title: "History of a code",
    description: "The changes of a code, newest first: who, when, and the values before and after.",
    effect: "reads",
    calls: [{ method: "GET", path: "/app/api/codes/:id/history", defaults: CHANGES, omitted: [] }],
    input: { ...code, ...pagesOf(CHANGES.limit) },
  },
  {
    name: "restore_code",
    title: "Restore a code",
    description: "Return a code to a revision of code_history, all but `active` and `lock`.",
    effect: "replaces",
    calls: [{ method: "POST", path: "/app/api/codes/:id/restore", ...LOCK }],
    input: { ...code, ...RestoreInput.properties },
  },
  {
    name: "change_codes",
    title: "Change many codes",
    description:
      "Switch on or off, move, restyle, tag or delete the codes of a list or of a filter. Use dryRun first.",
    effect: "alters",
    calls: [{ method: "POST", path: "/app/api/codes/batch", renamed: { codes: "ids" } }],
    input: {
      ...codes,
      filter: Type.Optional(Type.Omit(filter, ["tags"])),
      ...run,
      value: anyValue("Of `move`, `style`, `lock`, or null; the tags of `tag`, `untag`"),
      ...retry,
    },
  },
  {
    name: "trace_code",
    title: "Trace a scan",
    description:
      "Where a scan would lead, and why: at a time, from a kind of device, language or country. Nothing is counted.",
    effect: "reads",
    calls: [{ method: "POST", path: "/app/api/codes/:id/trace" }],
    input: { ...code, ...scan, draft: anyObject("rules, query, utm, fallback: tried and not kept") },
  },
  {
    name: "check_destinations",
    title: "Check destinations",
    description:
      "Codes whose destination is dead, or in another state, with the reason and since when. Each is asked for about once a day.",
    effect: "reads",
    calls: [
      { method: "GET", path: "/app/api/codes", defaults: { health: "dead", ...SHORT }, omitted: LARGE },
    ],
    input: {
      health: Type.Optional(oneOf(HEALTH_STATES, { description: "dead by default" })),
      ...group,
      ...search,
      ...list,
    },
  },
];
