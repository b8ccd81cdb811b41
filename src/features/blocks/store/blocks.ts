import { noteBlocks } from "../../backups/store/erased.ts";
import { note } from "../../audit/store.ts";
import { type Subject, wholeOf } from "../../audit/traits.ts";
import { type Block, type Blocker, BLOCKERS, type NewBlock } from "../../../kit/shared/block.ts";
import type { Deed } from "../../../kit/shared/deed.ts";
import { addressOf, type ShortAddress } from "../../../kit/shared/short-address.ts";
import { blocksOf, lockAt, setBlocks, type StoredCode, tenantAt } from "../../codes/store/code-blocks.ts";
import { nameOfCode } from "../../codes/traits.ts";
import { noteAct } from "../../operators/store/log.ts";
import type { LeadOutbox } from "../../webhooks/store/outbox.ts";
import { holdTenant, lockTenant, TENANT } from "../../../../db/locks.ts";
import { type Database, run, type Work } from "../../../../db/work.ts";
import { noticeDue } from "./notices.ts";

/** The outcome of a block, or of its end. `null` in its place: there is no such code or workspace. */
export interface Outcome {
  /** Whether anything changed. */
  readonly isNew: boolean;
}

interface Told extends Outcome {
  readonly webhooks: ReadonlySet<string>;
}

const UNCHANGED: Told = { isNew: false, webhooks: new Set() };

/**
 * Stores what is blocked. The deed says when and by whom; the audit has its entry in the same transaction.
 */
export function createBlockStore(db: Database, outbox: LeadOutbox) {
  async function told(work: () => Work<Told | null>): Promise<Outcome | null> {
    const done = await db.write(work);
    if (done) outbox.committed(done.webhooks);
    return done && { isNew: done.isNew };
  }

  return {
    /**
     * Blocks a code, or replaces the block of the same blocker. Both blockers may block it at once. Its owner
     * is told of each block that is new.
     */
    block: (address: ShortAddress, block: NewBlock, deed: Deed) =>
      told(() => blockCode(outbox, address, { ...block, since: deed.at }, deed)),

    /** Ends the block of one blocker. Without another one the code is as its owner left it. */
    unblock: (address: ShortAddress, by: Blocker, deed: Deed) =>
      told(() => unblock(outbox, address, by, deed)),

    /** Suspends a workspace, or replaces the reason: its keys are refused, and its codes do not redirect. */
    blockWorkspace: (tenantId: string, block: Pick<NewBlock, "reason" | "words">, deed: Deed) =>
      db.write(() => blockWorkspace(tenantId, block, deed)),

    /** Ends that. */
    unblockWorkspace: (tenantId: string, deed: Deed) => db.write(() => unblockWorkspace(tenantId, deed)),
  };
}

export type BlockStore = ReturnType<typeof createBlockStore>;

/** Locks the code at a short address, whose workspace stays until the transaction ends. */
function* held(address: ShortAddress): Work<StoredCode | null> {
  const tenantId = yield* tenantAt(address);
  if (tenantId === null || !(yield* holdTenant(tenantId))) return null;
  return yield* lockAt(address);
}

function* blockCode(outbox: LeadOutbox, address: ShortAddress, block: Block, deed: Deed): Work<Told | null> {
  const code = yield* held(address);
  if (!code) return null;
  const before = yield* blocksOf(code);
  const former = before.find(({ by }) => by === block.by);
  if (former && isSame(former, block)) return UNCHANGED;
  const blocks = [...before.filter(({ by }) => by !== block.by), block].toSorted(
    (one, other) => BLOCKERS.indexOf(one.by) - BLOCKERS.indexOf(other.by),
  );
  yield* changed(code, blocks, deed, "code.taken_down", block);
  yield* noticeDue(code.tenantId, block);
  return { isNew: true, webhooks: yield* deliver(outbox, code, true, block, deed.at) };
}

function* unblock(outbox: LeadOutbox, address: ShortAddress, by: Blocker, deed: Deed): Work<Told | null> {
  const code = yield* held(address);
  if (!code) return null;
  const before = yield* blocksOf(code);
  const ended = before.find((block) => block.by === by);
  if (!ended) return UNCHANGED;
  const left = before.filter((block) => block !== ended);
  yield* changed(code, left, deed, "code.put_back", ended);
  return { isNew: true, webhooks: yield* deliver(outbox, code, left.length > 0, left[0] ?? ended, deed.at) };
}

function isSame(one: NewBlock, other: NewBlock): boolean {
  return one.reason === other.reason && one.words === other.words && one.list === other.list;
}

function* changed(
  code: StoredCode,
  blocks: readonly Block[],
  deed: Deed,
  action: "code.taken_down" | "code.put_back",
  { reason, list }: Block,
): Work<void> {
  const revision = yield* setBlocks(code, blocks, deed.at, deed.author);
  yield* noteBlocks("code_blocks", addressOf(code), blocks.length === 0 ? null : blocks);
  const detail = { revision, reason, ...(list === null ? {} : { list }) };
  yield* note(code.tenantId, deed, action, subjectOf(code), detail);
  yield* noteAct(deed, action, { kind: "code", id: code.id }, { reason });
}

function subjectOf({ id, title, shortId }: StoredCode): Subject {
  return { kind: "code", id, name: nameOfCode({ title, shortId }) };
}

/** Adds the event of a code that was blocked or is free, or has another reason now. */
function deliver(
  outbox: LeadOutbox,
  { seq, tenantId }: StoredCode,
  blocked: boolean,
  { by, reason, words, list }: Block,
  at: number,
): Work<ReadonlySet<string>> {
  const alert = JSON.stringify({ blocked, by, reason, words, list });
  const nobody = { country: null, device: "other", repeat: false, hasEmail: false } as const;
  return outbox.add(tenantId, { codeSeq: seq, event: "qr.blocked", at, alert, ...nobody });
}

function* blockWorkspace(
  tenantId: string,
  { reason, words }: Pick<NewBlock, "reason" | "words">,
  deed: Deed,
): Work<Outcome | null> {
  const tenant = yield* lockTenant(tenantId);
  if (!tenant) return null;
  if (tenant.suspended && tenant.blockedFor === reason && tenant.blockedWords === words)
    return { isNew: false };
  const row = { suspended: true, blockedFor: reason, blockedWords: words, blockedAt: deed.at };
  yield* run`update tenants set ${TENANT.set(row)} where id = ${tenantId}`;
  yield* noteBlocks("workspace_block", tenantId, { reason, words });
  yield* note(tenantId, deed, "workspace.suspended", wholeOf(tenantId), { reason });
  yield* noticeDue(tenantId, { by: "operator", since: deed.at });
  yield* noteAct(deed, "workspace.suspended", wholeOf(tenantId), { reason });
  return { isNew: true };
}

function* unblockWorkspace(tenantId: string, deed: Deed): Work<Outcome | null> {
  const tenant = yield* lockTenant(tenantId);
  if (!tenant) return null;
  if (!tenant.suspended) return { isNew: false };
  const row = { suspended: false, blockedFor: null, blockedWords: null, blockedAt: null };
  yield* run`update tenants set ${TENANT.set(row)} where id = ${tenantId}`;
  yield* noteBlocks("workspace_block", tenantId, null);
  yield* note(tenantId, deed, "workspace.resumed", wholeOf(tenantId));
  yield* noteAct(deed, "workspace.resumed", wholeOf(tenantId));
  return { isNew: true };
}
