import { $ } from "bun";
import { expect, onTestFinished, test } from "bun:test";
import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseSettingsFile } from "../../src/kit/settings/file.ts";
import { isObject } from "../../src/kit/shared/json.ts";
import { hasCaddy, startCaddy } from "../caddy.ts";
import { foreignFolder, startForeign } from "../foreign.ts";
import { freePort } from "../free-port.ts";
import { hasPostgres, isRoot, run, serverProgram } from "../postgres.ts";
import { hasProgram } from "../programs.ts";
import { patiently } from "../patiently.ts";
import { readJson } from "../json.ts";
import { call, makeCode } from "./client.ts";
import { eventually, runProgram, startBare, temporaryFolder } from "./process.ts";

/**
 * The programs of packaging/compose.yaml, with its settings, secrets and commands, in one place in place of
 * containers: names of containers are ports of loopback here, and /run/secrets is a folder. Redis stands for
 * Valkey.
 */

const PACKAGING = resolve(import.meta.dir, "../../packaging");

/** A member of a part of the Compose file. */
function partOf(record: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), record);
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

test.skipIf(!hasPostgres || !hasCaddy || !hasProgram("redis-server"))(
  "what compose.yaml starts works together: by the commands at its head somebody has a code that is scanned through Caddy",
  async () => {
    const compose: unknown = Bun.YAML.parse(readFileSync(join(PACKAGING, "compose.yaml"), "utf8"));
    const service = (name: string, ...path: readonly string[]) => partOf(compose, "services", name, ...path);
    const folder = temporaryFolder();
    copyFileSync(join(PACKAGING, "compose-secrets.sh"), join(folder, "compose-secrets.sh"));
    await $`sh ${join(folder, "compose-secrets.sh")}`.quiet();
    const secret = (path: string) =>
      join(folder, String(partOf(compose, "secrets", path.replace("/run/secrets/", ""), "file")));
    const [servicePort, databasePort, limitsPort] = [freePort(), freePort(), freePort()];

    // PostgreSQL, as its image makes the database: of that user, who needs the password.
    const home = foreignFolder("postgres");
    const data = join(home, "data");
    const password = join(home, "password");
    const user = String(service("postgres", "environment", "POSTGRES_USER"));
    copyFileSync(secret(String(service("postgres", "environment", "POSTGRES_PASSWORD_FILE"))), password);
    chmodSync(password, 0o444);
    if (isRoot) await run(["chown", "nobody:nogroup", home]);
    const initial = ["-D", data, "-U", user, "-A", "scram-sha-256", `--pwfile=${password}`, "--no-sync"];
    await run([...serverProgram("initdb"), ...initial]);
    const control = (...words: string[]) =>
      run([...serverProgram("pg_ctl"), "-D", data, "-w", "-s", "-l", join(home, "log"), ...words]);
    await control("-o", `-p ${databasePort} -k ${home} -c listen_addresses=127.0.0.1`, "start");
    onTestFinished(async () => {
      await control("-m", "immediate", "stop");
      rmSync(home, { recursive: true, force: true });
    });
    const database = String(service("postgres", "environment", "POSTGRES_DB"));
    const [isReady, ...ready] = textsOf(service("postgres", "healthcheck", "test")).slice(1);
    await run([...serverProgram(isReady ?? ""), ...ready, `--host=${home}`, `--port=${databasePort}`]);
    const owner = new Bun.SQL(
      `postgres://${user}:${readFileSync(password, "utf8").trim()}@127.0.0.1:${databasePort}/postgres`,
    );
    await owner.unsafe(`create database ${database}`);
    await owner.close();

    // Valkey, with the arguments of its service.
    const [, config = "", ...options] = textsOf(service("valkey", "command"));
    const limits = foreignFolder("valkey");
    const place = ["--bind", "127.0.0.1", "--port", `${limitsPort}`, "--dir", limits];
    const valkey = await startForeign({
      name: "Redis",
      folder: limits,
      command: ["redis-server", secret(config), ...options, ...place],
      isUp: (said) => said.includes("Ready to accept connections"),
    });
    onTestFinished(() => valkey.remove());

    // The service. Its secrets name containers, which are elsewhere here.
    const mounted = join(folder, "run");
    mkdirSync(mounted);
    const moved: Readonly<Record<string, string>> = {
      "@postgres/": `@127.0.0.1:${databasePort}/`,
      "@valkey:6379": `@127.0.0.1:${limitsPort}`,
    };
    const settings: Record<string, string> = parseSettingsFile(
      "compose.env",
      readFileSync(join(PACKAGING, "compose.env"), "utf8"),
    );
    for (const [name, given] of Object.entries(Object(service("quietzone", "environment")))) {
      const value = String(given);
      if (!name.startsWith("QZ_")) continue;
      settings[name] = value;
      if (!value.startsWith("/run/secrets/")) continue;
      let text = readFileSync(secret(value), "utf8");
      for (const [from, to] of Object.entries(moved)) text = text.replace(from, to);
      settings[name] = join(mounted, value.replace("/run/secrets/", ""));
      await Bun.write(settings[name], text);
    }
    Object.assign(settings, {
      QZ_DATA_DIR: join(folder, "data"),
      QZ_PORT: String(servicePort),
      // Caddy's address here.
      QZ_TRUSTED_PROXIES: "127.0.0.1/32",
      QZ_WATCH: "off",
      QZ_DISK_FLOOR: "off",
    });
    const quietzone = await startBare(folder, settings);
    const [, ...health] = textsOf(service("quietzone", "healthcheck", "test")).slice(1);
    expect(await runProgram(folder, health, settings)).toMatchObject({ code: 0 });

    // By the last command at the head of the file, and then through Caddy.
    const printed = await runProgram(folder, ["voucher", "create", "--plan", "unlimited"], settings);
    expect(printed).toMatchObject({ code: 0, err: "" });
    const voucher = /^\S+-\S+$/m.exec(printed.out)?.[0] ?? printed.out.trim();
    const signUp = { name: "Museum", email: "codes@museum.example", voucher };
    const base = { url: `http://127.0.0.1:${servicePort}` };
    const answer = await patiently(() => call(base, null, "POST", "/app/api/signup", signUp));
    expect(answer.status).toBe(200);
    const { apiKey } = await readJson<{ apiKey: string }>(answer);
    const { id, shortId } = await makeCode(base, apiKey);
    const caddy = await startCaddy(servicePort);
    const host = new URL(settings["QZ_BASE_URL"] ?? "").hostname;
    expect(await caddy.ask(host, `/r/${shortId}`)).toEqual({
      status: 302,
      location: "https://museum.example/hall-3",
    });
    await eventually("the scan is counted", async () => {
      const code = await readJson<{ scans: number }>(await call(base, apiKey, "GET", `/app/api/codes/${id}`));
      return code.scans === 1 ? true : null;
    });
    // Limits are counted in Valkey, under its password.
    const client = new Bun.RedisClient(readFileSync(settings["QZ_REDIS_URL_FILE"] ?? "", "utf8").trim());
    expect(Number(await client.send("DBSIZE", []))).toBeGreaterThan(0);
    client.close();

    expect(await quietzone.end("SIGTERM")).toMatchObject({ code: 0 });
  },
  300_000,
);
