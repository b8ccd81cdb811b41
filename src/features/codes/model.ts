import { type Static, type TNull, type TSchema, type TUnion, Type } from "@sinclair/typebox";
import {
  AnyFields,
  TrackedContent,
  documentedContent,
  NewTrackedContent,
} from "../../qr/payload/contract.ts";
import { CODE_TYPES } from "../../qr/payload/index.ts";
import { listedHosts, TARGET_PROBLEMS } from "../blocklist/model.ts";
import type { Listed } from "../blocklist/records.ts";
import { Blocked } from "../blocks/model.ts";
import { DRAWING_PROBLEMS } from "../drawings/model.ts";
import { CodeStyle } from "../looks/model.ts";
import { Query, Rules, Utm } from "../rules/model.ts";
import type { Block } from "../../kit/shared/block.ts";
import type { FaultDetail } from "../../kit/shared/fault.ts";
import { eachOf, namesOf, pick } from "../../kit/shared/fold.ts";
import { explain } from "../../kit/shared/reasons.ts";
import {
  CODE_ID,
  createdAt,
  idOf,
  nextCursor,
  SHORT_ID,
  text,
  updatedAt,
} from "../../kit/shared/common-members.ts";
import { oneOf, orNull, TEXT, named } from "../../kit/shared/schema.ts";
import { domainNamed, RESERVED_SHORT_IDS, shortIdFlaw } from "../../kit/shared/short-address.ts";
import { TARGET_LENGTH } from "../../kit/shared/constants.ts";
import { Health } from "../watch/model.ts";
import { type CodeHealth, UNCHECKED } from "../watch/traits.ts";
import { Landing } from "./landing.ts";
import { GS1_MEMBER, Gs1Links, NewGs1 } from "./gs1-model.ts";
import { LOCK_MEMBERS, LockChange, NewLock, UNLOCKED } from "./lock-model.ts";
import { CodeTotals } from "./totals-model.ts";
import { GROUP_LENGTH, TITLE_LENGTH } from "./constants.ts";
import { ExternalId, Notes, Tags } from "./label-model.ts";
import {
  type Chosen,
  type Edited,
  EDITED,
  type Guarded,
  INITIAL,
  type Made,
  MADE,
  type Member,
  NULLABLE,
  SHOWN,
} from "./members.ts";

/** A tracked code as it is stored. Times are milliseconds since the epoch. */
export interface Code extends Chosen {
  readonly id: string;
  /** Unique on its host. */
  readonly shortId: string;
  /** The host of its short URL; `null` for the service's own. */
  readonly domain: string | null;
  readonly tenantId: string;
  /** Goes up by one with every edit: what the ETag is made of. */
  readonly revision: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** The name of the key that made the present revision, or `operator`; `null` when it is not known. */
  readonly changedBy: string | null;
  /** The service whose file it came from; `null` when it was made here. */
  readonly importedFrom: string | null;
  /** Scans before the import, as the file gives them; 0 when it gives none. No count includes them. */
  readonly importedScans: number;
}

/** The content of a new code, with its short address. */
export type CodeContent = Pick<Code, Made | "shortId" | "domain">;

/** A code and what is counted of it. */
export interface CountedCode extends Code {
  readonly scans: number;
  /** Of the scans, the automated ones. */
  readonly bots: number;
  readonly health: CodeHealth;
  /** Whether it is blocked. */
  readonly takenDown: boolean;
  /** Why it is blocked: the operator's decision before what a list says; `null` where it is not. */
  readonly blocked: Block | null;
  /** The hosts of rules, fallback, target and page that are on lists; `null` where none is. */
  readonly listed: Listed | null;
}

const FREE = { takenDown: false, blocked: null, listed: null } as const;
/** The counts of a new code. */
export const UNCOUNTED = { scans: 0, bots: 0, health: UNCHECKED, ...FREE } as const;

/** The orders of a list: by age, by scans (most first), or by title. */
export const CODE_SORTS = ["newest", "oldest", "scans", "title"] as const;
export type CodeSort = (typeof CODE_SORTS)[number];

/** The members that an edit may change. */
export type CodeChange = Partial<Pick<Code, Edited>>;

