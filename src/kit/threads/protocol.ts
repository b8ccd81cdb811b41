import type { NamedMedia } from "../../features/codes/media-model.ts";
import type { CellStyle } from "../../features/bulk/cell-style.ts";
import type {
  Checked,
  CheckOrder,
  HeldName,
  NamesOrder,
  OpenOrder,
  PlainRow,
  ReadEdit,
  Staged,
  StylePair,
} from "../../features/bulk/session-model.ts";
import type { CodeContent } from "../../features/codes/model.ts";
import type {
  DrawnSvg,
  FileJob,
  PackedSymbols,
  StyledPayload,
  SvgJob,
} from "../../features/drawings/jobs.ts";
import type { AnswerJob, NewCredential, NewCredentialJob } from "../../features/factors/credentials.ts";
import type { FileJob as LogoFileJob } from "../../features/logos/render.ts";
import type { ShortAddress } from "../shared/short-address.ts";
import type { LabelPart, Range } from "../../features/sheets/contents.ts";
import type { FitJob, Fitting, LabelsJob, PageJob, SpelledPage } from "../../features/sheets/jobs.ts";
import type { TillCount } from "../../features/sheets/till-count.ts";
import type { Picture, PictureJob } from "../../features/images/render.ts";
import type { Chart } from "../charts/kinds.ts";
import type { Incoming } from "./channel.ts";
import { type Functions, method } from "./method.ts";

/* The calls between the main thread and its workers. */

/** Work that any worker does in one call, without state. */
export const JOBS = {
  /** Draws one file. @throws Fault of the style's and the logo's kinds. */
  drawFile: method<FileJob, Uint8Array>(),
  /** Draws an SVG and says how well it scans. @throws the same. */
  drawSvg: method<SvgJob, DrawnSvg>(),
  /** Checks that a style would scan with a payload. @throws the same. */
  checkStyle: method<StyledPayload, void>(),
  /** Makes a file of a logo of the catalog. @throws Fault `logo_invalid` when its art is damaged. */
  makeLogoFile: method<LogoFileJob, Uint8Array>(),
  /** Draws the symbols of a packed `SymbolsJob`. */
  drawSymbols: method<Uint8Array, PackedSymbols>(),
  /** Finds the first content that does not fit on its label, and counts those that tills may not read. */
  checkLabels: method<FitJob, Fitting>(),
  /** Spells labels, by page. @throws Fault of the style's, the logo's and the label's kinds. */
  drawLabels: method<LabelsJob, readonly SpelledPage[]>(),
  /** Draws a page of a sheet as SVG. @throws the same; Fault `invalid_request` when it is too large. */
  drawSheetPage: method<PageJob, Uint8Array>(),
  /** Decodes a picture and encodes it anew. @throws Fault `image_invalid` */
  makePicture: method<PictureJob, Picture>(),
  /** Makes a PNG of a logo. @throws the same. */
  makeLogo: method<PictureJob, Uint8Array>(),
  /** Renders a chart as PNG. */
  drawChart: method<Chart, Uint8Array>(),
  /** Checks a passkey that a browser made; `null` when it is not as it has to be. */
  checkNewCredential: method<NewCredentialJob, NewCredential | null>(),
  /** Checks the answer of a passkey; `null` when it is not good. */
  checkAnswer: method<AnswerJob, number | null>(),
};
export type Jobs = Functions<typeof JOBS>;

/** All calls to a worker outside of sessions. */
export const WORKER_CALLS = {
  ...JOBS,
  /** Answers at once, when the event loop of the worker turns. */
  ping: method<void, void>(),
};

/** The calls of a session: a worker keeps the text and rows of one bulk file between them. */
export const BULK_SESSION = {
  /** Reads the header. @throws Fault `csv_invalid`, `invalid_request`, `invalid_json`. */
  open: method<OpenOrder, void>(),
  /** SHA-256 of the CSV text, without what it is wrapped in, and of the options given. */
  fingerprint: method<string, string>(),
  /** Goes through all rows. @throws Fault `dynamic_code_not_enabled`; `invalid_key` when the tenant was erased. */
  check: method<CheckOrder, Checked>(),
  /** Takes a part of an earlier request's record, instead of going through the rows. */
  recall: method<string, void>(),
  /** The next piece of the ZIP; `null` after the last. */
  next: method<void, Uint8Array | null>(),
  /** The next rows of a file of edits; `null` after the last. */
  edits: method<void, readonly ReadEdit[] | null>(),
  /** How many rows there are. */
  rowCount: method<void, number>(),
  /** The next part of the labels of a range; `null` after the last. A session draws one range. */
  labels: method<Range, LabelPart | null>(),
  /** Counts the codes whose labels tills may not read. */
  offTill: method<void, TillCount>(),
  /** Stops all work on the file, and resolves when it has stopped. */
  end: method<void, void>(),
};
export type BulkSession = Functions<typeof BULK_SESSION>;

/** The calls of a bulk session to the main thread, which has the stores. */
export const BULK_HOST = {
  /** Makes so many random short ids. */
  shortIds: method<number, readonly string[]>(),
  /** Stages codes. @throws Fault `invalid_key` when the tenant was erased. */
  stage: method<readonly CodeContent[], Staged>(),
  /** Stages plain codes. @returns their ids. @throws the same. */
  stagePlain: method<readonly PlainRow[], readonly string[]>(),
  /** Stores the next part of the record. */
  addRecordPart: method<string, void>(),
  /** Finds which of these short addresses are taken, or were once. */
  taken: method<readonly ShortAddress[], readonly ShortAddress[]>(),
  /** Finds which of these external ids codes of the workspace have. */
  known: method<readonly string[], readonly string[]>(),
  /** Finds who has these GS1 addresses of a host; none of those that are free. */
  names: method<NamesOrder, readonly HeldName[]>(),
  /** Finds which of these pictures and files the workspace does not have. */
  missing: method<readonly NamedMedia[], readonly NamedMedia[]>(),
  /**
   * Looks up the look or logo that a cell names; `null` when there is no look of its name.
   * @throws Fault `logo_invalid`, `style_invalid`.
   */
  style: method<CellStyle, StylePair | null>(),
  /** Has another worker draw the symbols of a packed `SymbolsJob`. The pool implements it. */
  drawSymbols: method<Uint8Array, PackedSymbols>(),
};
export type BulkHost = Functions<typeof BULK_HOST>;

/** Nothing is called in this direction. */
export const NO_METHODS = {};
type None = typeof NO_METHODS;

/** A message to a worker: of its calls, or of the session with this number. */
export type ToWorker =
  | { readonly to: "jobs"; readonly message: Incoming<typeof WORKER_CALLS, None> }
  | {
      readonly to: "session";
      readonly session: number;
      readonly message: Incoming<typeof BULK_SESSION, typeof BULK_HOST>;
    };

/** A message from a worker. */
export type FromWorker =
  | { readonly from: "jobs"; readonly message: Incoming<None, typeof WORKER_CALLS> }
  | {
      readonly from: "session";
      readonly session: number;
      readonly message: Incoming<typeof BULK_HOST, typeof BULK_SESSION>;
    };

/** The data that a worker is started with. */
export interface WorkerStart {
  /** The memory of the main thread's `RequestCounter`. */
  readonly requests: SharedArrayBuffer;
  /** How many other workers a session may ask to draw. */
  readonly helpers: number;
  /** Whether it starts for a job. Jobs run at low priority. A session may be a file of one row, which does not. */
  readonly isForJob: boolean;
}
