import { feature } from "../../app/feature.ts";
import { choresOf } from "../../app/given.ts";
import { codes } from "../codes/feature.ts";
import { createPace } from "../housekeeping/pace.ts";
import { runRoutes } from "./http/routes.ts";
import { createRunner } from "./runner.ts";
import { createRuns } from "./runs.ts";

/** The most codes that a step of a run looks through. */
const MOST_ROWS = 1_000;

/**
 * Milliseconds of a step on a database's server, which takes most of it: the loop is held for a small part.
 */
const ON_SERVER = 60;

/** One action on many codes, in steps. */
export const runs = feature({
  name: "runs",
  async service(given) {
    const { context, emit, use } = given;
    const { stores, settings, plans, clock, ids, log, stopping, untilDone } = context;
    const owned = await use(codes);
    const runner = createRunner({
      store: stores.runs,
      codes: owned,
      clock,
      log,
      pace: createPace(
        () => performance.now(),
        MOST_ROWS,
        settings.databaseUrl === null ? undefined : ON_SERVER,
      ),
      stopping,
      untilDone,
      onChanged: (address, isGone) => emit(isGone ? "code.changed" : "code.stale", address),
      onChores: choresOf(given),
    });
    return { runner, ordered: createRuns({ store: stores.runs, codes: owned, runner, plans, clock, ids }) };
  },
  start: ({ runner }) => runner.start(),
  routes: ({ context: { baseUrl }, gate, service }) => [runRoutes({ gate, runs: service.ordered, baseUrl })],
});
