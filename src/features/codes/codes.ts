import type { CodeStore } from "./store/codes.ts";
import type { Style } from "../../qr/style.ts";
import { codeTakenDown, noSuchCode } from "../../kit/shared/common-faults.ts";
import { deedOf } from "../../kit/shared/deed.ts";
import type { Fault, FaultDetail } from "../../kit/shared/fault.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import type { Actor } from "../../kit/shared/actor.ts";
import type { Retried, RetryKey } from "../../kit/shared/retry.ts";
import type { SealLock } from "../locks/sealing.ts";
import type { LogoCopy } from "../logos/art.ts";
import type { Looks } from "../looks/looks.ts";
import type { CodeStyle, SeenLook } from "../looks/model.ts";
import type { LogoStyles } from "../logos/styles.ts";
import { addressOf, type ShortAddress } from "../../kit/shared/short-address.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import { createAdding, type ProblemOf, turnFor } from "./adding.ts";
import {
  checkParts,
  checkSomeFields,
  type ContentRules,
  newCode,
  readChange,
  readContent,
  inputOf,
  targetFlaws,
} from "./content.ts";
import { codeCursor } from "./cursor.ts";
import type {
  Code,
  CodeChange,
  CodeContent,
  CodeList,
  CodeRecord,
  CountedCode,
  CreateCode,
  EditCode,
} from "./model.ts";
import { createMediaCheck, namesSameCopies } from "./media.ts";
import { type Encoded, payloadOf } from "./payload.ts";
import { recordOf } from "./record.ts";
import type { Clock } from "../../kit/shared/clock.ts";
import type { FirstDays } from "../plans/first-days.ts";
import { checkLock, codeChanged, editRefusal } from "./refusals.ts";
import type { CodeFilter, DrawnCode } from "./records.ts";

/** A tenant's codes: adds, finds, changes and deletes them. */
export interface Codes {
  /**
   * Adds a code.
   * @returns its record.
   * @throws Fault `target_required`, `target_invalid`, `target_blocked`, `fields_invalid`, `style_invalid`,
   * `style_not_scannable`, `logo_invalid`, `domain_not_verified`, `plan_limit`, `short_id_taken`,
   * `idempotency_key_reused`.
   */
  create(tenant: Tenant, input: CreateCode, retry: RetryKey | null, by: Actor): Promise<Retried>;
  /**
   * Adds those of several codes that can be, in their order. A fault in place of one's input is its result.
   * @param problemOf - tells why one was not added.
   * @returns their records and problems.
   * @throws Fault `idempotency_key_reused`; `busy` and `rate_limited`, and then none is added.
   */
  createMany(
    tenant: Tenant,
    inputs: readonly (CreateCode | Fault)[],
    retry: RetryKey | null,
    by: Actor,
    problemOf: ProblemOf,
  ): Promise<Retried>;
  /**
   * Adds a code like another of the tenant, with a short id of its own.
   * @param title - of the copy, where it is another one.
   * @returns its record.
   * @throws Fault as `create` does, and `code_not_found`.
   */
  duplicate(
    tenant: Tenant,
    id: string,
    title: string | undefined,
    retry: RetryKey | null,
    by: Actor,
  ): Promise<Retried>;
  /** @throws Fault `code_not_found` when the tenant has no such code. */
  get(tenant: Tenant, id: string): Promise<CountedCode>;
  /** The code as it is drawn. @throws the same. */
  drawn(tenant: Tenant, id: string): Promise<DrawnCode>;
  list(tenant: Tenant, filter: CodeFilter): Promise<CodeList>;
  /**
   * @param like - the code's own content as it was once: its logos get the drawings they had.
   * @param isPart - whether it is a part of something that the audit has one entry of.
   * @throws Fault `nothing_to_change`, `code_changed` (with `ifRevisions`), `code_taken_down`, `plan_limit`, and `create`'s for its parts.
   */
  edit(
    tenant: Tenant,
    id: string,
    input: EditCode,
    ifRevisions: ReadonlySet<number> | null,
    by: Actor,
    like?: Pictured,
    isPart?: boolean,
  ): Promise<CountedCode>;
  /** @throws Fault `code_not_found`, `code_changed` (with `ifRevisions`). */
  remove(
    tenant: Tenant,
    id: string,
    ifRevisions: ReadonlySet<number> | null,
    by: Pick<Actor, "author">,
  ): Promise<void>;
  /** The change that `edit` makes of its input. @param before - the code, whose logos keep their drawings. @throws Fault as `edit` does. */
  change(tenant: Pick<Tenant, "id">, input: EditCode, by: Actor, before?: Pictured): Promise<CodeEdit>;
  /** Checks that a code's symbol would scan in a style. @param copies - of its logo, where they are not stored yet. @throws Fault */
  checkStyle(
    tenant: Pick<Tenant, "id">,
    code: Encoded,
    style: CodeStyle | null | undefined,
    copies: readonly LogoCopy[],
    by: Actor,
  ): Promise<unknown>;
  /** A code as `create` would add it, which is not stored. Its style is not checked. @throws Fault as `create` does. */
  draft(tenant: Tenant, input: CreateCode): Code;
  /** The faults of an input's target. */
  targetFlaws(input: Readonly<Record<string, unknown>>): readonly FaultDetail[];
  /** A new code of that content, which is not stored. */
  newCode(tenant: Tenant, content: CodeContent, by: Actor): Code;
  /** A random short id. */
  shortId(): string;
  record(code: CountedCode): CodeRecord;
  /** The text that its QR code encodes. */
  payload(code: Encoded): string;
}

