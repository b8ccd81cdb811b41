import type { LabelForm } from "../sheets/design.ts";
import type { Style } from "../../qr/style.ts";
import { Busy } from "../../kit/shared/busy.ts";
import type { Caller } from "../../kit/shared/caller.ts";
import { SECOND } from "../../kit/shared/clock.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { estimate } from "./cost.ts";
import type { FileJob, StyledPayload } from "./jobs.ts";

/** How symbols become parts of long work. */
export interface PartRule<S extends StyledPayload = StyledPayload> {
  /** Symbols in parts, each of which is a short job if it has more than one symbol. */
  partsOf<T extends S>(symbols: Iterable<T>): Generator<readonly T[]>;
  /** The milliseconds that a symbol is expected to take. */
  costOf(symbol: S): number;
}

/** A symbol with lines of text, as a label has them. */
export interface Captioned extends StyledPayload {
  readonly lines: readonly string[];
}

/** Symbols of a part, and the milliseconds that they may be expected to take together. */
const MOST_SYMBOLS = 32;
const MOST_COST = 40;

/** Milliseconds that are expected of a symbol whose cost can't be told. */
const UNKNOWN = 100;

/**
 * Milliseconds that a character of a label's text takes: it is wrapped in several sizes, and then spelled.
 * With a design there are twice as many attempts, and a dozen widths for text at the side.
 */
const CHARACTER = 0.0025;
const TIMES = { none: 1, below: 2, side: 16 };

/** Tries of a part for which there was no room, or whose thread ended because of another job. */
const MOST_TRIES = 100;

/**
 * Asks threads for a part of long work. While they have too much to do it waits.
 * @param ask - called again for every try.
 * @throws Error when the caller leaves, or threads find no time at all; Fault of the work itself.
 */
export async function patiently<T>(
  ask: () => Promise<T>,
  caller: Caller,
  sleep: (milliseconds: number) => Promise<void>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      const isRefusal = error instanceof Fault && !(error instanceof Busy);
      if (isRefusal || caller.signal.aborted || tries === MOST_TRIES) throw error;
      await sleep(error instanceof Busy ? error.retryAfter * SECOND : SECOND);
    }
  }
}

/**
 * The parts of symbols that are drawn in a format. Costs are kept by style and length of payload: to estimate a style with a large
 * logo takes 3 ms, and the codes of a workspace may share one.
 * @param besides - milliseconds that a symbol takes beside its drawing.
 */
export function createPartRule<S extends StyledPayload = StyledPayload>(
  format: FileJob["format"],
  sheet: FileJob["sheet"] = {},
  besides: (symbol: S) => number = () => 0,
): PartRule<S> {
  const estimates = new WeakMap<Style, Map<number, number>>();

  function drawingOf({ payload, style }: StyledPayload): number {
    const ofStyle = estimates.get(style) ?? new Map<number, number>();
    estimates.set(style, ofStyle);
    const known = ofStyle.get(payload.length);
    if (known !== undefined) return known;
    const cost = estimated({ payload, style, format, sheet });
    ofStyle.set(payload.length, cost);
    return cost;
  }

  const costOf = (symbol: S) => drawingOf(symbol) + besides(symbol);

  return {
    costOf,
    *partsOf<T extends S>(symbols: Iterable<T>) {
      let part: T[] = [];
      let sum = 0;
      for (const symbol of symbols) {
        const cost = costOf(symbol);
        if (part.length > 0 && (part.length === MOST_SYMBOLS || sum + cost > MOST_COST)) {
          yield part;
          [part, sum] = [[], 0];
        }
        part.push(symbol);
        sum += cost;
      }
      if (part.length > 0) yield part;
    },
  };
}

/**
 * The parts of labels of a form. A PDF of them is spelled as an EPS is: operators, and logos as pictures of
 * their size.
 */
export function labelParts({ width, design }: Pick<LabelForm, "width" | "design">): PartRule<Captioned> {
  const cost = CHARACTER * TIMES[design ? (design.textAt ?? "below") : "none"];
  return createPartRule("eps", { widthMm: width }, ({ lines }) =>
    lines.reduce((sum, line) => sum + line.length * cost, 0),
  );
}

function estimated(job: FileJob): number {
  try {
    return estimate(job);
  } catch {
    return UNKNOWN;
  }
}
