import { afterAll, expect, test } from "bun:test";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isObject } from "../src/kit/shared/json.ts";
import { ALERT_CASES, QUIET } from "./alerts.ts";
import { hasProgram } from "./programs.ts";

/** The alert rules and the board of `packaging/`, held against Prometheus' own tool. */

const ROOT = join(import.meta.dir, "..");
const RULES = join(ROOT, "packaging/prometheus/alerts.yml");
const checked = test.skipIf(!hasProgram("promtool"));
const folder = mkdtempSync(join(tmpdir(), "quietzone-alerts-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
}

const textsOf = (value: unknown) =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).map(([name, text]) => [name, String(text)]),
  );

const listOf = (value: unknown, name: string): Readonly<Record<string, unknown>>[] => {
  const list = isObject(value) ? value[name] : null;
  return Array.isArray(list) ? list.filter(isObject) : [];
};

const rules: Rule[] = listOf(Bun.YAML.parse(readFileSync(RULES, "utf8")), "groups")
  .flatMap((group) => listOf(group, "rules"))
  .map(({ alert, expr, labels, annotations }) => ({
    ...{ alert: String(alert), expr: String(expr) },
    ...{ labels: textsOf(labels), annotations: textsOf(annotations) },
  }));

const board: unknown = JSON.parse(readFileSync(join(ROOT, "packaging/grafana/quietzone.json"), "utf8"));
const panels = listOf(board, "panels");
/** Every expression of the board, as Grafana sends it. */
const expressions = panels
  .flatMap((panel) => listOf(panel, "targets"))
  .map(({ expr }) => String(expr).replaceAll("$__rate_interval", "5m").replaceAll("$instance", ".*"));

/** Runs promtool on a file. */
async function promtool(command: readonly string[], name: string, content: unknown): Promise<string> {
  const file = join(folder, name);
  // JSON is YAML.
  writeFileSync(file, JSON.stringify(content));
  const tool = Bun.spawn(["promtool", ...command, file], { stdout: "pipe", stderr: "pipe" });
  const said = (await tool.stdout.text()) + (await tool.stderr.text());
  expect(await tool.exited, said).toBe(0);
  return said;
}

checked("promtool accepts the rules", async () => {
  const said = await promtool(["check", "rules"], "rules.json", Bun.YAML.parse(readFileSync(RULES, "utf8")));
  expect(said).toContain(`${rules.length} rules found`);
});

checked("promtool accepts every expression of the board", async () => {
  const group = {
    name: "board",
    rules: expressions.map((expr, number) => ({ record: `board:panel:${number}`, expr })),
  };
  const said = await promtool(["check", "rules"], "board.json", { groups: [group] });
  expect(said).toContain(`${expressions.length} rules found`);
});

/** An annotation as it is sent with an alert. */
function filled(text: string, labels: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{ \$labels\.(\w+) \}\}/g, (_, label: string) => labels[label] ?? "");
}

const seriesOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([series, list]) => ({ series, values: list }));

checked("each alert is raised by what it is for, and none by a service that is well", async () => {
  expect(ALERT_CASES.map(({ alert }) => alert)).toEqual(rules.map(({ alert }) => alert));
  const raised = (each: (typeof ALERT_CASES)[number]) => {
    const rule = rules.find(({ alert }) => alert === each.alert);
    const annotations = Object.entries(rule?.annotations ?? {}).map(([name, text]) => [
      name,
      filled(text, each.labels),
    ]);
    const alert = {
      exp_labels: { ...rule?.labels, ...each.labels },
      exp_annotations: Object.fromEntries(annotations),
    };
    return {
      interval: "1m",
      input_series: seriesOf(each.series),
      alert_rule_test: [{ eval_time: `${each.minute}m`, alertname: each.alert, exp_alerts: [alert] }],
    };
  };
  const quietAt = (minutes: readonly number[]) => ({
    interval: "1m",
    input_series: seriesOf(QUIET),
    alert_rule_test: rules.flatMap(({ alert }) =>
      minutes.map((minute) => ({ eval_time: `${minute}m`, alertname: alert, exp_alerts: [] })),
    ),
  });
  // Alerts on hours are looked at less often: a day has many minutes.
  const isLong = ({ minute }: { readonly minute: number }) => minute > 200;
  for (const [evaluation_interval, cases, quiet] of [
    ["1m", ALERT_CASES.filter((each) => !isLong(each)), quietAt([30, 102, 104, 125, 150, 200])],
    ["10m", ALERT_CASES.filter(isLong), quietAt([600, 1_430, 1_600, 2_870])],
  ] as const)
    await promtool(["test", "rules"], "cases.json", {
      rule_files: [RULES],
      evaluation_interval,
      tests: [...cases.map(raised), quiet],
    });
});

test("each alert says what is wrong and what to do, and the page that it names tells of it", () => {
  expect(rules.length).toBeGreaterThan(20);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  const alerts = readFileSync(join(ROOT, "docs/alerts.md"), "utf8");
  for (const { alert, labels, annotations } of rules) {
    expect(Object.keys(annotations), alert).toEqual(["summary", "description", "action", "page"]);
    expect(["page", "ticket"], alert).toContain(labels["severity"] ?? "");
    expect(existsSync(join(ROOT, annotations["page"] ?? "")), alert).toBe(true);
  }
  const told = [...alerts.matchAll(/^\| `(Quietzone\w+)`/gm)].map(([, name]) => name);
  expect(told).toEqual(rules.map(({ alert }) => alert));
});

test("the board has its rows, and asks the data source that is chosen", () => {
  const rows = panels.filter(({ type }) => type === "row").map(({ title }) => title);
  expect(rows).toEqual(["Scans", "API", "Storage", "Webhooks", "Chores", "Drawing"]);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const sources = panels
    .flatMap((panel) => [panel, ...listOf(panel, "targets")])
    .filter(({ expr, targets }) => expr ?? targets);
  for (const { datasource } of sources)
    expect(datasource).toEqual({ type: "prometheus", uid: "$datasource" });
  const inside = panels.filter(({ type }) => type !== "row");
  expect(inside.every((panel) => listOf(panel, "targets").length > 0)).toBe(true);
  expect(expressions.length).toBeGreaterThan(50);
});
