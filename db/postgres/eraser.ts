import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Eraser } from "../../src/housekeeping/store.ts";
import { HOUR } from "../../src/shared/clock.ts";
import { lowestScanId } from "../common/scanner.ts";
import { cutLinks, ON_KNOWN_DAYS, uncount, type Uncounted } from "./devices.ts";
import { lockCodes } from "./locks.ts";
import type { Connection, PostgresDatabase } from "./open.ts";
import { codeDevices, codes, deviceErasures, erasures, funnelDays, leads, totals } from "./schema.ts";
import { isOneOf, rows, run } from "./statements.ts";

/** Codes looked through for old scans in one step. */
const CODES_AT_ONCE = 200;

/** What a code recorded that may be more than one step can take, and is found by its number. */
const LARGE = ["dimension_totals", "packed_totals", "dimension_values", "webhook_deliveries"];

/** Erases in PostgreSQL, a few rows at a time, so that no transaction lasts long. */
export function createEraser(db: PostgresDatabase): Eraser {
  /** Codes up to this one were looked through in the present round of retention. */
  let lookedThrough = 0;

  return {
    async step(most) {
      return db.write(async (tx) => (await eraseCode(tx, most)) || (await cutDevice(tx)));
    },

    async retire(before, most, now) {
      const after = lookedThrough;
      const { last, isFull } = await db.write(async (tx) => {
        const some = await tx
          .select({ seq: codes.seq })
          .from(codes)
          .where(sql`${codes.seq} > ${after}`)
          .orderBy(asc(codes.seq))
          .limit(CODES_AT_ONCE);
        const seqs = some.map(({ seq }) => seq);
        // The same codes come first again in the next step, until they have no old scan left.
        if ((await eraseOld(tx, seqs, before, most, now)) >= most) return { last: after, isFull: true };
        await retireDevices(tx, seqs, before);
        return { last: seqs.at(-1) ?? after, isFull: seqs.length === CODES_AT_ONCE };
      });
      lookedThrough = isFull ? last : 0;
      return isFull;
    },

    async forgetAnswers(at) {
      await db.write((tx) =>
        run(
          tx,
          sql`delete from kept_answers where ctid = any(array(
            select ctid from kept_answers where created_at < ${at} for update skip locked))`,
        ),
      );
    },

    async forgetCampaignScanners(day, most) {
      const forgotten = await db.write((tx) =>
        eraseSome(
          tx,
          sql`campaign_scanners s where day < ${day} and not exists (select from campaign_recounts r
            where r.tenant_id = s.tenant_id and r.group_tag = s.group_tag and r.day = s.day)
            order by day, tenant_id, group_tag, scanner`,
          "campaign_scanners",
          most,
        ),
      );
      return forgotten === most;
    },
  };
}

/** Erases at most `most` rows of a table that nobody is at work on. @returns how many. */
function eraseSome(tx: Connection, from: SQL, table: string, most: number): Promise<number> {
  return run(
    tx,
    sql`delete from ${sql.identifier(table)} where ctid = any(array(
      select ctid from ${from} limit ${most} for update skip locked))`,
  );
}

/** The same for a code's scans, by their key: an operator may have parted them by month, and then a `ctid` is many rows'. */
function eraseScans(tx: Connection, codeSeq: number, most: number): Promise<number> {
  return run(
    tx,
    sql`delete from scans where code_seq = ${codeSeq} and id = any(array(
      select id from scans where code_seq = ${codeSeq} limit ${most} for update skip locked))`,
  );
}

async function eraseCode(tx: Connection, most: number): Promise<boolean> {
  const [next] = await tx
    .select()
    .from(erasures)
    .orderBy(asc(erasures.requestedAt), asc(erasures.codeSeq))
    .limit(1)
    .for("update", { skipLocked: true });
  if (!next) return false;
  const { codeSeq } = next;
  let left = most - (await eraseScans(tx, codeSeq, most));
  const scanners = sql`scanners where ${ON_KNOWN_DAYS} and code_seq = ${codeSeq}`;
  if (left > 0) left -= await eraseSome(tx, scanners, "scanners", left);
  for (const table of LARGE)
    if (left > 0)
      left -= await eraseSome(tx, sql`${sql.identifier(table)} where code_seq = ${codeSeq}`, table, left);
  if (left <= 0) return true;
  for (const table of [totals, funnelDays, codeDevices, leads])
    await tx.delete(table).where(eq(table.codeSeq, codeSeq));
  await tx.delete(erasures).where(eq(erasures.codeSeq, codeSeq));
  return true;
}

async function cutDevice(tx: Connection): Promise<boolean> {
  const [next] = await tx.select().from(deviceErasures).limit(1).for("update", { skipLocked: true });
  if (!next) return false;
  await cutLinks(tx, next.device);
  return true;
}

/** Erases single scans from before a moment. @returns how many. */
async function eraseOld(
  tx: Connection,
  seqs: readonly number[],
  before: number,
  most: number,
  now: number,
): Promise<number> {
  const codesOf = (list: readonly number[]) =>
    sql`unnest(${sql.param([...list])}::bigint[]) as code(seq) cross join lateral`;
  const erase = (list: readonly number[], isOld: SQL, rows: number) =>
    run(
      tx,
      sql`delete from scans s using (select seq, old.id from ${codesOf(list)} (
          select id from scans where code_seq = seq and ${isOld} order by id limit ${rows}) old limit ${rows}) old
        where s.code_seq = old.seq and s.id = old.id`,
    );
  const erased = await erase(seqs, sql`id < ${lowestScanId(before)}`, most);
  if (erased >= most) return erased;
  // Where a clock was ahead once, ids say nothing of the age of what came after.
  const ahead = await rows<{ seq: number }>(
    tx,
    sql`select seq::float8 as seq from ${codesOf(seqs)} (
      select max(id) as id from scans where code_seq = seq) last where last.id > ${lowestScanId(now + HOUR)}`,
  );
  if (ahead.length === 0) return erased;
  const list = ahead.map(({ seq }) => seq);
  return erased + (await erase(list, sql`at < ${before}`, most - erased));
}

async function retireDevices(tx: Connection, seqs: readonly number[], before: number): Promise<void> {
  const isOld = and(isOneOf(codeDevices.codeSeq, seqs), sql`${codeDevices.lastSeen} < ${before}`);
  const old = await tx.selectDistinct({ seq: codeDevices.codeSeq }).from(codeDevices).where(isOld);
  if (old.length === 0) return;
  const locked = await lockCodes(
    tx,
    old.map(({ seq }) => seq),
  );
  const gone: Uncounted[] = await tx
    .delete(codeDevices)
    .where(and(isOneOf(codeDevices.codeSeq, [...locked]), sql`${codeDevices.lastSeen} < ${before}`))
    .returning({ codeSeq: codeDevices.codeSeq, scans: codeDevices.scans });
  await uncount(tx, gone);
}
