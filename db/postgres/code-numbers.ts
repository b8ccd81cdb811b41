import type { Scan } from "../../src/features/scans/model.ts";
import { utcDay } from "../../src/kit/shared/clock.ts";
import { Lru } from "../../src/kit/shared/lru.ts";
import { scannerKey } from "../common/scanner.ts";
import { textArray } from "./arrays.ts";
import type { Connection } from "./open.ts";
import { rowsOf } from "./rows.ts";

/** A scan with the number of its code, its day and the key of its scanner, in hexadecimal digits. */
export interface NumberedScan {
  readonly scan: Scan;
  readonly codeSeq: number;
  readonly day: number;
  readonly scanner: string;
}

/** The numbers of codes, by id. They never change, so a commit need not look them up. */
export interface CodeNumbers {
  /** The scans of a batch with the numbers of their codes. Those of codes that are known to be deleted are left out. */
  number(transaction: Connection, batch: readonly Scan[]): Promise<NumberedScan[]>;
  /**
   * Forgets codes that are deleted.
   * @param found - the codes of the batch that are there.
   * @returns whether there was any.
   */
  forgetDeleted(batch: readonly NumberedScan[], found: readonly { readonly codeSeq: number }[]): boolean;
}

/** Codes whose numbers are remembered. */
const REMEMBERED = 20_000;

const NUMBERS = `select id, seq::float8 as "codeSeq" from codes where id = any($1::text::text[])`;

export function createCodeNumbers(): CodeNumbers {
  const known = new Lru<string, number>(REMEMBERED);

  return {
    async number(transaction, batch) {
      const missing = new Set(batch.map(({ codeId }) => codeId).filter((id) => known.get(id) === undefined));
      const read = new Map<string, number>();
      if (missing.size > 0)
        for (const { id, codeSeq } of await rowsOf<{ id: string; codeSeq: number }>(transaction, NUMBERS, [
          textArray([...missing]),
        ])) {
          known.set(id, codeSeq);
          read.set(id, codeSeq);
        }
      return batch.flatMap((scan) => {
        const codeSeq = read.get(scan.codeId) ?? known.get(scan.codeId);
        return codeSeq === undefined
          ? []
          : [{ scan, codeSeq, day: utcDay(scan.at), scanner: scannerKey(scan).toHex() }];
      });
    },

    forgetDeleted(batch, found) {
      const there = new Set(found.map(({ codeSeq }) => codeSeq));
      const gone = batch.filter(({ codeSeq }) => !there.has(codeSeq));
      for (const { scan } of gone) known.delete(scan.codeId);
      return gone.length > 0;
    },
  };
}
