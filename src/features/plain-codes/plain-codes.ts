import { type Clock, isoTime } from "../../kit/shared/clock.ts";
import { keyReused, nothingToChange } from "../../kit/shared/common-faults.ts";
import type { FindPeople } from "../../kit/shared/author.ts";
import type { Actor } from "../../kit/shared/actor.ts";
import { deedOf } from "../../kit/shared/deed.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { defined, pick } from "../../kit/shared/fold.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { copyKey, withoutPin } from "../../kit/shared/pin.ts";
import type { Retried, RetryKey } from "../../kit/shared/retry.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import type { Style } from "../../qr/style.ts";
import type { LogoCopy } from "../logos/art.ts";
import type { LogoStyles } from "../logos/styles.ts";
import type { Looks } from "../looks/looks.ts";
import type { CodeStyle } from "../looks/model.ts";
import type { Plans } from "../plans/plans.ts";
import { PLAIN_MEMBERS } from "./constants.ts";
import { plainCursor } from "./cursor.ts";
import { changesOf, contentAt } from "./history.ts";
import type {
  CreatePlainCode,
  EditPlainCode,
  PlainChange,
  PlainChangeList,
  PlainCode,
  PlainCodeList,
  PlainCodeRecord,
} from "./model.ts";
import type { NewPlainCode, PlainFilter } from "./records.ts";
import { changed, closed, isClosed, notFound, refused } from "./refusals.ts";
import type { PlainCodeStore } from "./store/plain-codes.ts";

/** Plain codes of a workspace: symbols that hold their content, which nobody counts. */
export interface PlainCodes {
  /**
   * @returns the code's record.
   * @throws Fault `fields_invalid`, `payload_too_long`, `style_invalid`, `style_not_scannable`,
   * `logo_invalid`, `plan_limit`, `idempotency_key_reused`.
   */
  create(tenant: Tenant, input: CreatePlainCode, retry: RetryKey | null, by: Actor): Promise<Retried>;
  /** A new code with the copy of its logo, which is not stored. @throws as `create`. */
  draft(tenant: Tenant, input: CreatePlainCode, by: Actor): Promise<PlainDraft>;
  /** A new code of a content that was checked, which is not stored. */
  newCode(tenant: Tenant, content: PlainContent, by: Actor): PlainCode;
  /** @throws Fault `code_not_found` when the tenant has no such code. */
  get(tenant: Pick<Tenant, "id">, id: string): Promise<PlainCode>;
  list(tenant: Tenant, filter: PlainFilter): Promise<PlainCodeList>;
  /**
   * Values that the code has already make no revision.
   * @throws Fault `nothing_to_change`, `code_changed` (with `ifRevisions`), `invalid_request` for the content
   * of a printed code, and `create`'s for its parts.
   */
  edit(
    tenant: Tenant,
    id: string,
    input: EditPlainCode,
    ifRevisions: ReadonlySet<number> | null,
    by: Actor,
  ): Promise<PlainCode>;
  /** @throws Fault `code_not_found`, `code_changed` (with `ifRevisions`). */
  remove(
    tenant: Tenant,
    id: string,
    ifRevisions: ReadonlySet<number> | null,
    by: Pick<Actor, "author">,
  ): Promise<void>;
  /** The changes of a code, newest first. @throws Fault `code_not_found`. */
  changes(tenant: Tenant, id: string): Promise<PlainChangeList>;
  /** Returns a code to a revision, in all but `printed`. @throws Fault `revision_not_found`, and `edit`'s. */
  restore(
    tenant: Tenant,
    id: string,
    revision: number,
    ifRevisions: ReadonlySet<number> | null,
    by: Actor,
  ): Promise<PlainCode>;
}

/** The content of a new code, with what its symbol says. */
type PlainContent = Pick<PlainCode, "type" | "fields" | "style" | "title" | "group" | "payload">;

/** A code that is to be stored. */
export type PlainDraft = Pick<NewPlainCode, "code" | "copies">;

export interface PlainCodesNeeds {
  readonly store: PlainCodeStore;
  readonly plans: Plans;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly looks: Pick<Looks, "resolve">;
  readonly logos: Pick<LogoStyles, "pin" | "inlineCopy">;
  /** The text of a symbol of a type. @throws Fault `fields_invalid`. */
  readonly payloadOf: (type: string, fields: unknown) => string;
  /** Checks that a style scans with a payload. @throws Fault */
  readonly checkStyle: (payload: string, style: Style, by: Actor) => Promise<void>;
  /** Looks up the people among authors. */
  readonly findPeople: FindPeople;
  /** Called when a copy of a logo may have lost its name. */
  readonly onChores: () => void;
}

/**
 * Other edits may come between a check and its commit. More conflicts than this mean that something else is
 * wrong.
 */
const TRIES = 8;

const NO_STYLE: Style = {};

/** A plain code as its owner is told of it. */
export function plainRecord(code: PlainCode): PlainCodeRecord {
  return {
    id: code.id,
    ...pick(code, ["type", "fields"]),
    style: code.style && withoutPin(code.style),
    ...pick(code, ["title", "group", "printed", "payload"]),
    createdAt: isoTime(code.createdAt),
    updatedAt: isoTime(code.updatedAt),
  };
}

