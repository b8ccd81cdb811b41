import { Type } from "@sinclair/typebox";
import { actorOf } from "../../../kit/http/actor.ts";
import { FILES } from "../../../kit/http/file-content.ts";
import type { MediaContent } from "../../../kit/http/operation.ts";
import type { ChartLook } from "../../../kit/charts/counted.ts";
import type { Chart } from "../../../kit/charts/kinds.ts";
import { THEMES, type Theme } from "../../../kit/charts/colors.ts";
import { CHART_LANGUAGES } from "../../../kit/charts/words.ts";
import { chartLanguage } from "../../../kit/languages/charts.ts";
import { oneOf, sharedAs } from "../../../kit/shared/schema.ts";
import type { ChartFiles, ChartFormat } from "../../chart-files/chart-files.ts";

/** Counts as a picture, which clients ask for by `?format=svg` and `?format=png`. */

/** `?format=` of counts, and how a chart of them looks. */
export const chartFormat = {
  format: Type.Optional(
    oneOf(["json", "csv", "zip", "svg", "png"], {
      description:
        "csv gives all of it as one table for programs, or one table of `table`; zip gives every table, for people; svg and png give a chart",
      ...sharedAs("CountsFormat"),
    }),
  ),
  theme: Type.Optional(
    oneOf(THEMES, { description: "Of a chart; light by default", ...sharedAs("ChartTheme") }),
  ),
  language: Type.Optional(
    oneOf(CHART_LANGUAGES, {
      description: "Of a chart's texts; en by default",
      ...sharedAs("ChartLanguage"),
    }),
  ),
};

/** The part of a query that is about a chart. */
export interface ChartQuery {
  readonly format?: "json" | "csv" | "zip" | ChartFormat;
  readonly theme?: Theme;
  readonly language?: (typeof CHART_LANGUAGES)[number];
}

/** The format of a chart that a query asks for; `null` where it asks for none. */
export function chartFormatOf({ format }: ChartQuery): ChartFormat | null {
  return format === "svg" || format === "png" ? format : null;
}

/** @param subject - the name of what was counted. */
export function lookOf({ theme = "light", language = "en" }: ChartQuery, subject: string): ChartLook {
  return { subject, theme, language: chartLanguage(language) };
}

/** A chart as a file. @param name - of the file, without its ending. */
export async function chartAnswer(
  request: Request,
  files: ChartFiles,
  chart: Chart,
  format: ChartFormat,
  name: string,
): Promise<Response> {
  const { bytes, mediaType } = await files.file(chart, format, actorOf(request));
  return new Response(typeof bytes === "string" ? bytes : Uint8Array.from(bytes), {
    headers: {
      "content-type": mediaType,
      "content-disposition": `attachment; filename="${name}.${format}"`,
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    },
  });
}

/** Headers of a chart, for the OpenAPI document, where the JSON has none of them. */
export const CHART_HEADERS = {
  "content-security-policy": {
    description: "Of a chart: opened as a document it loads nothing",
    optional: true,
    component: "ChartPolicy",
  },
} as const;

/** The charts for the OpenAPI document. Examples are cut short. */
export const CHART_CONTENT: Readonly<Record<string, MediaContent>> = {
  "image/svg+xml": FILES.svg,
  "image/png": FILES.png,
};
