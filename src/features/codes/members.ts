import type { CodeStyle } from "../looks/model.ts";
import type { Lock } from "../locks/records.ts";
import { writtenLock } from "../locks/traits.ts";
import type { Query, Rules, Utm } from "../rules/model.ts";
import {
  inColumn,
  nullable,
  orNone,
  type Stored,
  storedFlag,
  storedList,
  storedObject,
  storedText,
  text,
  trustedList,
} from "../../kit/shared/column.ts";
import { namesOf, ordered, pluck } from "../../kit/shared/fold.ts";
import type { Gs1Links } from "./gs1-model.ts";
import type { Landing } from "./landing.ts";

/*
 * The members of a code that its owner chooses. Types, schemas, rows, history, CSV files and archives follow
 * from this table. It has no schemas, because the stores load none: `model.ts` has those, and the compiler
 * asks there for the schema of each member.
 */

/** A line of the table. */
interface Facts {
  readonly stored: Pick<Stored<unknown, unknown, string>, "column" | "written" | "kind">;
  /** The value of a new code whose owner gives none. A target is always given. */
  readonly initial: unknown;
  /** Whether a new code may be given a value. */
  readonly isMade?: true;
  /** Whether it can be edited. The history keeps what can be edited. */
  readonly isEdited?: true;
  /** Whether searches find its text. */
  readonly isSearched?: true;
  /** Whether its length counts in the budget of a workspace. */
  readonly isLong?: true;
  /**
   * How a row of a CSV file has it: a cell of text, of JSON or of a list, or a cell for each of its
   * parameters.
   */
  readonly cell?: "text" | "json" | "list" | "parameters";
  /** Whether records show it in a form of its own. */
  readonly isGuarded?: true;
}

const chosen = { isMade: true, isEdited: true } as const;

/** A query that is not passed on is null. */
const query: Stored<Query, string | null, "string"> = {
  column: { read: (value) => (value === null ? "drop" : "pass") },
  written: nullable(text),
  write: (value) => (value === "drop" ? null : value),
  kind: "string",
};

const TAGS = trustedList<string[]>();

/** A code without tags has null in place of an empty list: most have none. */
const tags: Stored<string[], string | null, "list"> = {
  column: { read: (value, member) => (value === null ? [] : TAGS.read(value, member)) },
  written: nullable(text),
  write: (given) => (given.length > 0 ? JSON.stringify(given) : null),
  kind: "list",
};

const NO_TAGS: string[] = [];

const lock: Stored<Lock | null, string | null, "object?"> = {
  ...orNone(storedObject<Lock>()),
  write: (value) => (value === null ? null : writtenLock(value)),
};

