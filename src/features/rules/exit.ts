import type { Lead } from "../scans/model.ts";
import { type Locate, locate, searchOf } from "./location.ts";
import type { Query, Utm } from "./model.ts";

/** The way out of a code to one of its destinations. */
export interface Exit {
  /** Bytes that it takes in memory, as measured. */
  readonly size: number;
  /** @param address - the scanned one, whose query may be passed on. */
  lead(address: string): Lead;
}

/** The members of a code that add to its targets. */
export interface Passing {
  readonly query: Query;
  readonly utm: Utm | null;
}

const SIZE = 200;

/** An exit that leads all scans to one address. */
export class FixedExit implements Exit {
  readonly fixed: Lead;

  constructor(fixed: Lead) {
    this.fixed = fixed;
  }

  get size(): number {
    return this.fixed.location.length;
  }

  lead(): Lead {
    return this.fixed;
  }
}

/** An exit to a target, which is read when a scan first comes there: a code may have a hundred, and reading all takes 18 ms. */
export class TargetExit implements Exit {
  readonly target: string;
  readonly #destination: Lead["destination"];
  readonly passing: Passing;
  #locate: Locate | null = null;
  /** For a scan without a query. */
  #plain: Lead | null = null;

  constructor(target: string, destination: Lead["destination"], passing: Passing) {
    this.target = target;
    this.#destination = destination;
    this.passing = passing;
  }

  /** The target, and its `Location`, where each byte that is not ASCII takes three. */
  get size(): number {
    const bytes = Buffer.byteLength(this.target);
    return SIZE + bytes + (bytes === this.target.length ? bytes : 3 * bytes);
  }

  lead(address: string): Lead {
    const search = this.passing.query === "pass" ? searchOf(address) : "";
    if (search === "" && this.#plain !== null) return this.#plain;
    this.#locate ??= locate(this.target, this.passing.utm);
    const lead = { location: this.#locate(search), destination: this.#destination };
    if (search === "") this.#plain = lead;
    return lead;
  }
}

/** An exit that passes no query on leads all scans to one address. */
export function simplest(exit: TargetExit): Exit {
  return exit.passing.query === "pass" ? exit : new FixedExit(exit.lead(""));
}