/** The parts of a code that show logos. */
type Pictured = Pick<Code, "style" | "landing">;

/** A change of a code, and the copies of logos that it names. */
export interface CodeEdit {
  readonly change: CodeChange;
  readonly copies: readonly LogoCopy[];
}

export interface CodesNeeds extends Omit<ContentRules, "checkStyle" | "isOwnDomain"> {
  /** Whether a workspace has verified a host. */
  readonly isVerified: (tenantId: string, host: string) => boolean;
  /** Checks that a style scans with the payload it will carry. @throws Fault */
  readonly checkStyle: (payload: string, style: Style, by: Actor) => Promise<void>;
  readonly store: CodeStore;
  readonly firstDays: Pick<FirstDays, "limits">;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly looks: Pick<Looks, "resolve">;
  /** Pins logos of the catalog: a code is stored with copies of the logos it shows. */
  readonly logos: Pick<LogoStyles, "pin" | "inlineCopy">;
  /** Hashes the password of a lock that was given. @throws Busy */
  readonly sealLock: SealLock;
  /** The health of a code as its record shows it. */
  readonly shownHealth: (code: CountedCode) => CodeRecord["health"];
  /** Called when a short address leads elsewhere. @param gs1 - its GS1 address, if that came or went. */
  readonly onChanged: (address: ShortAddress, gs1: string | null) => void;
  /** Called when there is something to erase, or a campaign to count again. */
  readonly onChores: () => void;
}

