import type { Metrics } from "../../kit/shared/metrics.ts";
import { type Hasher, PURPOSES } from "./hasher.ts";

/** Shows what is being hashed, and what waits. */
export function meterHashing(metrics: Metrics, { counts }: Pick<Hasher, "counts">): void {
  metrics.reading(
    "quietzone_password_checks",
    "Passwords that are being hashed, and that wait.",
    "gauge",
    () =>
      PURPOSES.flatMap((purpose) =>
        Object.entries(counts(purpose)).map(([state, value]) => ({ labels: { purpose, state }, value })),
      ),
  );
}
