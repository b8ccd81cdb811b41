import type { CodeStore } from "../codes/store/codes.ts";
import type { Codes } from "../codes/codes.ts";
import type { CountedCode, EditCode } from "../codes/model.ts";
import type { Looks } from "../looks/looks.ts";
import type { CodeStyle } from "../looks/model.ts";
import type { Plans } from "../plans/plans.ts";
import type { Actor } from "../../kit/shared/actor.ts";
import { Busy } from "../../kit/shared/busy.ts";
import { clientLeft } from "../../kit/shared/caller.ts";
import type { Clock } from "../../kit/shared/clock.ts";
import { externalIdTaken, workspaceErased } from "../../kit/shared/common-faults.ts";
import { deedOf } from "../../kit/shared/deed.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { nextTurn } from "../../kit/shared/next-turn.ts";
import { withoutPins } from "../../kit/shared/pin.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { addressOf, domainNamed, isShortAddress, type ShortAddress } from "../../kit/shared/short-address.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import type { BulkSession } from "../../kit/threads/protocol.ts";
import { unknownName } from "./cell-style.ts";
import { ENOUGH_TOLD, MOST_CHANGES, MOST_FAILED } from "./constants.ts";
import { csvInvalid } from "./csv.ts";
import { before, editIn, withoutSecrets } from "./edited.ts";
import type { EditsAnswer, RowError } from "./model.ts";
import type { EditsRecord } from "./record.ts";
import { tooManyRows } from "./refusals.ts";
import { rowError } from "./rows.ts";
import type { EditRow, OpenOrder, ReadEdit } from "./session-model.ts";
import type { BulkStore } from "./store/bulk.ts";

/** A request with a file of edits. */
export interface EditsRequest extends Pick<OpenOrder, "body" | "contentType"> {
  /** Whether nothing is changed. */
  readonly dryRun: boolean;
  /** Whether the first changes are told. */
  readonly shows: boolean;
  readonly by: Actor;
}

/** Codes that a file changes. */
export interface BulkEdits {
  /**
   * Changes the codes that rows name, each as if it were edited alone: those of good rows, in the order of
   * rows. It stops when the client leaves. Sent again, it does the rest.
   * @param onStep - called at the beginning and after each step.
   * @returns the answer, and the id by which the changes can be undone; `null` where there are none.
   * @throws Fault `csv_invalid`, `invalid_request`, `invalid_json`, `plan_limit`; Busy.
   */
  edit(
    tenant: Tenant,
    request: EditsRequest,
    onStep: () => void,
  ): Promise<{ readonly answer: EditsAnswer; readonly id: string | null }>;
}

export interface BulkEditsNeeds {
  readonly store: Pick<BulkStore, "beginEdits" | "setEditsPart" | "dropEdits" | "known">;
  readonly find: CodeStore["byAddress"];
  readonly codes: Pick<Codes, "change" | "checkStyle" | "edit">;
  readonly checkFields: (type: string, fields: Readonly<Record<string, unknown>>) => void;
  readonly looks: Pick<Looks, "byName">;
  readonly openSession: (tenant: Tenant, by: Actor) => Promise<BulkSession>;
  readonly baseUrl: string;
  readonly plans: Plans;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Resolves when the scans that have waited longest are committed; at once where none waits. */
  readonly afterCommit: () => Promise<void>;
}

/** A row whose code was found, and what it changes. */
interface Change {
  readonly code: CountedCode;
  readonly edit: EditCode;
}

/** The state of one file. */
interface Work {
  readonly tenant: Tenant;
  readonly request: EditsRequest;
  readonly seen: Set<ShortAddress>;
  readonly answer: EditsAnswer & { readonly failed: RowError[] };
  readonly edited: EditsRecord["edited"];
  /** Characters of the changes that are told. */
  told: number;
}