const type = oneOf(
  CODE_TYPES.map((codeType) => codeType.type),
  { description: "Kind of code; GET /app/api/types lists them" },
);
export const CodeId = Type.String({ pattern: "^[0-9A-Za-z_-]{1,64}$", description: "id of a code" });

export const Group = Type.String({
  minLength: 1,
  maxLength: GROUP_LENGTH,
  pattern: TEXT,
  description: "Campaign tag",
});

/** Any value passes as a target: `shared/target.ts` distinguishes a missing one from a wrong one. */
const anyTarget = Type.Optional(Type.Unknown());

const REDIRECTS = "Whether it redirects";

/** The schemas of a code's members, as the contract has them. */
const SCHEMAS = {
  type,
  fields: Type.Record(Type.String(), Type.Unknown(), {
    description: "Content of the code, as its type's schema says",
  }),
  style: CodeStyle,
  target: Type.String({
    maxLength: TARGET_LENGTH,
    description: "Destination: an absolute http or https address, not one of our own /r",
  }),
  title: Type.String({ maxLength: TITLE_LENGTH, pattern: TEXT, description: "Label of the code" }),
  group: Group,
  landing: Landing,
  rules: Rules,
  query: Query,
  utm: Utm,
  fallback: Type.String({ description: "Where scans lead in place of a dead destination" }),
  externalId: ExternalId,
  tags: Tags,
  notes: Notes,
  lock: NewLock,
  gs1: NewGs1,
  links: Gs1Links,
  active: Type.Boolean({ description: REDIRECTS }),
} satisfies { [M in Exclude<Member, Guarded>]: SchemaOf<Chosen[M]> } & { [M in Guarded]: TSchema };

/** A schema of what a member holds, if it is not null. */
type SchemaOf<T> = TSchema & { readonly static: NonNullable<T> };

/** The same with `null` where a member may be null. */
const VALUES = { ...SCHEMAS, ...eachOrNull(pick({ ...SCHEMAS, lock: LockChange }, NULLABLE)) };

function eachOrNull<T extends { readonly [K in keyof T]: TSchema }>(schemas: T) {
  return eachOf<{ [K in keyof T]: TUnion<[T[K], TNull]> }>(namesOf(schemas), (name) => orNull(schemas[name]));
}

/** A short id that breaks the rules of its host, which has a fault of its own unless more is wrong. */
export function wrongShortId(
  baseUrl: string,
  { shortId, domain }: Readonly<Record<string, unknown>>,
): FaultDetail[] {
  if (typeof shortId !== "string") return [];
  const host = typeof domain === "string" ? domainNamed(baseUrl, domain) : null;
  const flaw = shortIdFlaw({ shortId, domain: host });
  if (flaw === null) return [];
  const why =
    flaw === "short_id_reserved"
      ? explain(flaw, { names: RESERVED_SHORT_IDS.join(" ") })
      : explain("wrong_form", { form: SHORT_IDS[flaw] });
  return [{ pointer: "/shortId", ...why }];
}

/** The code in a path, for the OpenAPI document. */
export const CODE_PATH = {
  id: { component: "CodeId", description: CODE_ID, example: "code_01kahgy2m4e8r6t0v2x4z6b8dk" },
};
export const SHORT_ID_PATH = {
  shortId: {
    component: "ShortId",
    description: SHORT_ID,
    example: "Kx7fP2m",
  },
};

/** Unknown properties at the top of a body are ignored. */
const open = { additionalProperties: true };

/** The rules of short ids, by the flaw of one that breaks them. */
const SHORT_IDS = {
  short_id_base: "Your own: 3 to 48 of A-Z a-z 0-9 _ -, case-sensitive",
  short_id_domain: "1 to 64 of A-Z a-z 0-9 _ - . ~, case-sensitive",
} as const;

