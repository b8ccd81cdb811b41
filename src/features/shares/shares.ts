import { type Clock, instantOf, isoTime } from "../../kit/shared/clock.ts";
import {
  invalidRequest,
  noSuchCode,
  nothingToChange,
  workspaceErased,
} from "../../kit/shared/common-faults.ts";
import { deedOf } from "../../kit/shared/deed.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { Sealer } from "../../kit/shared/seal.ts";
import { hashToken } from "../../kit/shared/token.ts";
import type { Passwords } from "../passwords/passwords.ts";
import { MOST_SHARES } from "./constants.ts";
import type { NewShareInput, ShareChange, ShareOf, SharePeriod, ShareRecord } from "./model.ts";
import { nameOf } from "./numbers.ts";
import { checkPeriod, type ReadPeriod } from "./period.ts";
import type { NewShare, Shared, ShareEdit, ShareMembers, StoredShare } from "./records.ts";
import type { ShareStore } from "./store.ts";

/** Links by which a workspace shares its numbers. */
export interface Shares {
  list(tenantId: string): Promise<ShareRecord[]>;
  /** @throws Fault `share_not_found` */
  get(tenantId: string, id: string): Promise<ShareRecord>;
  /**
   * @param address - the network address that asks, as limits count it.
   * @throws Fault `invalid_request`, `code_not_found`, `plan_limit`; Busy
   */
  make(tenantId: string, input: NewShareInput, by: ShareAuthor): Promise<ShareRecord>;
  /** @throws Fault `invalid_request`, `nothing_to_change`, `share_not_found`; Busy */
  edit(tenantId: string, id: string, change: ShareChange, by: ShareAuthor): Promise<ShareRecord>;
  /** Ends a share. @throws Fault `share_not_found` */
  end(tenantId: string, id: string, author: string | null): Promise<void>;
}

/** The one who makes or changes a share: as `shared/author.ts` spells it, and the network address. */
export interface ShareAuthor {
  readonly author: string | null;
  readonly address: string;
}

/** 128 random bits. */
const TOKEN_BYTES = 16;

/** @param needs.baseUrl - the address of the service. */
export function createShares(needs: {
  store: ShareStore;
  passwords: Pick<Passwords, "hash">;
  readPeriod: ReadPeriod;
  sealer: Sealer;
  baseUrl: string;
  clock: Clock;
  ids: Ids;
}): Shares {
  const { store, passwords, readPeriod, sealer, baseUrl, clock, ids } = needs;

  async function recordOf(share: StoredShare): Promise<ShareRecord> {
    const { id, of, title, period, password, rounds, withBots, expiresAt, createdAt, updatedAt } = share;
    // One that was sealed under a secret that is gone can't be shown. It still opens, because of its hash.
    const token = await sealer.open(share.sealed, id).catch(() => null);
    return {
      id,
      url: token === null ? null : `${baseUrl}/s/${token}`,
      of: namedAs(of),
      name: nameOf(of),
      ...{ title, period, locked: password !== null, round: rounds, bots: withBots ? "include" : "exclude" },
      expiresAt: expiresAt === null ? null : isoTime(expiresAt),
      createdAt: isoTime(createdAt),
      updatedAt: isoTime(updatedAt),
    };
  }

  /** The members of an input that are given. @throws Fault `invalid_request` */
  function membersIn(input: ShareChange): Partial<ShareMembers> {
    const { title, period, round, bots, expiresAt } = input;
    if (period) checkPeriod(period, clock.now(), readPeriod);
    return {
      ...(title === undefined ? {} : { title: title === null ? null : titled(title) }),
      ...(period === undefined ? {} : { period: period && given(period) }),
      ...(round === undefined ? {} : { rounds: round }),
      ...(bots === undefined ? {} : { withBots: bots === "include" }),
      ...(expiresAt === undefined ? {} : { expiresAt: expiresAt === null ? null : ahead(expiresAt) }),
    };
  }

  function ahead(text: string): number {
    const at = instantOf(text);
    if (at !== null && at > clock.now()) return at;
    throw invalidRequest([{ pointer: "/expiresAt", ...explain("key_end_not_ahead") }]);
  }

  async function found(tenantId: string, id: string): Promise<StoredShare> {
    return (await store.find(tenantId, id)) ?? notFound();
  }

  return {
    list: async (tenantId) => Promise.all((await store.list(tenantId)).map(recordOf)),

    get: async (tenantId, id) => recordOf(await found(tenantId, id)),

    async make(tenantId, input, { author, address }) {
      const { of, password } = input;
      const members = membersIn(input);
      const hashed = password === undefined ? null : await passwords.hash(password, address, "share");
      const [id, token] = [ids.id("share"), newToken(ids)];
      const share: NewShare = {
        ...{ title: null, period: null, rounds: true, withBots: true, expiresAt: null, ...members },
        ...{ id, tenantId, password: hashed, createdAt: clock.now() },
        of: typeof of === "object" && "code" in of ? { codeId: of.code } : of,
        hash: hashToken(token),
        sealed: await sealer.seal(token, id),
      };
      const refused = await store.add(share, deedOf(needs, author));
      if (refused === "tenant_gone") throw workspaceErased();
      if (refused === "code_gone") throw noSuchCode();
      if (refused === "full") throw tooMany();
      return recordOf(await found(tenantId, id));
    },

    async edit(tenantId, id, change, { author, address }) {
      const { password } = change;
      await found(tenantId, id);
      const members: ShareEdit = membersIn(change);
      if (Object.keys(members).length === 0 && password === undefined)
        throw nothingToChange("title", "period", "password", "expiresAt", "round", "bots");
      const hashed =
        typeof password === "string" ? await passwords.hash(password, address, "share") : password;
      const edit = { ...members, ...(hashed === undefined ? {} : { password: hashed }) };
      const share = await store.edit(tenantId, id, edit, clock.now(), deedOf(needs, author));
      return recordOf(share ?? notFound());
    },

    async end(tenantId, id, author) {
      if (!(await store.remove(tenantId, id, deedOf(needs, author)))) notFound();
    },
  };
}

function newToken(ids: Pick<Ids, "bytes">): string {
  return ids.bytes(TOKEN_BYTES).toBase64({ alphabet: "base64url", omitPadding: true });
}

function namedAs(of: Shared): ShareOf {
  if (of.kind === "code") return { code: of.id };
  return of.kind === "group" ? { group: of.group } : "workspace";
}

/** A title without blanks around it. @throws Fault `invalid_request` for blanks alone. */
function titled(title: string): string {
  const text = title.trim();
  if (text !== "") return text;
  throw invalidRequest([{ pointer: "/title", ...explain("empty") }]);
}

/** The members of a period that are given. */
function given(period: SharePeriod): SharePeriod {
  const { days, from, to, interval, timezone } = period;
  return {
    ...(days === undefined ? {} : { days }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(interval === undefined ? {} : { interval }),
    ...(timezone === undefined ? {} : { timezone }),
  };
}

function notFound(): never {
  throw new Fault("share_not_found", "You have no share with this id.");
}

function tooMany(): Fault {
  return new Fault("plan_limit", `A workspace has at most ${MOST_SHARES} shares. End one that is not used.`);
}