/** By the order in which records have them. */
export const MEMBERS = {
  type: { stored: storedText, initial: "url", isMade: true },
  /** The content of the code, as its type's schema says. */
  fields: { ...chosen, stored: storedObject<Readonly<Record<string, unknown>>>(), initial: {}, isLong: true },
  style: { ...chosen, stored: orNone(storedObject<CodeStyle>()), initial: null, isLong: true },
  target: { ...chosen, stored: storedText, initial: "", isSearched: true, isLong: true },
  title: { ...chosen, stored: orNone(storedText), initial: null, isSearched: true, cell: "text" },
  group: {
    ...chosen,
    stored: inColumn("group_tag", orNone(storedText)),
    initial: null,
    isSearched: true,
    cell: "text",
  },
  landing: { ...chosen, stored: orNone(storedObject<Landing>()), initial: null, isLong: true },
  /** Targets of scans that meet a condition. A code without rules has `null`, not an empty list. */
  rules: { ...chosen, stored: orNone(storedList<Rules>()), initial: null, isLong: true, cell: "json" },
  /** Whether the query of a scan is passed on to the target. */
  query: { ...chosen, stored: query, initial: "drop", cell: "text" },
  /** At least one parameter, or `null`. */
  utm: { ...chosen, stored: orNone(storedObject<Utm>()), initial: null, isLong: true, cell: "parameters" },
  /** The address to which scans lead in place of a dead target. */
  fallback: { ...chosen, stored: orNone(storedText), initial: null, isLong: true, cell: "text" },
  /** The name that the owner's programs give it. No two codes of a workspace have the same. */
  externalId: { ...chosen, stored: orNone(storedText), initial: null, isSearched: true, cell: "text" },
  /** In the order that the owner gives them, each once. */
  tags: { ...chosen, stored: tags, initial: NO_TAGS, isSearched: true, isLong: true, cell: "list" },
  /** For the people of the workspace: nothing public shows them. */
  notes: { ...chosen, stored: orNone(storedText), initial: null, isLong: true, cell: "text" },
  /** Neither records nor histories show its hash. */
  lock: { ...chosen, stored: lock, initial: null, cell: "parameters", isGuarded: true },
  /** The canonical path of its GS1 address. Records have its parts. */
  gs1: { stored: orNone(storedText), initial: null, isMade: true, isGuarded: true },
  /**
   * Where its GS1 address leads by the type of a link. A code without links has `null`, not an empty list.
   */
  links: { ...chosen, stored: orNone(storedList<Gs1Links>()), initial: null, isLong: true, cell: "json" },
  active: { stored: storedFlag, initial: true, isEdited: true },
} as const satisfies Readonly<Record<string, Facts>>;

type Members = typeof MEMBERS;
export type Member = keyof Members;

/** The members that have a fact. */
type With<F extends keyof Facts> = {
  [M in Member]: Members[M] extends Readonly<Record<F, unknown>> ? M : never;
}[Member];
export type Made = With<"isMade">;
export type Edited = With<"isEdited">;
export type Searched = With<"isSearched">;
export type Long = With<"isLong">;
export type Cell = With<"cell">;
export type Guarded = With<"isGuarded">;

/** The values of a code's members. */
export type Chosen = { readonly [M in Member]: ReturnType<Members[M]["stored"]["column"]["read"]> };

/** The members that may be null. */
export type Nullable = { [M in Member]: null extends Chosen[M] ? M : never }[Member];

function having<F extends keyof Facts>(fact: F): (Member & With<F>)[] {
  return namesOf(MEMBERS).filter((name): name is Member & With<F> => fact in MEMBERS[name]);
}

/** The members that a new code may be given, in the order of its input. */
export const MADE: readonly Made[] = ordered(having("isMade"), ["target"]);
/** The members that can be edited, in the order of an edit's input. */
export const EDITED: readonly Edited[] = ordered(having("isEdited"), ["target", "active", "title", "group"]);
/**
 * The members that a record shows as they are beside its address; whether it is active stands further behind.
 */
export const SHOWN = namesOf(MEMBERS).filter(
  (name): name is Exclude<Member, Guarded | "active"> => name !== "active" && !("isGuarded" in MEMBERS[name]),
);
/** The members whose texts are searched. */
export const SEARCHED: readonly Searched[] = ordered(having("isSearched"), ["title", "group"]);
/** The members whose lengths count. */
export const LONG: readonly Long[] = having("isLong");
/** The members that are stored as JSON. */
export const JSON_MEMBERS = namesOf(MEMBERS).filter((name) =>
  /^(?:object|list)/.test(MEMBERS[name].stored.kind),
);
/** The members that CSV files have, beside those that rows read in a way of their own. */
export const CELLS: readonly Cell[] = having("cell");
/** The members that are null unless the owner gives them a value. */
export const NULLABLE = namesOf(MEMBERS).filter((name): name is Nullable =>
  MEMBERS[name].stored.kind.endsWith("?"),
);

/** The values of a new code whose owner gives none. */
export const INITIAL: Chosen = pluck(MEMBERS, "initial");
/** How each member is stored. */
export const STORED = pluck(MEMBERS, "stored");
