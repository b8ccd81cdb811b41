import type { CodeStyle } from "../looks/model.ts";
import type { List } from "../blocklist/lookup.ts";
import type { HostNames } from "../domains/hosts.ts";
import type { Style } from "../../qr/style.ts";
import type { Sheet } from "../sheets/order.ts";
import type { Encoded } from "../codes/payload.ts";
import type { ShortAddress } from "../../kit/shared/short-address.ts";
import type { CellStyle } from "./cell-style.ts";
import type { RowError } from "./model.ts";

/** Inputs and answers of the calls between the two threads of a bulk file. `threads/protocol.ts` has the calls. */

/** A file as it came. */
export interface OpenOrder {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  /** The public address of the service: it is in every tracked symbol. */
  readonly baseUrl: string;
  readonly hosts: HostNames;
  /** The lists of hosts to which no code may lead; none where no code is made. */
  readonly lists?: readonly List[];
  /** The cell of rows without a style. */
  readonly usualStyle?: string;
  /** The labels that rows become; none for a ZIP. */
  readonly labels?: LabelRows;
  /** Whether its rows change codes that there are. */
  readonly isEdits?: true;
}

/** A row of a file of edits. A member without a column is left out; one with an empty cell is cleared. */
export interface EditRow {
  readonly row: number;
  readonly shortId: string;
  /** The host as the row spells it; `null` for the service's own. */
  readonly domain: string | null;
  /** Cells of text by their members, trimmed. */
  readonly texts: Readonly<Record<string, string>>;
  /** Cells of lists in the same way. */
  readonly lists: Readonly<Record<string, string>>;
  /** The values of cells with JSON, by their members. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly style?: CellStyle | null;
  /** By parameter. */
  readonly utm: Readonly<Record<string, string>>;
  /** The cells of its lock, without empty ones. */
  readonly lock: { readonly password?: string; readonly hint?: string };
  /** The path of the GS1 address that its cells name; `null` where they are empty. */
  readonly gs1: string | null;
  /** Cells of fields, without empty ones, and the names of their columns. */
  readonly fields: readonly (readonly [name: string, cell: string, column: string])[];
}

/** A row of edits as it was read, or what is wrong with it. */
export type ReadEdit = EditRow | { readonly error: RowError };

/** How rows become labels. */
export interface LabelRows {
  readonly sheet: Sheet;
  /** The style of rows without one. */
  readonly plain: Style;
}

/** How the rows of a file are checked. */
export interface CheckOrder {
  /** Whether codes are staged, or the rows only checked. */
  readonly stages: boolean;
  /** Whether to store which row became which code. */
  readonly records: boolean;
  /** Whether the good rows are made when there are bad ones. */
  readonly skips: boolean;
  /** Whether to go on when it is certain that nothing will be made. */
  readonly counts: boolean;
  readonly mayTrack: boolean;
  /** Whether rows with a target are refused. */
  readonly isStatic: boolean;
  /** `null` for no limit. */
  readonly rowLimit: number | null;
  /** Plain codes that the tenant may still keep, as far as is known. `null` for no limit. */
  readonly plainRoom: number | null;
  /** Codes the tenant may still make, as far as is known. `null` for no limit. */
  readonly room: number | null;
}

/** The result of a check. */
export interface Checked {
  /** Rows of data, bad ones included; one more than the limit when there are more. */
  readonly rows: number;
  /** Rows with a target, bad ones included. */
  readonly tracked: number;
  /** In the order of rows, the first of them. */
  readonly errors: readonly RowError[];
  /** Good rows with a target: how many codes the file takes. */
  readonly codes: number;
  /** Good rows that are kept as plain codes. */
  readonly plain: number;
  /** Milliseconds that its labels are expected to take: those of good rows to be drawn, the others to be refused. */
  readonly expected: number;
}

/** A row that is to be kept as a plain code. */
export interface PlainRow {
  readonly row: number;
  readonly type: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly payload: string;
  readonly title: string | null;
  readonly group: string | null;
  /** As it is stored; `null` for none. */
  readonly style: CodeStyle | null;
}

/** The result of staging codes. */
export interface Staged {
  /** The codes' ids, in the order they were given in. */
  readonly ids: readonly string[];
  /** The short addresses of codes that were not made, because these or their external ids are taken. */
  readonly taken: readonly ShortAddress[];
}

/** Spells the addresses of codes. */
export interface Spelling {
  readonly shortUrl: (code: Encoded) => string;
  /** The text of a code's symbol, which may spell its address in capitals. */
  readonly payloadOf: (code: Encoded) => string;
}

/** GS1 addresses of a host, by their canonical paths. */
export interface NamesOrder {
  /** `null` for the service's own. */
  readonly domain: string | null;
  readonly paths: readonly string[];
}

/** A GS1 address that is not free. */
export interface HeldName {
  readonly path: string;
  /** Whether a code of the workspace has it. */
  readonly holder: "ours" | "others";
  /** The code's short address; `null` where its key is kept for another workspace. */
  readonly address: ShortAddress | null;
  /** Whether the code is still being made. */
  readonly isStaged: boolean;
}

/** A style as it is drawn, complete in itself, and as it is stored with a code. */
export interface StylePair {
  readonly drawn: Style;
  readonly stored: CodeStyle;
}
