/** The words of charts that the service draws by itself. Each language that it speaks has some. */

/** The languages of charts that clients of the API may ask for by name. */
export const CHART_LANGUAGES = ["en", "de"] as const;

/** The language of a chart. */
export interface ChartLanguage {
  /** The locale of numbers, dates, and names of countries and languages: `en-GB`. */
  readonly locale: string;
  /** The direction of its script. A chart begins at the side where a line of text does. */
  readonly direction: "ltr" | "rtl";
  readonly words: ChartWords;
}

export interface ChartWords {
  readonly timeline: string;
  readonly countries: string;
  readonly devices: string;
  readonly systems: string;
  readonly browsers: string;
  readonly languages: string;
  readonly referrers: string;
  readonly destinations: string;
  readonly heatmap: string;
  readonly funnel: string;
  readonly top: string;
  readonly campaigns: string;
  readonly scans: string;
  readonly uniqueVisitors: string;
  readonly pageViews: string;
  readonly ctaClicks: string;
  readonly formStarts: string;
  readonly leads: string;
  /** An interval that is not over yet. */
  readonly running: string;
  /** The ends of a scale of colours. */
  readonly fewer: string;
  readonly more: string;
  readonly nothing: string;
  readonly unknown: string;
  readonly other: string;
  /** The values beyond the most frequent. @param count - of them, at least 2. */
  readonly rest: (count: number) => string;
  readonly noReferrer: string;
  readonly noCampaign: string;
  readonly toTarget: string;
  readonly toPage: string;
  readonly toFallback: string;
  readonly mobile: string;
  readonly tablet: string;
  readonly desktop: string;
  readonly bot: string;
  readonly otherDevice: string;
  /** For those who don't see the chart. Numbers, as the language writes them. */
  readonly scansAndVisitors: (scans: string, visitors: string) => string;
  readonly most: (when: string, count: string) => string;
}
