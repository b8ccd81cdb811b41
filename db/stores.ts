import type { TotalsPacker } from "../src/features/housekeeping/totals-packer.ts";
import type { Vitals } from "../src/features/housekeeping/vitals.ts";
import type { DayKeyStore } from "../src/features/scans/records.ts";
import type { ChangeStamp } from "../src/kit/shared/fresh-cache.ts";
import type { ShortAddress } from "../src/kit/shared/short-address.ts";
import type { Engine } from "./engine.ts";
import { DATA } from "./features.ts";

/** The stores that are written once for both engines. */
export function createSharedStores(engine: Engine) {
  return DATA.stores({ ...engine, tables: DATA.tables });
}

/** The stores of both engines, and what each engine does in its own way. */
export interface Stores extends Readonly<ReturnType<typeof createSharedStores>> {
  readonly dayKeys: DayKeyStore;
  readonly packer: TotalsPacker;
  readonly vitals: Vitals;
  /** Changes when another process has written. Changes of codes are reported by `onCodeChanged` instead. */
  readonly changeStamp: ChangeStamp;
  /**
   * Adds what scans have counted to the totals. It happens by itself, and totals are right before and after.
   * @throws StorageError
   */
  addUp(): Promise<void>;
  /**
   * Adds to the series of campaigns and workspaces what scans have counted for them, as far as that does not
   * happen within a second by itself. @throws StorageError
   */
  settle(): Promise<void>;
  /** Tries a small write. Resolves when it is on the disk. @throws StorageError */
  tryWrite(): Promise<void>;
  /** Whether the database is known not to answer. It is asked in the background until it does. */
  isAway(): boolean;
  /** Calls `listener` with the short address of a code that another process created, changed or deleted. */
  onCodeChanged(listener: (address: ShortAddress) => void): void;
  /**
   * Runs chores that only one node may run at a time, unless another node runs them now.
   * @param chores - must ask `isOurs` between its steps, and end once it returns `false`.
   * @param of - backups take hours, and chores do not wait for them.
   */
  alone(chores: (isOurs: () => boolean) => Promise<void>, of?: "chores" | "backups"): Promise<void>;
  /** Joins the nodes of the database: listens for changes, and takes over the work of nodes that are gone. */
  join(): Promise<void>;
  /** Whether other nodes are using the database. `false` on a data folder, which has a lock for that. */
  hasNodes(): Promise<boolean>;
  /** The secrets of the nodes that are alive, by their marks. A data folder has no nodes. */
  readonly nodeSecrets: NodeSecrets;
  close(): Promise<void>;
}

/** The secrets of the nodes of a database. */
export interface NodeSecrets {
  /**
   * Says which secrets this node has.
   * @param marks - theirs, with spaces between them; the first one seals.
   */
  tell(marks: string): Promise<void>;
  /** How many nodes are alive that have not said that they have the secret of a mark. */
  without(mark: string): Promise<number>;
  /** How many nodes are alive that have not said that they seal with it. */
  sealingOtherwise(mark: string): Promise<number>;
}
