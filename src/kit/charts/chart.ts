import { barParts } from "./bars.ts";
import { framed, type Spelled } from "./frame.ts";
import { heatParts } from "./heat.ts";
import type { Chart } from "./kinds.ts";
import { lineParts } from "./line-chart.ts";

/**
 * A chart of any kind as an SVG document with title and description. It holds no script, no style and no
 * address, and can stand inside of HTML.
 */
export function chartSvg(chart: Chart, spelled: Spelled = {}): string {
  switch (chart.kind) {
    case "lines":
      return framed(chart, lineParts, spelled);
    case "bars":
      return framed(chart, barParts, spelled);
    case "heat":
      return framed(chart, heatParts, spelled);
  }
}
