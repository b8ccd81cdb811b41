import { feature } from "../../app/feature.ts";
import { codes } from "../codes/feature.ts";
import { traceRoutes } from "./http/routes.ts";

/** The trace of a scan: which rule would decide it, and why. */
export const traces = feature({
  name: "traces",
  service: ({ use }) => use(codes),
  routes: ({ context: { stores, clock, chance }, gate, service }) => [
    traceRoutes({ gate, codes: service, deadOf: stores.codes.deadOf, clock, chance }),
  ],
});