export function createPlainCodes(needs: PlainCodesNeeds): PlainCodes {
  const { store, clock, ids, logos } = needs;

  const grantsOf = (tenant: Tenant) => needs.plans.grants(tenant, clock.now());

  async function get(tenant: Pick<Tenant, "id">, id: string): Promise<PlainCode> {
    return (await store.get(tenant.id, id)) ?? notFound();
  }

  /**
   * A style as it is stored, with the copy of its logo. A saved look is copied, with the drawing that its
   * logo has there.
   */
  async function stored(
    tenant: Tenant,
    given: CodeStyle,
    by: Actor,
    before: { readonly style?: Style | null },
  ): Promise<{ readonly style: Style; readonly copies: readonly LogoCopy[] }> {
    const { style: look } = await needs.looks.resolve(tenant, given);
    const isSaved = "saved" in given;
    const { parts, copies } = await logos.pin(
      { style: isSaved ? withoutPin(look) : look },
      by,
      isSaved ? { style: look } : before,
    );
    return { style: parts.style, copies };
  }

  /** Checks that a content scans, in a style or in none. */
  async function check(payload: string, style: Style | null, copies: readonly LogoCopy[], by: Actor) {
    await needs.checkStyle(payload, await logos.inlineCopy(style ?? NO_STYLE, copies), by);
  }

  /** The values of an input, with the style as it is stored. */
  async function read(
    tenant: Tenant,
    input: EditPlainCode,
    before: PlainCode,
    by: Actor,
  ): Promise<{ readonly change: PlainChange; readonly copies: readonly LogoCopy[] }> {
    const { style, ...others } = defined(input, PLAIN_MEMBERS);
    if (style === undefined) return { change: others, copies: [] };
    if (style === null) return { change: { ...others, style }, copies: [] };
    const pinned = await stored(tenant, style, by, before);
    return { change: { ...others, style: pinned.style }, copies: pinned.copies };
  }

  async function edit(
    tenant: Tenant,
    id: string,
    input: EditPlainCode,
    ifRevisions: ReadonlySet<number> | null,
    by: Actor,
  ): Promise<PlainCode> {
    for (let tries = 0; tries < TRIES; tries++) {
      const before = await get(tenant, id);
      const { change, copies } = await read(tenant, input, before, by);
      const after = { ...before, ...change };
      if (isClosed(before, after)) throw closed(change);
      const isRewritten = change.type !== undefined || change.fields !== undefined;
      const payload = isRewritten ? needs.payloadOf(after.type, after.fields) : before.payload;
      if (payload !== before.payload || change.style !== undefined)
        await check(payload, after.style, copies, by);
      const at = clock.now();
      const most = grantsOf(tenant).bytes;
      const edited = await store.edit(tenant.id, id, {
        ...{ change, payload, seen: before.revision, ifRevisions, copies, at },
        ...{ by: by.author, most, entry: ids.id("aud") },
      });
      if (edited === null) return notFound();
      if (edited === "outdated") continue;
      if (typeof edited === "string") throw refused(edited, null, most);
      if (copyKey(edited.style) !== copyKey(before.style)) needs.onChores();
      return edited;
    }
    throw new Error("A plain code changed again and again while a change of it was checked");
  }

  async function draft(tenant: Tenant, input: CreatePlainCode, by: Actor): Promise<PlainDraft> {
    const { type, fields, style: given, title = null, group = null, printed = false } = input;
    const payload = needs.payloadOf(type, fields);
    const { style, copies } = given
      ? await stored(tenant, given, by, {})
      : { style: null, copies: [] satisfies LogoCopy[] };
    await check(payload, style, copies, by);
    const content = { type, fields, style, title, group, payload };
    return { code: { ...newCode(tenant, content, by), printed }, copies };
  }

  function newCode(tenant: Tenant, content: PlainContent, by: Actor): PlainCode {
    const at = clock.now();
    const made = { id: ids.id("plain"), tenantId: tenant.id, printed: false, revision: 1 };
    return { ...content, ...made, createdAt: at, updatedAt: at, changedBy: by.author };
  }

  async function add(
    tenant: Tenant,
    { code, copies }: PlainDraft,
    retry: RetryKey | null,
    by: Actor,
  ): Promise<Retried> {
    const { plainCodes: limit, bytes: most } = grantsOf(tenant);
    const answer = JSON.stringify(plainRecord(code));
    const addition = await store.add({
      ...{ code, copies, limit, most, answer, retry },
      deed: deedOf(needs, by.author),
    });
    if (addition === "key_reused") throw keyReused();
    if (typeof addition === "string") throw refused(addition, limit, most);
    return addition;
  }

  return {
    get,
    newCode,

    draft,

    create: async (tenant, input, retry, by) => add(tenant, await draft(tenant, input, by), retry, by),

    async list(tenant, filter) {
      const { codes, next } = await store.list(tenant.id, filter);
      return {
        plainCodes: codes.map(plainRecord),
        nextCursor: next && plainCursor(filter.sort ?? "newest", next),
      };
    },

    async edit(tenant, id, input, ifRevisions, by) {
      if (PLAIN_MEMBERS.every((name) => input[name] === undefined)) throw nothingToChange(...PLAIN_MEMBERS);
      return edit(tenant, id, input, ifRevisions, by);
    },

    async remove(tenant, id, ifRevisions, by) {
      const deed = deedOf(needs, by.author);
      const removed = (await store.remove(tenant.id, id, ifRevisions, deed)) ?? notFound();
      if (removed === "changed") throw changed();
      needs.onChores();
    },

    async changes(tenant, id) {
      const found = (await store.history(tenant.id, id)) ?? notFound();
      const { code, former } = found;
      const people = await needs.findPeople([code.changedBy, ...former.map(({ by }) => by)]);
      return { changes: changesOf(code, former, people) };
    },

    async restore(tenant, id, revision, ifRevisions, by) {
      const { code, former } = (await store.history(tenant.id, id)) ?? notFound();
      const content = contentAt(code, former, revision);
      if (content === null)
        throw new Fault(
          "revision_not_found",
          `This code has the revisions ${former[0]?.revision ?? code.revision} to ${code.revision}.`,
        );
      const { printed: _, ...values } = content;
      return edit(tenant, id, values, ifRevisions, by);
    },
  };
}
