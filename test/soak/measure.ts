import type { WorstInput } from "../worst/input.ts";
import { send } from "../worst/send.ts";
import type { MeasuredService } from "./probed.ts";

/** An input that held the loop too long, or was not answered as it must be. */
export interface Finding {
  readonly input: WorstInput;
  readonly milliseconds: number;
  readonly problem: string | null;
}

/**
 * Tries of an input that held the loop too long; the shortest hold counts. A hold that the input causes comes every time. One
 * that comes once is a collection of garbage, or a chore, which has a budget of its own.
 */
const TRIES = 5;

/** Connections over which codes are scanned all the time. */
const SCANNERS = 2;
/** Milliseconds between two scans of a connection. */
const PAUSE = 5;

/** Scans codes until the returned function is called. */
function scanning({ url, place }: MeasuredService): () => Promise<void> {
  const codes = [place.large.busy, ...place.large.others];
  const state = { isOver: false };
  const scanner = async (_: unknown, index: number) => {
    for (let at = index; !state.isOver; at++) {
      await fetch(`${url}/r/${codes[at % codes.length]?.shortId}`, { redirect: "manual" });
      await Bun.sleep(PAUSE);
    }
  };
  const scanners = Array.from({ length: SCANNERS }, scanner);
  return async () => {
    state.isOver = true;
    await Promise.all(scanners);
  };
}

/** The status of a call that found no room, the most tries of one, and the milliseconds between them. */
const BUSY = 503;
const TRIES_WHEN_BUSY = 20;
const PAUSE_WHEN_BUSY = 250;

async function holdOf(service: MeasuredService, method: string, input: WorstInput, most: number) {
  const request = await input.request(service.place);
  for (let tries = 1; ; tries++) {
    await service.holds();
    const status = await send(service.url, method, request);
    const { longest } = await service.holds();
    // A call that was refused because of those before it has not been tried yet.
    if (status !== BUSY || longest > most || tries === TRIES_WHEN_BUSY)
      return { milliseconds: longest, status };
    await Bun.sleep(PAUSE_WHEN_BUSY);
  }
}

async function tryInput(
  service: MeasuredService,
  method: string,
  input: WorstInput,
  most: number,
): Promise<Finding | null> {
  let milliseconds = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && milliseconds > most; tries++) {
    const hold = await holdOf(service, method, input, most);
    milliseconds = Math.min(milliseconds, hold.milliseconds);
    if (hold.status === BUSY)
      return { input, milliseconds, problem: "it was refused because there was too much to do" };
    if (input.status !== undefined && hold.status !== input.status)
      return {
        input,
        milliseconds,
        problem: `it was answered with ${hold.status} instead of ${input.status}`,
      };
  }
  return milliseconds > most ? { input, milliseconds, problem: null } : null;
}

/** Sends inputs one after the other while codes are scanned. @returns those that held the loop longer than `most` ms. */
export async function tryInputs(
  service: MeasuredService,
  method: string,
  inputs: readonly WorstInput[],
  most: number,
): Promise<Finding[]> {
  const stop = scanning(service);
  const findings: Finding[] = [];
  try {
    for (const input of inputs) {
      const finding = await tryInput(service, method, input, most);
      if (finding) findings.push(finding);
    }
  } finally {
    await stop();
  }
  return findings;
}
