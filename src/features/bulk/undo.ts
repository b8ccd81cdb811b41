import type { BulkStore } from "./store/bulk.ts";
import { createBounded } from "../../kit/shared/bounded.ts";
import { Busy } from "../../kit/shared/busy.ts";
import { type Clock, DAY } from "../../kit/shared/clock.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { ShortAddress } from "../../kit/shared/short-address.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import type { UndoAnswer } from "./model.ts";

/** Deletes the codes of a bulk file. */
export interface BulkUndo {
  /**
   * Deletes those codes of a file that were neither scanned nor edited since. It goes on when the client leaves. Called again it
   * does the rest, if any, and names what stays once more.
   * @param onStep - called at the beginning and after each step.
   * @throws Fault `bulk_not_found`; `busy` when the service stops.
   */
  undo(tenant: Tenant, id: string, onStep: () => void): Promise<UndoAnswer>;
  /** @throws Fault `bulk_not_found` unless the file is the tenant's, and of the last 24 h. */
  check(tenant: Tenant, id: string): Promise<void>;
}

/** Files that a workspace undoes at once, and the seconds after which another one may be tried. */
const MOST_UNDOS = 2;
const RETRY = 10;

export function createBulkUndo(needs: {
  store: Pick<BulkStore, "findMade" | "undoSome" | "undoPlain" | "endUndo">;
  /** Repeats a step of about so many rows until it resolves to `false`. @throws Busy when the service stops. */
  inSteps: (step: (rows: number) => Promise<boolean>) => Promise<void>;
  clock: Clock;
  /** Called for each short address that leads nowhere now. */
  onGone: (address: ShortAddress) => void;
  /** Called when there is something to erase. */
  onChores: () => void;
}): BulkUndo {
  const { store, inSteps, clock, onGone, onChores } = needs;
  const bounded = createBounded(
    MOST_UNDOS,
    () => new Busy("This workspace undoes enough files at once.", RETRY),
  );

  async function find(tenant: Tenant, id: string) {
    const made = await store.findMade(tenant.id, id, clock.now() - DAY);
    if (made) return made;
    throw new Fault("bulk_not_found", "You made no bulk file with this id in the last 24 hours.");
  }

  async function undo(tenant: Tenant, id: string, onStep: () => void): Promise<UndoAnswer> {
    onStep();
    const made = await find(tenant, id);
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
      const { deleted, kept } = await store.undoPlain(made.batch);
      answer.deleted += deleted;
      answer.kept.push(...kept);
      onStep();
      return deleted > 0;
    });
    await store.endUndo(made, clock.now());
    if (answer.deleted > 0) onChores();
    return answer;
  }

  return {
    check: async (tenant, id) => void (await find(tenant, id)),

    undo: (tenant, id, onStep) => bounded(tenant.id, () => undo(tenant, id, onStep)),
  };
}
