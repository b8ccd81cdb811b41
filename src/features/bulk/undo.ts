import type { BulkStore } from "./store/bulk.ts";
import { createBounded } from "../../kit/shared/bounded.ts";
import { Busy } from "../../kit/shared/busy.ts";
import type { Actor } from "../../kit/shared/actor.ts";
import { type Clock, DAY } from "../../kit/shared/clock.ts";
import { deedOf } from "../../kit/shared/deed.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { nextTurn } from "../../kit/shared/next-turn.ts";
import type { ShortAddress } from "../../kit/shared/short-address.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import type { UndoAnswer } from "./model.ts";
import { type EditsRecord, readEditsRecord } from "./record.ts";
import type { MadeBatch } from "./records.ts";
import type { Restore } from "./restore.ts";

/** Takes a bulk file back. */
export interface BulkUndo {
  /**
   * Deletes those codes of a file that were neither scanned nor edited since. Of a file of edits it puts back
   * those codes that were not edited since. It goes on when the client leaves. Called again it does the rest,
   * if any, and names what stays once more.
   * @param onStep - called at the beginning and after each step.
   * @throws Fault `bulk_not_found`; `busy` when the service stops.
   */
  undo(tenant: Tenant, id: string, by: Actor, onStep: () => void): Promise<UndoAnswer>;
  /** @throws Fault `bulk_not_found` unless the file is the tenant's, and of the last 24 h. */
  check(tenant: Tenant, id: string): Promise<void>;
}

/** Files that a workspace undoes at once, and the seconds after which another one may be tried. */
const MOST_UNDOS = 2;
const RETRY = 10;

export function createBulkUndo(needs: {
  store: Pick<BulkStore, "findMade" | "undoSome" | "undoPlain" | "endUndo" | "recordPart" | "setEditsPart">;
  /** Puts a code back as it was before a revision. */
  restore: Restore;
  /** Repeats a step of about so many rows until it resolves to `false`. @throws Busy when the service stops. */
  inSteps: (step: (rows: number) => Promise<boolean>) => Promise<void>;
  /** Resolves when the scans that have waited longest are committed; at once where none waits. */
  afterCommit: () => Promise<void>;
  clock: Clock;
  ids: Ids;
  /** Called for each short address that leads nowhere now. */
  onGone: (address: ShortAddress) => void;
  /** Called when there is something to erase. */
  onChores: () => void;
}): BulkUndo {
  const { store, restore, inSteps, clock, onGone, onChores } = needs;
  const bounded = createBounded(
    MOST_UNDOS,
    () => new Busy("This workspace undoes enough files at once.", RETRY),
  );

  async function find(tenant: Tenant, id: string) {
    const made = await store.findMade(tenant.id, id, clock.now() - DAY);
    if (made) return made;
    throw new Fault("bulk_not_found", "You made no bulk file with this id in the last 24 hours.");
  }

  async function undoCodes(made: MadeBatch, onStep: () => void): Promise<UndoAnswer> {
    const answer: UndoAnswer = { deleted: 0, kept: [] };
    let after: number | null = made.firstCode === null ? null : made.firstCode - 1;
    await inSteps(async (rows) => {
      if (after === null) return false;
      const undone = await store.undoSome(made, after, rows, clock.now());
      for (const address of undone.deleted) onGone(address);
      answer.deleted += undone.deleted.length;
      answer.kept.push(...undone.kept);
      after = undone.next;
      onStep();
      return after !== null;
    });
    await inSteps(async () => {
      const { deleted, kept } = await store.undoPlain(made);
      answer.deleted += deleted;
      answer.kept.push(...kept);
      onStep();
      return deleted > 0;
    });
    return answer;
  }

  /** The edits of a part of a file; `null` behind the last, and of a file that made codes. */
  async function editsOf({ batch, firstCode }: MadeBatch, part: number): Promise<EditsRecord | null> {
    const record = firstCode === null ? await store.recordPart(batch, part) : null;
    return record === null ? null : readEditsRecord(record);
  }

  /** Puts back what a file changed. Behind each part those codes are noted that stay. */
  async function undoEdits(
    tenant: Tenant,
    made: MadeBatch,
    by: Actor,
    onStep: () => void,
  ): Promise<UndoAnswer> {
    const kept: string[] = [];
    const answer = { deleted: 0, restored: 0, kept };
    let part = 0;
    await inSteps(async () => {
      const record = await editsOf(made, part);
      if (record === null) return false;
      const edited: EditsRecord["edited"] = [];
      for (const one of record.edited) {
        const outcome = await restore(tenant, one, by);
        if (outcome === "restored") answer.restored++;
        else if (outcome === "kept") edited.push(one);
        await needs.afterCommit();
        await nextTurn();
      }
      kept.push(...edited.map(({ id }) => id));
      await store.setEditsPart(made.batch, part, JSON.stringify({ edited } satisfies EditsRecord));
      part++;
      onStep();
      return true;
    });
    return answer;
  }

  async function undo(tenant: Tenant, id: string, by: Actor, onStep: () => void): Promise<UndoAnswer> {
    onStep();
    const made = await find(tenant, id);
    const isOfEdits = (await editsOf(made, 0)) !== null;
    const answer = isOfEdits ? await undoEdits(tenant, made, by, onStep) : await undoCodes(made, onStep);
    const deed = deedOf(needs, by.author);
    await store.endUndo(made, deed.at, deed, answer.deleted + (answer.restored ?? 0));
    if (answer.deleted > 0) onChores();
    return answer;
  }

  return {
    check: async (tenant, id) => void (await find(tenant, id)),

    undo: (tenant, id, by, onStep) => bounded(tenant.id, () => undo(tenant, id, by, onStep)),
  };
}
