import { $ } from "bun";
import { expect, onTestFinished, test } from "bun:test";
import Ajv from "ajv";
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseSettingsFile } from "../src/kit/settings/file.ts";
import { readSettings } from "../src/kit/settings/read.ts";
import { fileVariable } from "../src/kit/settings/secret-files.ts";
import { SECRETS, SETTINGS } from "../src/kit/settings/variables.ts";
import { contains, parseAddress, parseNetwork } from "../src/kit/shared/address.ts";
import { isObject } from "../src/kit/shared/json.ts";
import { VERSION } from "../src/version.ts";
import composeSpecification from "./compose-spec.json" with { type: "json" };

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
  const starts = ["packaging/Containerfile", "docs/containers.md"].map(
    (path) => textOf(path).match(/podman run .*$/gm) ?? [],
  );
  expect(starts.map(({ length }) => length)).toEqual([1, 2]);
  for (const line of starts.flat()) {
    expect(line).toContain(`--memory ${saidOf("MemoryMax")?.toLowerCase()} `);
    expect(line).toContain(`--ulimit core=${saidOf("LimitCORE")} `);
  }
});

const PACKAGED = [
  ...["Caddyfile", "compose.env", "compose.small.yaml", "compose.yaml", "Containerfile"],
  ...["quietzone.env", "quietzone.service", "helm/values.yaml", "helm/templates/statefulset.yaml"],
  "helm/templates/_helpers.tpl",
];

test("the sample of the unit's settings names the unit's own folder, so that commands find it", () => {
  const settings = readSettings(parseSettingsFile("quietzone.env", textOf("packaging/quietzone.env")));
  expect(`QZ_DATA_DIR=${settings.dataDir}`).toBe(saidOf("Environment") ?? "");
  expect(settings.dataDir).toBe(`/var/lib/${saidOf("StateDirectory")}`);
  expect(settings).toMatchObject({ host: "127.0.0.1", signup: "voucher" });
  expect(textOf("packaging/quietzone.env")).toContain(saidOf("EnvironmentFile")?.slice(1) ?? "none");
});

