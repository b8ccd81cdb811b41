import { expect, test } from "bun:test";
import fc from "fast-check";
import { createMetrics } from "../../../src/kit/shared/metrics.ts";
import { readPrometheus } from "../http/prometheus.ts";

/** Counters and histograms, and the text they are written as. */

test("a counter adds up, by its labels", async () => {
  const metrics = createMetrics();
  const answers = metrics.counter("quietzone_answers_total", "Answers.");
  answers({ status: "2xx" }).add();
  answers({ status: "2xx" }).add(2);
  answers({ status: "5xx" }).add();
  expect(await metrics.text()).toBe(
    "# HELP quietzone_answers_total Answers.\n# TYPE quietzone_answers_total counter\n" +
      'quietzone_answers_total{status="2xx"} 3\nquietzone_answers_total{status="5xx"} 1\n',
  );
});

test("a histogram counts every value in its bucket and all above, bounds included", async () => {
  const metrics = createMetrics();
  const sizes = metrics.histogram("quietzone_size", "Sizes.", [1, 10])();
  for (const value of [0, 1, 1.5, 10, 11, 1e9]) sizes.observe(value);
  const [family] = readPrometheus(await metrics.text()).values();
  expect(family?.samples.map(({ labels, value }) => [labels["le"], value])).toEqual([
    ["1", 2],
    ["10", 4],
    ["+Inf", 6],
    [undefined, 1e9 + 23.5],
    [undefined, 6],
  ]);
});

test("an observation that stands for several counts as many", async () => {
  const metrics = createMetrics();
  const sizes = metrics.histogram("quietzone_size", "Sizes.", [1, 10])();
  sizes.observe(2, 8);
  sizes.observe(3);
  const [family] = readPrometheus(await metrics.text()).values();
  expect(family?.samples.map(({ value }) => value)).toEqual([0, 9, 9, 19, 9]);
});

test("a name is taken once, and must be one that Prometheus allows", () => {
  const metrics = createMetrics();
  metrics.counter("quietzone_a_total", "A.");
  expect(() => metrics.counter("quietzone_a_total", "A.")).toThrow(Error);
  expect(() => metrics.counter("quietzone-a", "A.")).toThrow(Error);
});

test("a reading is read on request; one that fails is left out", async () => {
  const metrics = createMetrics();
  let depth = 1;
  metrics.reading("quietzone_depth", "Depth.", "gauge", () => depth);
  metrics.reading("quietzone_broken", "Broken.", "gauge", () => Promise.reject(new Error("no")));
  metrics.reading("quietzone_none", "None.", "gauge", () => []);
  metrics.reading("quietzone_later", "Later.", "gauge", async () => [{ labels: { a: "b" }, value: 2 }]);
  depth = 5;
  const families = readPrometheus(await metrics.text());
  expect([...families.keys()]).toEqual(["quietzone_depth", "quietzone_later"]);
  expect(families.get("quietzone_depth")?.samples[0]?.value).toBe(5);
});

test("any labels and help survive a round trip", async () => {
  const text = fc.string({ unit: "binary" }).map((value) => value.toWellFormed());
  await fc.assert(
    fc.asyncProperty(text, text, fc.double(), async (help, label, value) => {
      const metrics = createMetrics();
      metrics.reading("quietzone_any", `x${help}`, "gauge", () => [{ labels: { label }, value }]);
      const sample = readPrometheus(await metrics.text()).get("quietzone_any")?.samples[0];
      expect(sample?.labels["label"]).toBe(label);
      expect(sample?.value).toBe(Number.isFinite(value) ? value + 0 : Number.NaN);
    }),
    { seed: 7, numRuns: 300 },
  );
});

test("a name is a name, and is given once", () => {
  const metrics = createMetrics();
  metrics.counter("quietzone_a_total", "A.");
  for (const name of ["quietzone_a_total", "", "1a", "a b", "a-b", "ä"])
    expect(() => metrics.reading(name, "A.", "gauge", () => 1)).toThrow("can't be called");
});

test("quotes, line ends and backslashes in labels are escaped", async () => {
  const metrics = createMetrics();
  const labels = { label: 'a "b"\\\nc' };
  metrics.reading("quietzone_quoted", "Quoted.", "gauge", () => [{ labels, value: 1 }]);
  expect(await metrics.text()).toContain('quietzone_quoted{label="a \\"b\\"\\\\\\nc"} 1\n');
});
