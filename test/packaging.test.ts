import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSettingsFile } from "../src/settings/file.ts";
import { readSettings } from "../src/settings/read.ts";
import { SETTINGS_HELP } from "../src/settings/variables.ts";
import { isObject } from "../src/shared/json.ts";

const ROOT = join(import.meta.dir, "..");
const textOf = (path: string) => readFileSync(join(ROOT, path), "utf8");

const UNIT = textOf("packaging/quietzone.service");

/** The value of a line of the unit; `null` when there is none. */
const saidOf = (name: string) => new RegExp(`^${name}=(.*)$`, "m").exec(UNIT)?.[1] ?? null;

test("no core dump is written, and the service's memory has a limit, which the docs say, too", () => {
  expect(saidOf("LimitCORE")).toBe("0");
  const docs = textOf("docs/operating.md");
  for (const name of ["LimitCORE", "MemoryHigh", "MemoryMax"])
    expect(docs).toContain(`\`${name}=${saidOf(name)}\``);
});

test("the unit allows the low priority of drawing threads, after it has forbidden what else changes resources", () => {
  const filters = UNIT.match(/^SystemCallFilter=.*$/gm);
  expect(filters).toEqual([
    "SystemCallFilter=@system-service",
    "SystemCallFilter=~@privileged @resources",
    "SystemCallFilter=setpriority",
  ]);
});

test("a container is started with the unit's limits, wherever it says how", () => {
  const starts = ["packaging/Containerfile", "docs/operating.md"].map((path) =>
    textOf(path).match(/podman run .*$/gm),
  );
  for (const lines of starts) {
    expect(lines).toHaveLength(1);
    expect(lines?.[0]).toContain(`--memory ${saidOf("MemoryMax")?.toLowerCase()} `);
    expect(lines?.[0]).toContain(`--ulimit core=${saidOf("LimitCORE")} `);
  }
});

const PACKAGED = ["Caddyfile", "compose.env", "compose.yaml", "Containerfile", "quietzone.service"];

test("every setting that a file of packaging/ names is one", () => {
  const known = SETTINGS_HELP.map(({ name }) => name);
  const named = PACKAGED.flatMap((file) => textOf(`packaging/${file}`).match(/\bQZ_\w+/g) ?? []);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

/** A member of a record, which must be a record. */
function member(record: unknown, name: string): Readonly<Record<string, unknown>> {
  const value = isObject(record) ? record[name] : null;
  if (!isObject(value)) throw new Error(`There is no ${name}`);
  return value;
}

test("the Compose file has the service's settings and the unit's limits, and a health check for every service", () => {
  const compose: unknown = Bun.YAML.parse(textOf("packaging/compose.yaml"));
  const services = member(compose, "services");
  const names = Object.keys(services);
  expect(names.toSorted()).toEqual(["caddy", "postgres", "quietzone", "valkey"]);
  for (const name of names) {
    const service = member(services, name);
    expect(service["restart"]).toBe("unless-stopped");
    expect(member(service, "healthcheck")["test"]).toContain("CMD");
  }
  const { POSTGRES_PASSWORD, ...file } = Object.fromEntries(
    textOf("packaging/compose.env")
      .split("\n")
      .flatMap((line) => (/^\w+=/.test(line) ? [line.split("=", 2)] : [])),
  );
  expect(POSTGRES_PASSWORD).toBe("");
  const quietzone = member(services, "quietzone");
  const written = Object.entries(member(quietzone, "environment"));
  const filled = written.map(([name, value]) => `${name}=${String(value).replace(/\$\{[^}]*\}/, "secret")}`);
  const settings = readSettings({ ...parseSettingsFile("compose.yaml", filled.join("\n")), ...file });
  expect(settings).toMatchObject({
    baseUrl: "https://qr.example.org",
    host: "0.0.0.0",
    port: 3000,
    databaseUrl: "postgres://quietzone:secret@postgres/quietzone",
    redisUrl: "redis://valkey:6379",
  });
  // Caddy is on this network, and asks on this port.
  const { config } = member(member(member(compose, "networks"), "default"), "ipam");
  expect(config).toEqual([{ subnet: member(quietzone, "environment")["QZ_TRUSTED_PROXIES"] }]);
  expect(member(member(services, "caddy"), "environment")).toEqual({ UPSTREAM: "quietzone:3000" });
  expect(String(quietzone["mem_limit"]).toUpperCase()).toBe(saidOf("MemoryMax") ?? "");
  expect(String(member(quietzone, "ulimits")["core"])).toBe(saidOf("LimitCORE") ?? "");
});

test("the image is built from all files that the program embeds", () => {
  const allowed = textOf("packaging/Containerfile.dockerignore").match(/^!.+$/gm) ?? [];
  const isAllowed = (path: string) =>
    allowed.some((line) => new Bun.Glob(`${line.slice(1)}{,/**}`).match(path));
  const outside = [...new Bun.Glob("{src,db}/**/*.{ts,tsx}").scanSync(ROOT)].flatMap((file) =>
    [...textOf(file).matchAll(/from "(\.\.?\/[^"]+)"/g)].map(([, path = ""]) =>
      relative(ROOT, join(ROOT, dirname(file), path)),
    ),
  );
  expect(outside.length).toBeGreaterThan(1_000);
  expect(outside.filter((path) => !isAllowed(path))).toEqual([]);
});