test("every setting that a file of packaging/ names is one", () => {
  const known = [...SETTINGS.map(({ name }) => name), ...SECRETS.map(fileVariable)];
  const named = PACKAGED.flatMap((file) => textOf(`packaging/${file}`).match(/\bQZ_\w+/g) ?? []);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

test("the chart has this version, and its values are settings and the limit of the unit", () => {
  expect(Bun.YAML.parse(textOf("packaging/helm/Chart.yaml"))).toMatchObject({
    ...{ apiVersion: "v2", name: "quietzone", version: VERSION, appVersion: VERSION },
  });
  const values: unknown = Bun.YAML.parse(textOf("packaging/helm/values.yaml"));
  const given = Object.entries(member(values, "settings")).map(([name, value]) => [name, String(value)]);
  const settings = readSettings(Object.fromEntries(given));
  expect(settings.baseUrl).toBe(`https://${member(values, "ingress")["host"]}`);
  expect(settings.signup).toBe("voucher");
  expect(member(member(values, "resources"), "limits")["memory"]).toBe(`${saidOf("MemoryMax")}i`);
  // A database that is away is away for all nodes: Kubernetes would leave out every one of them.
  expect(values).toMatchObject({ replicas: 1, readiness: "/healthz", secrets: { name: "", settings: [] } });
});

/** A member of a record, which must be a record. */
function member(record: unknown, name: string): Readonly<Record<string, unknown>> {
  const value = isObject(record) ? record[name] : null;
  if (!isObject(value)) throw new Error(`There is no ${name}`);
  return value;
}

type Member = Readonly<Record<string, unknown>>;

const composeOf = (file: string): unknown => Bun.YAML.parse(textOf(`packaging/${file}`));
const COMPOSE = composeOf("compose.yaml");
const SERVICES = ["caddy", "postgres", "quietzone", "valkey"];
const serviceOf = (name: string): Member => member(member(COMPOSE, "services"), name);
const textsOf = (list: unknown): string[] => (Array.isArray(list) ? list.map(String) : []);

/**
 * The faults of a Compose file by the Compose specification. The formats of its schema, such as that of a
 * duration, are Docker's own and not looked at.
 */
function faultsOf(file: unknown): unknown[] {
  // Its `$schema` is an address at which Ajv does not know its dialect, which is Ajv's own.
  const options = { strict: false, allErrors: true, validateFormats: false, validateSchema: false };
  const validate = new Ajv(options).compile(composeSpecification);
  validate(file);
  return validate.errors ?? [];
}

test("the Compose files are valid by the Compose specification", () => {
  for (const file of ["compose.yaml", "compose.small.yaml"]) expect(faultsOf(composeOf(file))).toEqual([]);
  const samples = [...textOf("docs/deploy.md").matchAll(/^```yaml\n(services:.*?)^```$/gms)];
  expect(samples.map(([, text = ""]) => faultsOf(Bun.YAML.parse(text)))).toEqual([[]]);
  const service = { ...serviceOf("quietzone"), read_onyl: true };
  expect(faultsOf({ services: { quietzone: service } })).toMatchObject([
    { params: { additionalProperty: "read_onyl" } },
  ]);
  expect(faultsOf({ services: { quietzone: { cap_drop: "ALL" } } })).toMatchObject([{ keyword: "type" }]);
});

function expectConfined(service: Member): void {
  expect(service).toMatchObject({
    ...{ restart: "unless-stopped", read_only: true, cap_drop: ["ALL"] },
    security_opt: ["no-new-privileges:true"],
    ulimits: { core: Number(saidOf("LimitCORE")) },
  });
  expect(String(service["mem_limit"])).toMatch(/^\d+[mg]$/);
  expect(Number(service["pids_limit"])).toBeGreaterThan(32);
}

test("no container of the Compose files gains rights, writes to its image or takes all of the machine", () => {
  expect(Object.keys(member(COMPOSE, "services")).toSorted()).toEqual(SERVICES);
  for (const name of SERVICES) {
    const service = serviceOf(name);
    expectConfined(service);
    expect(textsOf(member(service, "healthcheck")["test"])[0]).toBe("CMD");
    expect(service["cap_add"] ?? []).toEqual(name === "caddy" ? ["NET_BIND_SERVICE"] : []);
  }
  const services = member(composeOf("compose.small.yaml"), "services");
  expect(Object.keys(services)).toEqual(["quietzone"]);
  const small = member(services, "quietzone");
  expectConfined(small);
  for (const { mem_limit } of [small, serviceOf("quietzone")])
    expect(String(mem_limit).toUpperCase()).toBe(saidOf("MemoryMax") ?? "");
  expect(readSettings(environmentOf(small)).baseUrl).toBe("http://localhost:3000");
  expect(small["ports"]).toEqual(["127.0.0.1:3000:3000"]);
});

/** The settings among the variables of a service. */
function environmentOf(service: Member): Record<string, string> {
  const given = Object.entries(member(service, "environment"));
  return Object.fromEntries(
    given.flatMap(([name, value]) => (name.startsWith("QZ_") ? [[name, String(value)]] : [])),
  );
}

/** Whether an address, or the first one of a subnet, is in a subnet. */
function isIn(subnet: string, address: string): boolean {
  const [network, bytes] = [parseNetwork(subnet), parseAddress(address.replace(/\/.*/, ""))];
  if (!network || !bytes) throw new Error(`${subnet} or ${address} is none`);
  return contains(network, bytes);
}

/** Subnets that providers, Docker and Kubernetes give out by themselves. */
const TAKEN = [
  ...["172.31.0.0/16", "10.0.0.0/16", "10.128.0.0/9", "172.16.0.0/12", "192.168.0.0/16", "10.96.0.0/12"],
  ...["10.244.0.0/16", "100.64.0.0/10"],
];

test("Caddy alone is trusted and in front, over IPv6, too, on a subnet that nobody gives out; only the service reaches the database", () => {
  const networks = member(COMPOSE, "networks");
  const front = member(networks, "front");
  const { config } = member(front, "ipam");
  const [v4 = "", v6 = ""] = Array.isArray(config) ? config.map(({ subnet }) => String(subnet)) : [];
  expect(front["enable_ipv6"]).toBe(true);
  // RFC 4193: unique local addresses.
  expect(v6).toMatch(/^fd[0-9a-f]{2}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:.*\/64$/);
  expect(TAKEN.filter((taken) => isIn(taken, v4))).toEqual([]);

  const caddy = member(member(serviceOf("caddy"), "networks"), "front");
  const [address, address6] = [String(caddy["ipv4_address"]), String(caddy["ipv6_address"])];
  expect([isIn(v4, address), isIn(v6, address6)]).toEqual([true, true]);
  expect(environmentOf(serviceOf("quietzone"))["QZ_TRUSTED_PROXIES"]).toBe(`${address}/32,${address6}/128`);
  expect(member(serviceOf("caddy"), "environment")).toEqual({ UPSTREAM: "quietzone:3000" });

  expect(member(networks, "back")).toEqual({ internal: true });
  expect(SERVICES.filter((name) => "ports" in serviceOf(name))).toEqual(["caddy"]);
  expect(serviceOf("quietzone")["networks"]).toEqual(["front", "back"]);
  for (const name of ["postgres", "valkey"]) expect(serviceOf(name)["networks"]).toEqual(["back"]);
});

test("the secrets of the Compose file are made once, each service has its own, and the service reads them as its settings", async () => {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-compose-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  copyFileSync(join(ROOT, "packaging/compose-secrets.sh"), join(folder, "compose-secrets.sh"));
  const make = async () => {
    await $`sh ${join(folder, "compose-secrets.sh")}`.quiet();
    const names = readdirSync(join(folder, "secrets"));
    return Object.fromEntries(
      names.map((name) => [`./secrets/${name}`, readFileSync(join(folder, "secrets", name), "utf8")]),
    );
  };
  const made = await make();
  expect(await make()).toEqual(made);
  expect(statSync(join(folder, "secrets")).mode & 0o777).toBe(0o700);

  const files = Object.entries(member(COMPOSE, "secrets")).map(([name]) => {
    const file = String(member(member(COMPOSE, "secrets"), name)["file"]);
    // A container's user is another one than that who made the file.
    expect(statSync(join(folder, file)).mode & 0o777).toBe(0o644);
    return [name, file] as const;
  });
  expect(files.map(([, file]) => file).toSorted()).toEqual(Object.keys(made).toSorted());
  const given = Object.fromEntries(SERVICES.map((name) => [name, textsOf(serviceOf(name)["secrets"])]));
  expect(given).toEqual({
    caddy: [],
    postgres: ["postgres-password"],
    quietzone: ["quietzone", "database-url", "redis-url"],
    valkey: ["valkey"],
  });

  const mounted = (value: string) => {
    const name = value.replace("/run/secrets/", "");
    return name === value ? value : join(folder, new Map(files).get(name) ?? "none");
  };
  const variables = Object.entries(environmentOf(serviceOf("quietzone"))).map(([name, value]) => [
    name,
    mounted(value),
  ]);
  const file = parseSettingsFile("compose.env", textOf("packaging/compose.env"));
  const settings = readSettings({ ...Object.fromEntries(variables), ...file });
  const textIn = (name: string) => made[`./secrets/${name}`]?.trim();
  expect(settings).toMatchObject({
    ...{ baseUrl: "https://qr.example.org", host: "::", port: 3000, secret: textIn("quietzone") },
    databaseUrl: `postgres://quietzone:${textIn("postgres-password")}@postgres/quietzone`,
    redisUrl: `redis://:${textIn("valkey")?.replace("requirepass ", "")}@valkey:6379`,
  });
  expect(textIn("valkey")).toMatch(/^requirepass [0-9a-f]{48}$/);
  expect(new Set(Object.values(made)).size).toBe(5);
  expect(serviceOf("quietzone")["env_file"]).toBe("settings.env");
  expect(member(serviceOf("postgres"), "environment")).toEqual({
    ...{ POSTGRES_USER: "quietzone", POSTGRES_DB: "quietzone" },
    POSTGRES_PASSWORD_FILE: "/run/secrets/postgres-password",
  });
  expect(textsOf(serviceOf("valkey")["command"]).slice(0, 2)).toEqual([
    "valkey-server",
    "/run/secrets/valkey",
  ]);
});
