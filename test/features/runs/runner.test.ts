import type { RunStore } from "../../../src/features/runs/store/runs.ts";
import { expect, test } from "bun:test";
import { createPace } from "../../../src/features/housekeeping/pace.ts";
import { createRunner } from "../../../src/features/runs/runner.ts";
import type { Failure, Run, RunStep } from "../../../src/features/runs/records.ts";
import { addressOf } from "../../../src/kit/shared/short-address.ts";
import { createVerdicts } from "../../../src/features/runs/verdicts.ts";
import { Busy } from "../../../src/kit/shared/busy.ts";
import { Fault } from "../../../src/kit/shared/fault.ts";
import { TestClock } from "../../scenario.ts";

/** Runs in a process that stops, and those that another has left, over a store in memory. */

function codeOf(id: string, shortId: string) {
  return { id, shortId, domain: null, gs1: null, type: "url", fields: {} };
}

/** A store with runs of some steps, which `during` sees. */
function world(
  runs: Readonly<Record<string, number>>,
  during: (id: string, step: RunStep) => void = () => {},
) {
  const left = new Map(Object.entries(runs));
  const steps: string[] = [];
  const refused: Failure[] = [];
  const asked: string[] = [];
  const runOf = (id: string): Run => ({
    id,
    tenantId: "ten_1",
    order: { choice: { filter: {} }, change: { active: false }, by: null },
    reached: String(left.get(id)),
    begunAt: 0,
  });
  const unused = () => Promise.reject(new Error("This is not asked for here"));
  const store: RunStore = {
    ...{ find: unused, begin: unused, newest: unused, tryStep: unused, sweep: unused },
    read: async (id) => (left.get(id) === 0 ? null : runOf(id)),
    progress: async (id) => ({
      reached: left.get(id) === 0 ? null : String(left.get(id)),
      matched: steps.filter((step) => step === id).length,
      changed: 0,
      failed: refused,
    }),
    async unfinished() {
      asked.push("unfinished");
      return [...left].filter(([, count]) => count > 0).map(([id]) => id);
    },
    look: async (_, __, reached) => ({
      codes: [codeOf(`code_${reached}`, reached)],
      missing: [],
      next: null,
    }),
    async step({ id }, step) {
      during(id, step);
      steps.push(id);
      refused.push(...step.refused);
      left.set(id, (left.get(id) ?? 0) - 1);
      return "passed";
    },
  };
  const stopping = new AbortController();
  const work: Promise<unknown>[] = [];
  const errors: string[] = [];
  const ignore = () => {};
  const runner = createRunner({
    store,
    codes: { checkStyle: unused, payload: ({ shortId }) => shortId },
    clock: new TestClock(),
    log: { debug: ignore, info: ignore, warn: ignore, error: (message) => void errors.push(message) },
    pace: createPace(() => 0, 10),
    stopping: stopping.signal,
    untilDone: (one) => void work.push(one.catch(ignore)),
    onChanged: ignore,
    onChores: ignore,
  });
  return { runner, steps, asked, stopping, work, errors, runOf };
}

test("those who wait for one run share it, and each is told of its steps", async () => {
  const { runner, steps, runOf } = world({ run_1: 3 });
  const told: string[] = [];
  const first = runner.finish(runOf("run_1"), () => told.push("first"));
  const second = runner.finish("run_1", () => told.push("second"));
  expect(await Promise.all([first, second])).toEqual([
    { matched: 3, changed: 0, failed: [] },
    { matched: 3, changed: 0, failed: [] },
  ]);
  expect(steps).toHaveLength(3);
  expect(told.toSorted()).toEqual(["first", "first", "first", "second", "second", "second"]);
});

test("a service that stops ends a run after its step, and says so", async () => {
  const one = world({ run_1: 3 }, () => one.stopping.abort());
  await expect(one.runner.finish(one.runOf("run_1"), () => {})).rejects.toBeInstanceOf(Busy);
  await Promise.all(one.work);
  expect(one.steps).toEqual(["run_1"]);
});

test("a start finishes what was left, also where one of it fails", async () => {
  const one = world({ run_1: 2, run_2: 2 }, (id) => {
    if (id === "run_1") throw new Error("disk full");
  });
  one.runner.start();
  await Promise.all(one.work);
  expect(one.steps).toEqual(["run_2", "run_2"]);
  expect(one.errors).toHaveLength(1);
  one.stopping.abort();
});

test("a service that stops before it has loaded asks for no runs", async () => {
  const { runner, asked, stopping, work } = world({ run_1: 1 });
  stopping.abort();
  runner.start();
  await Promise.all(work);
  expect(asked).toEqual([]);
});

test("a step that fails in each try is passed over, and its codes are told", async () => {
  const { runner, errors } = world({ run_1: 3 }, (_, { codes, refused }) => {
    if (codes[0]?.id === "code_2" && refused.length === 0) throw new Error("a damaged row");
  });
  const once = () => runner.finish("run_1", () => {});
  for (let tries = 0; tries < 9; tries++) await expect(once()).rejects.toThrow("a damaged row");
  const { failed } = await once();
  expect(failed.map(({ id, code }) => [id, code])).toEqual([["code_2", "internal_error"]]);
  expect(errors).toHaveLength(1);
});

test("tries that find the service busy are not counted, and a step ends the count", async () => {
  let tries = 0;
  const { runner, work } = world({ run_1: 5 }, () => {
    tries++;
    if (tries <= 20) throw new Busy("too much to do", 1);
    if (tries % 10 > 0) throw new Error("disk full");
  });
  const once = () => runner.finish("run_1", () => {}).catch(() => null);
  let answer = await once();
  while (answer === null && work.length < 100) answer = await once();
  expect(answer).toEqual({ matched: 5, changed: 0, failed: [] });
});

test("a style that is refused since the run began is the failure of each code", async () => {
  const refuse = () => Promise.reject(new Fault("logo_invalid", "The logo can't be used."));
  const codes = { checkStyle: refuse, payload: addressOf };
  const caller = { key: "ten_1", isWorkspace: true, signal: new AbortController().signal };
  const verdicts = createVerdicts(codes, { id: "ten_1" }, { size: 512 }, [], caller);
  expect(await verdicts([codeOf("code_1", "a")])).toEqual([
    { id: "code_1", code: "style_invalid", detail: "The logo can't be used." },
  ]);
});
