import type { LookStore } from "./store.ts";
import type { Plans } from "../plans/plans.ts";
import { createLookFinder, type LookFinder } from "./finder.ts";
import type { LogoStyles } from "../logos/styles.ts";
import type { Style } from "../../qr/style.ts";
import { type Clock, isoTime } from "../../kit/shared/clock.ts";
import {
  bytesReached,
  invalidRequest,
  keyReused,
  nothingToChange,
  workspaceErased,
} from "../../kit/shared/common-faults.ts";
import { deedOf } from "../../kit/shared/deed.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { folded } from "../../kit/shared/folded.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import type { Actor } from "../../kit/shared/actor.ts";
import { copyKey, withoutPin } from "../../kit/shared/pin.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { Addressed } from "../../kit/shared/short-address.ts";
import type { Retried, RetryKey } from "../../kit/shared/retry.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import type { CreateLook, EditLook, Look, LookList, LookRecord, PageBrand } from "./model.ts";
import type { Longest, LookLimits, LookRefusal, LookRules } from "./records.ts";

/** Saved looks: styles with a name, that codes name in place of a style of their own. */
export interface Looks extends LookFinder {
  /**
   * @returns the look's record.
   * @throws Fault `style_name_taken`, `plan_limit`, `style_not_scannable` with the longest short URL of the workspace, and of the
   * style's and the logo's kinds; `idempotency_key_reused`.
   */
  create(tenant: Tenant, input: CreateLook, retry: RetryKey | null, by: Actor): Promise<Retried>;
  /** @throws Fault `style_not_found` when the tenant has no such look. */
  get(tenant: Tenant, id: string): Promise<Look>;
  list(tenant: Tenant, page: { readonly limit: number; readonly before?: string }): Promise<LookList>;
  /** @throws Fault `nothing_to_change`, `style_changed` (with `ifRevisions`), and `create`'s. */
  edit(
    tenant: Tenant,
    id: string,
    change: EditLook,
    ifRevisions: ReadonlySet<number> | null,
    by: Actor,
  ): Promise<Look>;
  /** @throws Fault `style_not_found`, `style_changed` (with `ifRevisions`), `style_in_use`. */
  remove(
    tenant: Tenant,
    id: string,
    ifRevisions: ReadonlySet<number> | null,
    by: Pick<Actor, "author">,
  ): Promise<void>;
  record(look: Look): LookRecord;
}

export interface LooksNeeds {
  readonly store: LookStore;
  readonly plans: Plans;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Looks are stored with copies of the logos they show, as codes are. */
  readonly logos: Pick<LogoStyles, "pin" | "inlineCopy">;
  /** The text that a code without a GS1 address encodes. */
  readonly scanUrl: (code: Addressed) => string;
  /** Checks that a style scans with a payload. @throws Fault */
  readonly checkStyle: (payload: string, style: Style, by: Actor) => Promise<void>;
  /**
   * Checks the defaults of pages: their logo and their links.
   * @throws Fault `logo_invalid`, `target_blocked`
   */
  readonly checkPage: (page: PageBrand | null) => Promise<void>;
  /** Called when the defaults of pages were changed. */
  readonly onPage: () => void;
  /** Called when a copy of a logo may have lost its name. */
  readonly onChores: () => void;
}

/**
 * The most that a workspace may have. All looks of a file are in memory while a bulk file is read, so they
 * are limited together and not one by one.
 */
const LIMITS: LookLimits = { count: 200, bytes: 32 * 1024 * 1024 };

/** A new code that is longer than all before comes between a check and its commit. That it happens so often has another cause. */
const TRIES = 8;

/** A look as its owner sees it. */
export function lookRecord({ id, name, style, page, isDefault, createdAt, updatedAt }: Look): LookRecord {
  const times = { createdAt: isoTime(createdAt), updatedAt: isoTime(updatedAt) };
  return { id, name, style: withoutPin(style), page, isDefault, ...times };
}

