import type { Level } from "../matrix.ts";

/** The limits that a payload's standard sets for its symbol. */
export interface SymbolRule {
  readonly standard: string;
  /** The only level that it allows. */
  readonly level: Level;
  readonly lastVersion: number;
}

/**
 * A SEPA credit transfer: "QR code error level M", "Maximum QR code version 13, equivalent to module size 69 or 331 byte
 * payload" (EPC069-12, section 2). Banks' readers may refuse any other, also one that holds a logo better.
 */
const CREDIT_TRANSFER: SymbolRule = { standard: "EPC069-12", level: "M", lastVersion: 13 };

/** Service tag, version, character set and identification code: the lines that a credit transfer begins with. */
const TRANSFER_HEAD = /^BCD\r?\n00[12]\r?\n[1-8]\r?\nSCT\r?\n/;

/** Bytes of a version 13 symbol at level M. A longer text is no credit transfer, whatever it begins with. */
const MOST_BYTES = 331;

/**
 * The limits of a payload's symbol, `null` where its standard sets none. They follow from the payload itself, so they hold for one
 * that came as a text, too. The standards of the other types set none, as far as known: the linking
 * specification of UPI (1.6), the Manual do BR Code with EMV QRCPS, BIP 21 and its kin, the WIFI URI of WPA3 (7).
 */
export function symbolRule(payload: string): SymbolRule | null {
  return TRANSFER_HEAD.test(payload) && Buffer.byteLength(payload) <= MOST_BYTES ? CREDIT_TRANSFER : null;
}
