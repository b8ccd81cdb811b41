import type { Clock } from "../../kit/shared/clock.ts";
import type { DiskFloor } from "../../kit/shared/disk-floor.ts";
import { createMetrics, type MetricsRegistry } from "../../kit/shared/metrics.ts";
import type { Build } from "../this-build.ts";

/** Creates the registry, with the metrics of the process. */
export function createServiceMetrics(
  clock: Clock,
  build: Build,
  disk: Pick<DiskFloor, "free">,
): MetricsRegistry {
  const metrics = createMetrics();
  const started = clock.now();
  metrics.reading("quietzone_build_info", "The version that runs.", "gauge", () => [
    {
      labels: {
        version: build.version,
        commit: build.commit ?? "",
        schema: String(build.schema),
        bun: Bun.version,
        platform: `${process.platform}-${process.arch}`,
      },
      value: 1,
    },
  ]);
  metrics.reading(
    "quietzone_uptime_seconds",
    "Time since the start.",
    "gauge",
    () => (clock.now() - started) / 1000,
  );
  metrics.reading(
    "process_start_time_seconds",
    "When it started, in seconds since 1970.",
    "gauge",
    () => started / 1000,
  );
  metrics.reading("process_resident_memory_bytes", "Memory in use.", "gauge", () =>
    process.memoryUsage.rss(),
  );
  metrics.reading("quietzone_disk_free_bytes", "Free space of the data folder's disk.", "gauge", () => {
    const free = disk.free();
    return free === null ? [] : [{ labels: {}, value: free }];
  });
  metrics.reading("process_cpu_seconds_total", "Processor time used.", "counter", () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  return metrics;
}