export function createBulkEdits(needs: BulkEditsNeeds): BulkEdits {
  const { store, codes, baseUrl, plans, clock } = needs;

  async function styleOf(tenant: Tenant, { style }: EditRow): Promise<CodeStyle | null | undefined> {
    if (!style) return style;
    if ("style" in style) return style.style;
    const look = await needs.looks.byName(tenant, style.name);
    if (look === null) throw unknownName();
    return look;
  }

  /** @throws Fault where the workspace has no such code, or an earlier row names it. */
  async function codeOf({ tenant, seen }: Work, row: EditRow): Promise<CountedCode> {
    const domain = row.domain === null ? null : domainNamed(baseUrl, row.domain);
    const address = addressOf({ domain, shortId: row.shortId });
    const found = isShortAddress(address) ? await needs.find(address) : null;
    if (found === null || found === "gone" || found.tenantId !== tenant.id)
      throw wrongShortId("code_unknown");
    if (seen.has(address)) throw wrongShortId("short_id_repeated");
    seen.add(address);
    return found;
  }

  /** The members that a row changes; `null` where its code is already as it says. @throws Fault */
  async function changeOf(work: Work, row: EditRow, code: CountedCode): Promise<EditCode | null> {
    const { tenant, request } = work;
    const edit = editIn(row, code, await styleOf(tenant, row));
    if (Object.keys(edit).length === 0) return null;
    const { change, copies } = await codes.change(tenant, edit, request.by, code);
    // Two spellings of an address may be stored alike: then nothing changes.
    const stored = new Map<string, unknown>(Object.entries(change));
    const present = new Map<string, unknown>(Object.entries(code));
    const changed: EditCode = Object.fromEntries(
      Object.entries(edit).filter(([name]) => !Bun.deepEquals(present.get(name), stored.get(name))),
    );
    if (Object.keys(changed).length === 0) return null;
    if (!request.dryRun) return changed;
    if (change.fields) needs.checkFields(code.type, change.fields);
    await codes.checkStyle(tenant, code, change.style, copies, request.by);
    if (change.externalId && (await store.known(tenant.id, [change.externalId])).size > 0)
      throw externalIdTaken();
    return changed;
  }

  async function doRow(work: Work, row: EditRow): Promise<void> {
    const { tenant, request, answer, edited } = work;
    const code = await codeOf(work, row);
    answer.matched++;
    const edit = await changeOf(work, row, code);
    if (edit === null) return;
    if (!request.dryRun) {
      await needs.afterCommit();
      const after = await codes.edit(tenant, code.id, edit, null, request.by, undefined, true);
      edited.push({ id: after.id, revision: after.revision });
    }
    answer.changed++;
    tell(work, row.row, { code, edit });
  }

  function tell(work: Work, row: number, change: Change): void {
    const { changes } = work.answer;
    if (!changes || changes.length >= MOST_CHANGES || work.told >= ENOUGH_TOLD) return;
    const one = told(row, change);
    work.told += JSON.stringify(one).length;
    changes.push(one);
  }

  function refuse({ answer }: Work, error: RowError): void {
    if (answer.failed.length < MOST_FAILED) answer.failed.push(error);
  }

  async function doRows(work: Work, rows: readonly ReadEdit[]): Promise<void> {
    for (const row of rows) {
      if (work.request.by.caller.signal.aborted) throw clientLeft();
      if ("error" in row) {
        refuse(work, row.error);
        continue;
      }
      try {
        await doRow(work, row);
      } catch (error) {
        if (!(error instanceof Fault) || error instanceof Busy) throw error;
        const nameOf = (field: string) => row.fields.find(([name]) => name === field)?.[2] ?? field;
        refuse(work, rowError(row.row, error, nameOf));
      }
      // Scans that came meanwhile are next.
      await nextTurn();
    }
  }

  async function checkSize(tenant: Tenant, session: BulkSession): Promise<void> {
    const { bulkRows } = plans.grants(tenant, clock.now());
    const rows = await session.rowCount();
    if (rows === 0) throw csvInvalid("The CSV has a header but no rows.", explain("csv_no_rows"));
    if (bulkRows !== null && rows > bulkRows) throw tooManyRows(bulkRows);
  }

  /** Does all rows. The changes of a piece of them are noted behind it, so that it can be undone. */
  async function doAll(work: Work, session: BulkSession, onStep: () => void): Promise<string | null> {
    const id = work.request.dryRun ? null : needs.ids.id("bulk");
    const deed = deedOf(needs, work.request.by.author);
    const file = id && (await store.beginEdits(work.tenant.id, id, deed.at, deed));
    if (id !== null && file === null) throw workspaceErased();
    let noted = 0;
    for (let part = 0; ;) {
      const rows = await session.edits();
      if (rows === null) break;
      try {
        await doRows(work, rows);
      } finally {
        const edited = work.edited.slice(noted);
        noted = work.edited.length;
        if (typeof file === "number" && edited.length > 0)
          await store.setEditsPart(file, part++, JSON.stringify({ edited } satisfies EditsRecord));
      }
      onStep();
    }
    if (typeof file === "number" && noted === 0) await store.dropEdits(file, work.tenant.id, deed.id);
    return noted === 0 ? null : id;
  }

  return {
    async edit(tenant, request, onStep) {
      onStep();
      const { body, contentType } = request;
      // The plan limits the rows of a file, so none is paid for.
      const by = { ...request.by, pay: async () => {} };
      const session = await needs.openSession(tenant, by);
      try {
        const hosts = { all: "", own: [], gs1: [] };
        await session.open({ body, contentType, baseUrl, hosts, isEdits: true });
        await checkSize(tenant, session);
        const answer = { matched: 0, changed: 0, failed: [], ...(request.shows && { changes: [] }) };
        const own = { ...request, by };
        const work: Work = { tenant, request: own, seen: new Set(), answer, edited: [], told: 0 };
        const id = await doAll(work, session, onStep);
        return { answer, id };
      } finally {
        void session.end();
      }
    },
  };
}

function told(row: number, { code, edit }: Change): NonNullable<EditsAnswer["changes"]>[number] {
  const { id, shortId } = code;
  const former = withoutSecrets(withoutPins(before(code, edit)));
  return { row, id, shortId, before: former, after: withoutSecrets({ ...edit }) };
}

function wrongShortId(reason: "code_unknown" | "short_id_repeated"): Fault {
  const why = explain(reason);
  return new Fault("code_not_found", `The shortId ${why.detail}.`, {
    errors: [{ pointer: "/shortId", ...why }],
  });
}
