import { feature } from "../../app/feature.ts";
import { createChartFiles } from "./chart-files.ts";

/** Files of charts, for the features that have numbers. */
export const chartFiles = feature({
  name: "chart files",
  service: ({ context }) => createChartFiles({ jobsFor: context.pool.jobsFor }),
});