export function createCodes(needs: CodesNeeds): Codes {
  const { store, clock, ids, baseUrl } = needs;
  const payload = (code: Encoded) => payloadOf(baseUrl, code);
  const checkMedia = createMediaCheck(store);
  const record = (code: CountedCode) => recordOf(baseUrl, code, needs.shownHealth(code));

  /** Reads content without the check of its style, which may need a thread and follows. */
  function uncheckedContent(tenant: Tenant, input: CreateCode): CodeContent {
    const isOwnDomain = (host: string) => needs.isVerified(tenant.id, host);
    return readContent(input, ids.shortId(), { ...needs, isOwnDomain, checkStyle() {} });
  }

  /**
   * Checks the style that a code is to have, if any. One that names a copy of its logo is drawn with the copy.
   * @returns the look that it names, if any.
   */
  async function checkStyle(
    tenant: Pick<Tenant, "id">,
    code: Encoded,
    style: CodeStyle | null | undefined,
    copies: readonly LogoCopy[],
    by: Actor,
  ): Promise<SeenLook | null> {
    if (!style) return null;
    const resolved = await needs.looks.resolve(tenant, style);
    await needs.checkStyle(payload(code), await needs.logos.inlineCopy(resolved.style, copies), by);
    return resolved.look;
  }

  function makeCode(tenant: Tenant, content: CodeContent, author: string | null): Code {
    return newCode(ids.id("code"), tenant.id, content, clock.now(), author);
  }

  const { create, createMany } = createAdding({
    ...needs,
    record,
    content: uncheckedContent,
    checkMedia,
    checkStyle: (tenant, content, copies, by) => checkStyle(tenant, content, content.style, copies, by),
    newCode: makeCode,
  });

  async function get(tenant: Tenant, id: string): Promise<CountedCode> {
    return (await store.get(tenant.id, id)) ?? notFound();
  }

  async function changeOf(
    tenant: Pick<Tenant, "id">,
    given: EditCode,
    by: Actor,
    before?: Pictured,
  ): Promise<CodeEdit> {
    const { parts: input, copies } = await needs.logos.pin(given, by, before);
    await turnFor(input);
    const change = readChange(input, needs);
    await checkMedia(tenant, change.landing);
    const lock = change.lock && (await needs.sealLock(change.lock, tenant.id, by));
    return { change: lock ? { ...change, lock } : change, copies };
  }

  return {
    change: changeOf,
    checkStyle,
    create: (tenant, input, retry, by) => create(tenant, input, retry, by),
    createMany,
    get,
    async drawn(tenant, id) {
      return (await store.drawn(tenant.id, id)) ?? notFound();
    },
    record,
    targetFlaws: (input) => targetFlaws(input, needs),
    draft: (tenant, input) => makeCode(tenant, uncheckedContent(tenant, input), null),
    newCode: (tenant, content, by) => makeCode(tenant, content, by.author),
    shortId: ids.shortId,
    payload,

    async duplicate(tenant, id, title, retry, by) {
      const code = await get(tenant, id);
      // A copy would be active.
      if (code.takenDown) throw codeTakenDown();
      const input = inputOf(code, needs.baseUrl, ids.shortId());
      return create(tenant, title === undefined ? input : { ...input, title }, retry, by, code);
    },

    async list(tenant, filter) {
      const { codes, next } = await store.list(tenant.id, filter);
      return {
        codes: codes.map(record),
        totals: await store.totals(tenant.id),
        nextCursor: next && codeCursor(filter.sort ?? "newest", next),
      };
    },

    async edit(tenant, id, given, ifRevisions, by, like, isPart = false) {
      const code = await get(tenant, id);
      const { change, copies } = await changeOf(tenant, given, by, like ?? code);
      checkLock(change, code);
      if (change.fields) checkSomeFields(code.type, change.fields, needs);
      checkParts({ ...code, ...change }, change);
      await checkStyle(tenant, code, change.style, copies, by);
      await turnFor(change);
      const at = clock.now();
      const limits = await needs.firstDays.limits(tenant);
      const entry = isPart ? null : ids.id("aud");
      const edited = await store.edit(
        tenant.id,
        id,
        change,
        at,
        ifRevisions,
        copies,
        by.author,
        limits.most,
        entry,
        limits.mostHosts,
      );
      if (typeof edited === "string") throw editRefusal(edited, limits);
      if (!edited || edited.revision === code.revision) return edited ?? notFound();
      needs.onChanged(addressOf(edited), null);
      // A code that leads to a listed host may be free now.
      if (edited.group !== code.group || edited.listed !== null || !namesSameCopies(edited, code))
        needs.onChores();
      await turnFor(edited);
      return edited;
    },

    async remove(tenant, id, ifRevisions, by) {
      const deed = deedOf(needs, by.author);
      const removed = (await store.remove(tenant.id, id, deed.at, ifRevisions, deed)) ?? notFound();
      if (removed === "changed") throw codeChanged();
      needs.onChanged(removed.address, removed.gs1);
      needs.onChores();
    },
  };
}

function notFound(): never {
  throw noSuchCode();
}
