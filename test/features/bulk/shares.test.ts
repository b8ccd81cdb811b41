import { expect, test } from "bun:test";
import { eventually } from "../../e2e/process.ts";
import { readPrometheus } from "../../kit/http/prometheus.ts";
import { startScenario } from "../../scenario.ts";
import { makeBulk, putOnPlan } from "./client.ts";

/** Other clients use threads while a workspace makes a bulk file. */

const scenario = await startScenario({ QZ_METRICS: "on" });

/** Workers have a low priority: on a busy machine they are slow. */
const SLOW = 300_000;

/** A drawing that takes seconds: the largest symbol, its modules apart, with the longest gradient, at the largest size. */
const HEAVY = {
  type: "text",
  fields: { text: "x".repeat(1_800) },
  format: "png",
  style: {
    size: 4_096,
    modules: { shape: "dot" },
    foreground: {
      gradient: "radial",
      stops: Array.from({ length: 8 }, (_, i) => ({ offset: i / 7, color: "#000000" })),
    },
  },
};

/** Jobs of threads: the numbers that wait and run, and of ended ones by outcome. */
async function jobs(): Promise<Record<string, number>> {
  const families = readPrometheus(await (await scenario.request("/metrics")).text());
  const samples = [...families.values()].flatMap((family) => family.samples);
  const ofThreads = samples.filter(({ name }) => name.startsWith("quietzone_thread_jobs_"));
  return Object.fromEntries(
    ofThreads.map(({ name, labels, value }) => [
      labels["outcome"] ?? name.slice("quietzone_thread_jobs_".length),
      value,
    ]),
  );
}

/** Asks for a heavy drawing twenty times at once. @returns the statuses of the answers, and a way to leave. */
function askForTwenty() {
  const leaving = new AbortController();
  const statuses: number[] = [];
  const init = {
    method: "POST",
    body: JSON.stringify(HEAVY),
    headers: { "content-type": "application/json" },
    signal: leaving.signal,
  };
  const calls = Array.from({ length: 20 }, async () => {
    const answer = await scenario.request("/app/api/export", init);
    statuses.push(answer.status);
  });
  return {
    statuses,
    async leave() {
      leaving.abort();
      await Promise.allSettled(calls);
    },
  };
}

test(
  "twenty large PNGs of one address: one is drawn, two wait, and a file of one row passes them all",
  async () => {
    const tenant = await scenario.signUp();
    const { statuses, leave } = askForTwenty();
    await eventually("the others are refused", () => (statuses.length >= 17 ? true : null));
    expect(await jobs()).toMatchObject({ running: 1, waiting: 2, refused: 17 });
    expect((await makeBulk(tenant, "url\nhttps://a.example\n")).files.size).toBe(2);
    // None of the drawings came first.
    expect(statuses).toEqual(Array.from({ length: 17 }, () => 503));
    expect(await jobs()).toMatchObject({ running: 1, waiting: 2, done: 0 });
    await leave();
    const after = await eventually("nothing is drawn for who left", async () => {
      const now = await jobs();
      return now["running"] === 0 && now["waiting"] === 0 ? now : null;
    });
    expect(after).toMatchObject({ done: 0, dropped: 3, timed_out: 0 });
  },
  SLOW,
);

test(
  "a file of one row passes a large file of another workspace",
  async () => {
    const [large, small] = [await scenario.signUp("Large"), await scenario.signUp("Small")];
    await putOnPlan(scenario, large, "unlimited");
    let isDone = false;
    const file = makeBulk(large, `url\n${"https://a.example\n".repeat(4_000)}`).then((zip) => {
      isDone = true;
      return zip.files.size;
    });
    await eventually("the large file is drawn", async () => {
      const { done = 0 } = await jobs();
      return done > 0 || isDone ? true : null;
    });
    expect((await makeBulk(small, "url\nhttps://a.example\n")).files.size).toBe(2);
    expect(isDone).toBe(false);
    expect(await file).toBe(4_001);
  },
  SLOW,
);
