import type { Sign } from "./traits.ts";

/** A sign of a code. */
export interface CodeSign {
  readonly sign: Sign;
  /** The host of the destination that has it. */
  readonly host: string;
  /**
   * The name of the brand, the number of codes, or the host to which phones are led; `null` for other signs.
   */
  readonly detail: string | null;
  /** Milliseconds since the epoch. */
  readonly foundAt: number;
}

/** Codes with signs, the newest codes first. */
export interface SignedPage {
  readonly codes: readonly { readonly codeSeq: number; readonly signs: readonly CodeSign[] }[];
  /** Behind which the list goes on; `null` at its end. */
  readonly next: number | null;
}

/** A sign that was found by looking at a code alone. */
export type FoundSign = Omit<CodeSign, "foundAt">;
