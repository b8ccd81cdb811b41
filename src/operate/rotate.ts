import { prepareSecret, replaceSecret, SECRET_FILE } from "../../db/files/secret.ts";
import { type FolderLock, lockFolder } from "../../db/sqlite/folder-lock.ts";
import type { Stores } from "../../db/stores.ts";
import { lockUnserved, requireService } from "../app/data-folder.ts";
import { changeOf } from "../app/former-keys.ts";
import { createResealing, isSealed } from "../app/resealing.ts";
import { bytesOf, type MarkedSecrets, secretMark, secretsOf } from "../app/secret.ts";
import { openStores, placeOf } from "../app/storage.ts";
import type { Settings } from "../kit/settings/settings.ts";
import { systemClock } from "../kit/shared/clock.ts";
import { createIds } from "../kit/shared/ids.ts";
import { join } from "node:path";

/** Rows of a step. */
const ROWS = 100;

/** The outcome of a change of the secret. */
export interface Rotated {
  /** Whether another secret is in use now; otherwise the call went on with a change that had begun. */
  readonly hasChanged: boolean;
  /** Whether all is sealed anew; otherwise the running service, or one of the nodes, goes on with that. */
  readonly isDone: boolean;
  /** The file that the new secret is in; `null` when `QZ_SECRET` holds it. */
  readonly secretFile: string | null;
}

/**
 * Puts a new secret in the place of the one in use, and has sealed anew what that one sealed. One transaction
 * changes the secret: it leaves the keys of the former one that are still needed, sealed under the new one,
 * so that from then on nobody needs the former secret. The rest is done in steps. Ended at any moment, the
 * next call, or the service, goes on.
 * @param rows - how many are sealed anew in a step.
 * @param onStep - called before and after each change.
 * @throws Error with a sentence for the operator; SettingsError when the data belong to another secret.
 */
export async function rotateSecret(
  settings: Settings,
  rows = ROWS,
  onStep: () => void = () => {},
): Promise<Rotated> {
  const { databaseUrl, secret, dataDir } = settings;
  requireService(settings);
  if (databaseUrl !== null && secret === null)
    throw new Error(
      "Nodes have their secrets from QZ_SECRET. Set it to the new secret on every node, and QZ_SECRET_OLD to the one in use, and start the nodes anew one by one. Then give the command again with both.",
    );
  const lock = lockFor(settings);
  try {
    const stores = await openStores(settings, null);
    try {
      const find = () => secretsOf(settings, stores, systemClock.now());
      onStep();
      const before = await find();
      const hasChanged = !isUnderWay(before);
      if (hasChanged) await change(settings, stores, before, onStep);
      const secrets = await find();
      const isAlone = async () => (databaseUrl === null ? lock !== null : !(await stores.hasNodes()));
      const resealing = createResealing({
        ...{ stores, isAlone, secrets: () => secrets },
        ...{ clock: systemClock, ids: createIds(systemClock) },
      });
      // A running service does this itself: it has scans go first.
      while ((await isAlone()) && (await resealing.step(rows))) onStep();
      return {
        hasChanged,
        isDone: !isUnderWay(await find()),
        secretFile: secret === null ? join(dataDir, SECRET_FILE) : null,
      };
    } finally {
      await stores.close();
    }
  } finally {
    lock?.close();
  }
}

/** Whether something is still to be sealed anew. */
function isUnderWay({ former }: MarkedSecrets): boolean {
  return former.some(({ purpose }) => isSealed(purpose));
}

/**
 * The lock of a folder whose service is stopped; `null` beside a running one, and on PostgreSQL. A service
 * that has its secret from `QZ_SECRET` can't learn another one while it runs.
 */
function lockFor(settings: Settings): FolderLock | null {
  const { databaseUrl, secret, dataDir } = settings;
  if (databaseUrl !== null) return null;
  if (secret !== null)
    return lockUnserved(settings, "it has its secret from QZ_SECRET, and learns no other one.");
  const lock = lockFolder(dataDir);
  if (lock?.isAlone) return lock;
  lock?.close();
  return null;
}

async function change(
  settings: Settings,
  stores: Stores,
  before: MarkedSecrets,
  onStep: () => void,
): Promise<void> {
  const { secret, dataDir } = settings;
  const next = secret ?? (await prepareSecret(dataDir));
  onStep();
  const mark = await secretMark(next);
  if (mark === before.mark)
    throw new Error(
      "QZ_SECRET holds the secret in use. Set it to a new one, and QZ_SECRET_OLD to the one in use.",
    );
  await requireNodes(settings, stores, mark);
  const { keys } = await stores.formerKeys.state();
  const from = { secret: before.present, mark: before.mark };
  const to = { secret: bytesOf(next), mark };
  if (!(await stores.formerKeys.change(await changeOf(from, to, keys, systemClock.now()))))
    throw new Error("Another process has changed the secret at this moment. `quietzone check` says more.");
  onStep();
  if (secret === null) await replaceSecret(dataDir);
  onStep();
}

/** A node that does not have the new secret could not go on. */
async function requireNodes({ databaseUrl }: Settings, { nodeSecrets }: Stores, mark: string): Promise<void> {
  const count = await nodeSecrets.without(mark);
  if (count > 0 && databaseUrl !== null)
    throw new Error(
      `${count === 1 ? "A node" : `${count} nodes`} of the database at ${placeOf(databaseUrl)} ${count === 1 ? "does" : "do"} not have the new secret. Start each anew with QZ_SECRET, the new one, and QZ_SECRET_OLD, the one in use.`,
    );
}
