import type { Metrics } from "../../kit/shared/metrics.ts";
import type { DeliveryStore } from "./store/deliveries.ts";
import { earlier } from "../../kit/shared/earlier.ts";

/** Pending deliveries are counted up to this number. */
const MOST_PENDING = 100_000;

/** Shows the backlog of a store. Returns its `settle`, with a count of the outcomes. */
export function meterDeliveries(
  metrics: Metrics,
  store: Pick<DeliveryStore, "settle" | "waiting">,
): DeliveryStore["settle"] {
  const attempts = metrics.counter(
    "quietzone_webhook_attempts_total",
    "Attempts at webhook deliveries, by outcome.",
  );
  const [delivered, retried, failed] = ["delivered", "put_off", "failed"].map((outcome) =>
    attempts({ outcome }),
  );
  metrics.reading(
    "quietzone_webhook_pending",
    `Pending webhook deliveries when metrics were read the last time before. ${MOST_PENDING} means that or more.`,
    "gauge",
    earlier(() => store.waiting(MOST_PENDING), 0),
  );
  return async (outcomes) => {
    await store.settle(outcomes);
    for (const { error, nextAttemptAt } of outcomes)
      (error === null ? delivered : nextAttemptAt === null ? failed : retried)?.add();
  };
}