export function createLooks(needs: LooksNeeds): Looks {
  const { store, clock, ids, logos } = needs;

  const mostOf = (tenant: Tenant) => needs.plans.grants(tenant, clock.now()).bytes;

  async function get(tenant: Tenant, id: string): Promise<Look> {
    return (await store.get(tenant.id, id)) ?? notFound();
  }

  /**
   * Checks a style with an address as long as the workspace's longest, and stores it, again if a longer one came meanwhile.
   * @param style - `undefined` when it does not change.
   * @param write - stores it. Resolves to `"outgrown"` when there is a longer one.
   */
  async function checked<T>(
    tenant: Tenant,
    style: Style | undefined,
    copies: LookRules["copies"],
    by: Actor,
    write: (rules: LookRules) => Promise<T | "outgrown">,
  ): Promise<T> {
    const drawn = style && (await logos.inlineCopy(style, copies));
    for (let tries = 0; tries < TRIES; tries++) {
      const longest = drawn ? await store.longest(tenant.id) : null;
      if (drawn && longest) await needs.checkStyle(longestUrl(longest), drawn, by);
      const deed = deedOf(needs, by.author);
      const outcome = await write({ limits: LIMITS, most: mostOf(tenant), checked: longest, copies, deed });
      if (outcome !== "outgrown") return outcome;
    }
    throw new Error("Longer and longer short ids came while a style was checked");
  }

  /**
   * Small letters take the most room of all that hosts, short ids and GS1 paths have: what scans with them
   * scans with every code.
   */
  function longestUrl({ base, domains }: Longest): string {
    const onBase = needs.scanUrl({ domain: null, shortId: "x".repeat(base) });
    if (domains === 0) return onBase;
    const onDomain = needs.scanUrl({ domain: "x", shortId: "x".repeat(domains - 1) });
    return onDomain.length > onBase.length ? onDomain : onBase;
  }

  return {
    get,
    record: lookRecord,

    async create(tenant, given, retry, by) {
      checkName(given.name);
      await needs.checkPage(given.page ?? null);
      const { parts, copies } = await logos.pin({ style: given.style }, by);
      const now = clock.now();
      const look: Look = {
        id: ids.id("look"),
        tenantId: tenant.id,
        name: given.name,
        style: parts.style,
        page: given.page ?? null,
        isDefault: given.isDefault ?? false,
        revision: 1,
        createdAt: now,
        updatedAt: now,
      };
      const answer = JSON.stringify(lookRecord(look));
      const addition = await checked(tenant, look.style, copies, by, (rules) =>
        store.add({ look, ...rules, answer, retry }),
      );
      if (addition === "key_reused") throw keyReused();
      if (typeof addition === "string") throw refused(addition, mostOf(tenant));
      return addition;
    },

    async list(tenant, page) {
      const { looks, next } = await store.list(tenant.id, page);
      return { styles: looks.map(lookRecord), nextCursor: next };
    },

    async edit(tenant, id, { name, style, page, isDefault }, ifRevisions, by) {
      const before = await get(tenant, id);
      if ([name, style, page, isDefault].every((member) => member === undefined))
        throw nothingToChange("name", "style", "page", "isDefault");
      if (name !== undefined) checkName(name);
      await needs.checkPage(page ?? null);
      const { parts, copies } = await logos.pin<{ readonly style?: Style }>(
        style === undefined ? {} : { style },
        by,
        before,
      );
      const change = {
        ...(name === undefined ? {} : { name }),
        ...(isDefault === undefined ? {} : { isDefault }),
        ...(page === undefined ? {} : { page }),
        ...parts,
      };
      const edited = await checked(tenant, parts.style, copies, by, (rules) =>
        store.edit(tenant.id, id, change, clock.now(), ifRevisions, rules),
      );
      if (edited === null) return notFound();
      if (edited === "changed") throw changed();
      if (typeof edited === "string") throw refused(edited, mostOf(tenant));
      if (copyKey(edited.style) !== copyKey(before.style)) needs.onChores();
      if (page !== undefined) needs.onPage();
      return edited;
    },

    async remove(tenant, id, ifRevisions, by) {
      const deed = deedOf(needs, by.author);
      const removed = (await store.remove(tenant.id, id, ifRevisions, deed)) ?? notFound();
      if (removed === "changed") throw changed();
      if (removed === "in_use") {
        const codes = await store.countUses(id);
        throw new Fault("style_in_use", "Codes have this look. Give them another style first.", {
          errors: [{ pointer: "", ...explain("look_in_use", { codes }) }],
        });
      }
      needs.onChores();
    },

    ...createLookFinder(store),
  };
}

/** @throws Fault `invalid_request` when a name is nothing but space. */
function checkName(name: string): void {
  if (folded(name) === "") throw invalidRequest([{ pointer: "/name", ...explain("empty") }]);
}

function refused(refusal: Exclude<LookRefusal, "outgrown">, most: number | null): Fault {
  switch (refusal) {
    case "tenant_gone":
      return workspaceErased();
    case "name_taken":
      return new Fault("style_name_taken", "Another saved look has this name. Choose another.", {
        errors: [{ pointer: "/name", ...explain("look_name_taken") }],
      });
    case "bytes_reached":
      return bytesReached(most);
    case "limit_reached":
      return new Fault(
        "plan_limit",
        `A workspace may have ${LIMITS.count} saved looks, and ${LIMITS.bytes / 1024 / 1024} MiB of them together. Delete one, or name logos of the catalog.`,
      );
  }
}

function notFound(): never {
  throw new Fault("style_not_found", "There is no saved look with this id in your workspace.");
}

function changed(): Fault {
  return new Fault("style_changed", "The look changed since you read it. Read it again, then change it.");
}
