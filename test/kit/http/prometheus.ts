/**
 * A reader of Prometheus' text format 0.0.4 that accepts nothing but what the format's description allows.
 * https://prometheus.io/docs/instrumenting/exposition_formats/
 */

export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface Family {
  readonly help: string;
  readonly type: string;
  readonly samples: Sample[];
}

const NAME = "[a-zA-Z_:][a-zA-Z0-9_:]*";
const LABEL = String.raw`[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\n]|\\["\\n])*"`;
const NUMBER = String.raw`[+-]?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|Inf)|NaN`;
const HELP = new RegExp(`^# HELP (${NAME}) ((?:[^\\\\]|\\\\[\\\\n])+)$`);
const TYPE = new RegExp(`^# TYPE (${NAME}) (counter|gauge|histogram|summary|untyped)$`);
const SAMPLE = new RegExp(`^(${NAME})(?:\\{(${LABEL}(?:,${LABEL})*)\\})? (${NUMBER})$`);

/** @throws Error that quotes the line which is not as it should be. */
export function readPrometheus(text: string): Map<string, Family> {
  if (!text.endsWith("\n")) throw new Error("The last line does not end");
  const families = new Map<string, Family>();
  const seen = new Set<string>();
  let help: readonly [string, string] | null = null;
  let current: readonly [string, Family] | null = null;
  for (const line of text.slice(0, -1).split("\n")) {
    const [, helped, words] = HELP.exec(line) ?? [];
    const [, typed, type] = TYPE.exec(line) ?? [];
    if (helped !== undefined && words !== undefined) help = [helped, words];
    else if (typed !== undefined && type !== undefined) {
      if (help?.[0] !== typed || families.has(typed)) throw new Error(`Out of place: ${line}`);
      current = [typed, { help: help[1], type, samples: [] }];
      families.set(...current);
    } else {
      const sample = readSample(line);
      const identity = line.slice(0, line.lastIndexOf(" "));
      if (!current || !belongs(sample.name, ...current) || seen.has(identity))
        throw new Error(`Out of place: ${line}`);
      seen.add(identity);
      current[1].samples.push(sample);
    }
  }
  for (const [name, family] of families) if (family.type === "histogram") checkHistogram(name, family);
  return families;
}

function readSample(line: string): Sample {
  const [, name, labels = "", number] = SAMPLE.exec(line) ?? [];
  if (name === undefined || number === undefined) throw new Error(`No sample: ${line}`);
  const pairs = [...labels.matchAll(new RegExp(LABEL, "g"))].map(([pair]) => {
    const equals = pair.indexOf("=");
    const quoted = pair.slice(equals + 2, -1);
    const value = quoted.replace(/\\(.)/g, (_, escaped) => (escaped === "n" ? "\n" : escaped));
    return [pair.slice(0, equals), value] as const;
  });
  return { name, labels: Object.fromEntries(pairs), value: Number(number.replace("Inf", "Infinity")) };
}

function belongs(sample: string, name: string, { type }: Family): boolean {
  if (type !== "histogram") return sample === name;
  return ["_bucket", "_sum", "_count"].some((suffix) => sample === name + suffix);
}

/** Buckets ascend in bound and count, end at +Inf, and that one is the count. */
function checkHistogram(name: string, { samples }: Family): void {
  const bySeries = Map.groupBy(samples, ({ labels }) => JSON.stringify({ ...labels, le: undefined }));
  for (const [series, all] of bySeries) {
    const buckets = all.filter((sample) => sample.name === `${name}_bucket`);
    const bounds = buckets.map(({ labels }) => Number(labels["le"]?.replace("Inf", "Infinity")));
    const counts = buckets.map(({ value }) => value);
    const total = all.find((sample) => sample.name === `${name}_count`)?.value;
    const isAscending = (list: readonly number[], strictly: boolean) =>
      list.every((value, i) => i === 0 || value - (list[i - 1] ?? 0) > (strictly ? 0 : -1));
    if (!isAscending(bounds, true) || !isAscending(counts, false) || bounds.at(-1) !== Infinity)
      throw new Error(`${name} ${series} has buckets out of order`);
    if (total !== counts.at(-1) || !all.some((sample) => sample.name === `${name}_sum`))
      throw new Error(`${name} ${series} does not add up`);
  }
}
