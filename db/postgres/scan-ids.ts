import { Lru } from "../../src/kit/shared/lru.ts";
import { lowestScanId } from "../common/scanner.ts";

/**
 * Numbers scans. Those of a code ascend on a node, and are in the order of the clocks of several. Each node
 * takes ids of a stripe of its own: an id is a millisecond × 4,096 + stripe × 64 + a counter. So none has to
 * know what others gave. Two nodes that have drawn the same stripe collide at the primary key of `scans`, and
 * then one draws again.
 */
export interface ScanIds {
  /** The next id of a code for a scan at `at`. @param last - it has to be above this one. */
  next(codeSeq: number, at: number, last: number): number;
  /** Draws another stripe. */
  changeStripe(): void;
}

const STRIPES = 64;
const IDS_OF_STRIPE = 64;

/** Codes whose last id is remembered: of those that are being written. */
const REMEMBERED = 5_000;

/** @param random - from 0 to 1. */
export function createScanIds(random: () => number = Math.random): ScanIds {
  const draw = () => Math.floor(random() * STRIPES);
  let stripe = draw();
  /** Also of commits of this node that are in flight. */
  const given = new Lru<number, number>(REMEMBERED);

  return {
    next(codeSeq, at, last) {
      const lowest = Math.max(lowestScanId(at), last + 1, (given.get(codeSeq) ?? 0) + 1);
      const block = Math.floor(lowest / IDS_OF_STRIPE);
      const ahead = (stripe - (block % STRIPES) + STRIPES) % STRIPES;
      const id = ahead === 0 ? lowest : (block + ahead) * IDS_OF_STRIPE;
      given.set(codeSeq, id);
      return id;
    },
    changeStripe() {
      const before = stripe;
      while (stripe === before) stripe = draw();
    },
  };
}
