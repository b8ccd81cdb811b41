import { feature } from "../../app/feature.ts";
import { systemTimers } from "../../kit/shared/timers.ts";
import { liveRoutes } from "./http/routes.ts";
import { createLiveCounts } from "./live.ts";
import { createLiveStreams } from "./streams.ts";

/** Counts of the last half hour, as they change. */
export const live = feature({
  name: "live",
  service({ context: { stores, clock, log, stopping } }) {
    const counts = createLiveCounts({ store: stores.live, timers: systemTimers, clock, log });
    const streams = createLiveStreams({ counts, timers: systemTimers });
    // A stop would wait for streams, which don't end by themselves.
    stopping.addEventListener("abort", streams.end, { once: true });
    return { counts, streams };
  },
  routes: ({ gate, service }) => [liveRoutes({ gate, ...service })],
  on: ({ streams }) => ({ "keys.changed": streams.check, "tenant.gone": streams.check }),
  meter: (metrics, { streams }) =>
    metrics.reading("quietzone_live_streams", "Streams of live counts that are open.", "gauge", () => [
      { labels: {}, value: streams.count() },
    ]),
  stop: ({ counts }) => counts.stop(),
});