const creation = Type.Partial(Type.Object(pick(SCHEMAS, MADE))).properties;
const address = {
  shortId: Type.Optional(
    Type.String({
      pattern: "^[A-Za-z0-9_.~-]{1,64}$",
      description: `${SHORT_IDS.short_id_base}. On a domain ${SHORT_IDS.short_id_domain}`,
    }),
  ),
  domain: Type.Optional(
    Type.String({ description: "Host of its shortUrl: a verified domain. The service's own by default" }),
  ),
};
/** Any text passes as a short id: the rules differ by its host, and `content.ts` says which one it breaks. */
const anyShortId = Type.Optional(Type.String());
export const CreateCode = Type.Object(
  { ...creation, target: anyTarget, ...address, shortId: anyShortId },
  open,
);
export const NewCode = Type.Object({ ...creation, target: SCHEMAS.target, ...address });
export const CreateCodeDocument = documentedContent(NewTrackedContent, NewCode, "NewCode");
export type CreateCode = Static<typeof CreateCode>;

/** The values that an edit gives to a group and a style. */
export const NewGroup = orNull(Group);
export const NewStyle = orNull(CodeStyle);

const change = Type.Partial(Type.Object(pick(VALUES, EDITED))).properties;
export const EditCode = Type.Object({ ...change, target: anyTarget }, open);
export const EditCodeDocument = Type.Object(
  { ...change, fields: Type.Optional(AnyFields) },
  { minProperties: 1, ...named("CodeChange") },
);
export type EditCode = Static<typeof EditCode>;

const AnyCodeRecord = Type.Object({
  id: idOf("code", CODE_ID),
  shortId: text(SHORT_ID),
  domain: orNull(Type.String({ description: "Host of its shortUrl; null is the service's own" })),
  ...pick(VALUES, SHOWN),
  ...LOCK_MEMBERS,
  ...GS1_MEMBER,
  health: Health,
  active: Type.Boolean({ description: REDIRECTS }),
  takenDown: Type.Boolean({
    description: "Whether it is blocked: then its owner can't switch it on",
  }),
  blocked: orNull(Blocked, { description: "Why it is blocked; null while it is not" }),
  listed: listedHosts("rules, fallback and links that lead there are left out"),
  shortUrl: Type.String({ format: "uri", description: "What the QR code encodes" }),
  pageUrl: Type.String({ format: "uri", description: "Its hosted page" }),
  previewUrl: Type.String({
    format: "uri",
    description: "For people: says where the code leads, and is no scan",
  }),
  scans: Type.Integer({ minimum: 0, description: "Of all time, automated ones included" }),
  bots: Type.Integer({ minimum: 0, description: "Automated scans among them" }),
  importedScans: Type.Integer({ minimum: 0, description: "Of before it came here; in no count" }),
  createdAt,
  updatedAt,
});
export type CodeRecord = Static<typeof AnyCodeRecord>;
export const CodeRecord = Type.Unsafe<CodeRecord>(documentedContent(TrackedContent, AnyCodeRecord, "Code"));

export const CodeList = Type.Object(
  {
    codes: Type.Array(CodeRecord, { description: "In the order of ?sort" }),
    totals: CodeTotals,
    nextCursor,
  },
  named("CodeList"),
);
export type CodeList = Static<typeof CodeList>;

/** A record, for the OpenAPI document. */
export const EXAMPLE = {
  id: "code_01kahgy2m4e8r6t0v2x4z6b8dk",
  shortId: "Kx7fP2m",
  domain: null,
  ...pick(INITIAL, SHOWN),
  target: "https://museum.example/audio/hall-3",
  title: "Hall 3",
  group: "audio guide",
  tags: ["hall 3", "2026"],
  ...UNLOCKED,
  gs1: null,
  health: {
    state: "ok",
    status: 200,
    reason: null,
    since: "2026-11-20T15:05:00.000Z",
    checkedAt: "2026-11-21T15:05:00.000Z",
  } as const,
  active: true,
  takenDown: false,
  blocked: null,
  listed: null,
  shortUrl: "https://qr.example.org/r/Kx7fP2m",
  pageUrl: "https://qr.example.org/p/Kx7fP2m",
  previewUrl: "https://qr.example.org/r/Kx7fP2m+",
  scans: 0,
  bots: 0,
  importedScans: 0,
  createdAt: "2026-11-21T09:05:00.000Z",
  updatedAt: "2026-11-21T09:05:00.000Z",
};

/** The refusals of what a code may hold. */
export const INPUT_PROBLEMS = [...TARGET_PROBLEMS, "style_invalid", ...DRAWING_PROBLEMS] as const;
