import type { BatchResult } from "quietzone-client";
import { MOST_FAILURES } from "../../../features/runs/constants.ts";
import { call } from "../../lib/api.ts";
import { randomKey } from "../random.ts";
import type { EditStep } from "./edit.ts";

export type BatchOutcome = Pick<BatchResult, "changed" | "failed">;
export type Failure = BatchOutcome["failed"][number];

export interface Batch {
  /** The number of codes. */
  readonly codes: number;
  /**
   * Does everything that is not done yet. After an error it can be called again: a request keeps its Idempotency-Key, so nothing is done
   * twice.
   * @param onDone - told of the number of codes that are done.
   * @throws the same as `call`.
   */
  run(onDone?: (count: number) => void, signal?: AbortSignal): Promise<BatchOutcome>;
}

/** A batch of steps, in requests that the service takes. */
export function createBatch(steps: readonly EditStep[]): Batch {
  const requests = steps.flatMap(({ edit, ids }) =>
    inPieces(ids).map((piece) => ({ body: { ...edit, ids: piece }, key: randomKey() })),
  );
  const answers: BatchResult[] = [];
  return {
    codes: requests.reduce((sum, { body }) => sum + body.ids.length, 0),
    async run(onDone, signal) {
      let done = 0;
      for (const [at, { body, key }] of requests.entries()) {
        answers[at] ??= await call("POST /app/api/codes/batch", { "Idempotency-Key": key, body }, { signal });
        done += body.ids.length;
        onDone?.(done);
      }
      return {
        changed: answers.reduce((sum, { changed }) => sum + changed, 0),
        failed: answers.flatMap(({ failed }) => failed),
      };
    },
  };
}

function inPieces(ids: readonly string[]): string[][] {
  const pieces = Math.ceil(ids.length / MOST_FAILURES);
  return Array.from({ length: pieces }, (_, at) => ids.slice(at * MOST_FAILURES, (at + 1) * MOST_FAILURES));
}
