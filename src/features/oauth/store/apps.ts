import { lockTenant } from "../../../../db/locks.ts";
import { flag, from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { type Fragment, forUpdate, forUpdateSkipLocked, isChosen, sql } from "../../../../db/sql.ts";
import { all, bind, type Database, first, run, type Work } from "../../../../db/work.ts";
import type { Column } from "../../../kit/shared/column.ts";
import type { Deed } from "../../../kit/shared/deed.ts";
import { isScope, type Scope } from "../../../kit/shared/scopes.ts";
import { note } from "../../audit/store.ts";
import { membershipIn } from "../../people/store/members.ts";
import { lockPerson } from "../../people/store/people.ts";
import { isOpen } from "../../people/store/sessions.ts";
import { endAppsWhere, subjectOf } from "./ending.ts";
import type {
  AppOwner,
  CodeProof,
  FoundApp,
  ListedApp,
  NewApp,
  NewTokens,
  RefreshProof,
  Tried,
} from "../records.ts";

/** Scopes with spaces between them. One that a later version brought allows nothing. */
const scopeList: Column<readonly Scope[]> = {
  read: (value, member, row) => text.read(value, member, row).split(" ").filter(isScope),
};

const ROW = shape({
  ...{ id: text, tenantId: text, personId: text, clientHash: text, name: text, host: text, scopes: text },
  ...{ secondFactor: flag, createdAt: whole, usedAt: whole, endsAt: whole, family: text },
  ...{ codeHash: nullable(text), challenge: nullable(text), redirectUri: nullable(text) },
  ...{ accessHash: nullable(text), accessEndsAt: nullable(whole), refreshHash: nullable(text) },
});

/** The part by which an app is recognised, and told from another. */
const KNOWN = shape({
  ...{ id: text, tenantId: text, personId: text, clientHash: text, name: text, scopes: scopeList },
  ...{
    createdAt: whole,
    endsAt: whole,
    codeHash: nullable(text),
    challenge: nullable(text),
    redirectUri: nullable(text),
  },
  ...{ refreshHash: nullable(text) },
});
type Known = ReturnType<typeof KNOWN.read>;

const LISTED = shape({
  ...{ id: from("a.id", text), tenantId: text, personId: text, name: from("a.name", text), host: text },
  ...{ scopes: scopeList, createdAt: from("a.created_at", whole), usedAt: whole, endsAt: whole },
  personName: from("p.name", text),
  tenantName: from("t.name", text),
});

const FOUND = shape({
  ...{ id: from("a.id", text), tenantId: text, personId: text, name: from("a.name", text) },
  ...{ scopes: scopeList, accessEndsAt: whole },
  ...{ secondFactor: from("a.second_factor", flag), hasFactor: from("p.second_factor", flag) },
});

/** Apps that are listed. */
const MOST_LISTED = 1_000;

/** Stores apps by the hashes of their secrets. Times are milliseconds since the epoch. */
export function createAppStore(db: Database) {
  const { read, write } = bind(db);
  return {
    /**
     * Adds an app that waits for its code. `false` when the person is not in the workspace. Above `most` apps
     * of the person there, the one whose last use is longest ago is disconnected.
     * @param sessionId - in which the person consents: once it has ended the app is not added.
     */
    add: write(add),

    /**
     * Uses a code up, and gives the app its first tokens.
     * @param deed - notes that it is disconnected, if it is.
     */
    redeem: write(redeem),

    /** Gives an app other tokens in place of those that it has. @param deed - as above. */
    refresh: write(refresh),

    /**
     * The app of an access token, also of one that has ended; `null` once the person has left the workspace.
     */
    find: read(find),

    /** Connected apps of a workspace, or of a person, newest first. */
    list: read(list),

    /** Disconnects an app. `false` when the workspace, or the person, has none with this id. */
    end: write(end),

    /** Disconnects the app that has a token. `false` when there is none. */
    endOfToken: write(endOfToken),

    /** Erases at most `rows` apps that have ended, and notes that. @returns whether there may be more. */
    eraseEnded: (at: number, rows: number) => db.write(() => eraseEnded(at, rows)),
  };
}

export type AppStore = ReturnType<typeof createAppStore>;

function* add(
  app: NewApp,
  most: number,
  deed: Deed | null = null,
  sessionId: string | null = null,
): Work<boolean> {
  const { tenantId, personId, createdAt } = app;
  if (!(yield* lockTenant(tenantId)) || !(yield* lockPerson(personId))) return false;
  if (sessionId !== null && !(yield* isOpen(personId, sessionId))) return false;
  if ((yield* membershipIn(personId, tenantId)).length === 0) return false;
  yield* run`delete from apps where id in (select id from apps
    where person_id = ${personId} and tenant_id = ${tenantId} order by used_at desc, id desc
    limit 1000 offset ${most - 1})`;
  const none = { accessHash: null, accessEndsAt: null, refreshHash: null };
  yield* run`insert into apps ${ROW.values({ ...app, ...none, scopes: app.scopes.join(" "), usedAt: createdAt })}`;
  yield* note(tenantId, deed, "app.connected", subjectOf(app), { scopes: app.scopes });
  return true;
}

function* redeem(proof: CodeProof, at: number, tokens: NewTokens, deed: Deed | null = null): Work<Tried> {
  const app = yield* ofFamily(proof.family);
  if (!app) return UNKNOWN;
  const fits =
    app.codeHash === proof.codeHash &&
    app.clientHash === proof.clientHash &&
    app.redirectUri === proof.redirectUri &&
    app.challenge === proof.challenge;
  return yield* give(app, fits, at, tokens, deed);
}

function* refresh(proof: RefreshProof, at: number, tokens: NewTokens, deed: Deed | null = null): Work<Tried> {
  const app = yield* ofFamily(proof.family);
  if (!app) return UNKNOWN;
  const fits = app.refreshHash === proof.refreshHash && app.clientHash === proof.clientHash;
  return yield* give(app, fits, at, tokens, deed);
}

/**
 * Gives an app tokens in place of those that it has. A secret that does not fit was used before, or leaked to
 * another one: then nobody can tell who of them is the app, and it is disconnected (RFC 6749, 10.5; RFC 9700,
 * 4.14.2).
 */
function* give(
  app: Known,
  fits: boolean,
  at: number,
  { accessHash, refreshHash, longest, ...ends }: NewTokens,
  deed: Deed | null,
): Work<Tried> {
  const { id, tenantId, personId, scopes } = app;
  if (!fits) {
    yield* disconnect(app, deed);
    return { kind: "ended" };
  }
  if (app.endsAt <= at || (yield* membershipIn(personId, tenantId)).length === 0) return UNKNOWN;
  const spent = { codeHash: null, challenge: null, redirectUri: null };
  const last = app.createdAt + longest;
  const accessEndsAt = Math.min(ends.accessEndsAt, last);
  const endsAt = Math.min(ends.endsAt, last);
  const given = { accessHash, accessEndsAt, refreshHash, usedAt: at, endsAt };
  yield* run`update apps set ${ROW.set({ ...spent, ...given })} where id = ${id}`;
  return { kind: "given", scopes, accessEndsAt };
}

const UNKNOWN: Tried = { kind: "unknown" };

function ofFamily(family: string): Work<Known | null> {
  return first(KNOWN)`select ${KNOWN} from apps where family = ${family} ${forUpdate}`;
}

function* find(accessHash: string): Work<FoundApp | null> {
  const row = yield* first(FOUND)`select ${FOUND} from apps a join people p on p.id = a.person_id
    where a.access_hash = ${accessHash}`;
  if (!row) return null;
  const { tenantId, secondFactor, hasFactor, accessEndsAt, ...app } = row;
  const [membership] = yield* membershipIn(app.personId, tenantId);
  if (!membership) return null;
  return { app, accessEndsAt, secondFactor: secondFactor || hasFactor, membership };
}

function list(owner: AppOwner, at: number): Work<ListedApp[]> {
  return all(LISTED)`select ${LISTED} from apps a join people p on p.id = a.person_id
    join tenants t on t.id = a.tenant_id
    where ${isOf(owner)} and a.access_hash is not null and a.ends_at > ${at} and t.left_at is null
    order by a.id desc limit ${MOST_LISTED}`;
}

function* end(owner: AppOwner, id: string, deed: Deed | null = null): Work<boolean> {
  const app = yield* first(
    KNOWN,
  )`select ${KNOWN} from apps a where a.id = ${id} and ${isOf(owner)} ${forUpdate}`;
  return app !== null && (yield* disconnect(app, deed));
}

function* endOfToken(
  { family, accessHash }: { readonly family: string | null; readonly accessHash: string | null },
  clientHash: string,
  deed: Deed | null = null,
): Work<boolean> {
  const named = family === null ? sql`access_hash = ${accessHash}` : sql`family = ${family}`;
  const app = yield* first(KNOWN)`select ${KNOWN} from apps
    where ${named} and client_hash = ${clientHash} ${forUpdate}`;
  return app !== null && (yield* disconnect(app, deed));
}

function* disconnect(app: Known, deed: Deed | null): Work<boolean> {
  yield* note(app.tenantId, deed, "app.ended", subjectOf(app));
  return (yield* run`delete from apps where id = ${app.id}`) > 0;
}

function isOf({ tenantId, personId }: AppOwner): Fragment {
  return tenantId === undefined ? sql`a.person_id = ${personId}` : sql`a.tenant_id = ${tenantId}`;
}

function* eraseEnded(at: number, rows: number): Work<boolean> {
  const over = sql`from apps where ends_at <= ${at} limit ${rows} ${forUpdateSkipLocked}`;
  return (yield* endAppsWhere(isChosen("id", over), at)) === rows;
}
