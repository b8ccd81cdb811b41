import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readSettings } from "../../../../src/kit/settings/read.ts";
import type { Settings } from "../../../../src/kit/settings/settings.ts";
import type { Log } from "../../../../src/kit/shared/log.ts";
import type { Service } from "../../../../src/app/service.ts";
import { start } from "../../../../src/app/start.ts";
import { openAdmin } from "../../../../src/operate/admin.ts";
import { openStores } from "../../../../src/app/storage.ts";
import type { DomainJson } from "../../domains/client.ts";
import { DISK } from "../../../disk.ts";
import { putMigrated } from "../../../db/sqlite/template.ts";
import { createTestDns } from "../../domains/dns.ts";
import { eventually } from "../../../e2e/process.ts";
import { readJson } from "../../../json.ts";
import { PATIENT, TestClock } from "../../../scenario.ts";
import type { CodeModel } from "./museum.ts";
import { SEARCH } from "./leading.ts";
import { createModelWatch } from "./watch.ts";

/** A domain of the workspace. */
export const DOMAIN = "qr.museum.example";

/** An address without the host, where that is a node's or the domain. */
export function withoutHost(address: string | null): string | null {
  return address?.replace(/^http:\/\/(localhost:\d+|qr\.museum\.example)/, "") ?? null;
}

type Place = Pick<CodeModel, "shortId" | "domain">;

/** The path of a code's short URL. */
export function shortPath({ shortId, domain }: Place): string {
  return domain === null ? `/r/${shortId}` : `/${shortId}`;
}

/** The headers of a request to a code's host. */
export function toHost({ domain }: Place): Record<string, string> {
  return domain === null ? {} : { host: domain };
}

/** A node, with the folder that it has for itself. */
interface Node {
  readonly settings: Settings;
  readonly dataDir: string;
  service: Service;
}

/**
 * A service for one short sequence of the model test: a fresh folder each time, and no check against the document,
 * which would cost more than the sequence.
 * @param databaseUrls - the database of each node: one on SQLite, where there is none. Requests go to the nodes in turn.
 */
export async function startBareService(databaseUrls: readonly string[] = [""]) {
  const clock = new TestClock();
  const errors: string[] = [];
  const silent = () => {};
  const log: Log = {
    debug: silent,
    info: silent,
    warn: silent,
    error: (message, fields) => void errors.push(`${message} ${JSON.stringify(fields)}`),
  };

  const dns = createTestDns();
  const overrides = { clock, log, txtLookup: dns.lookup, ...PATIENT };

  async function newNode(databaseUrl: string): Promise<Node> {
    const dataDir = mkdtempSync(join(DISK, "quietzone-model-"));
    if (databaseUrl === "") await putMigrated(dataDir);
    const settings = readSettings({
      QZ_HOST: "127.0.0.1",
      QZ_PORT: "0",
      QZ_DATA_DIR: dataDir,
      QZ_DATABASE_URL: databaseUrl,
      QZ_SECRET: "the same on every node, and long enough",
      QZ_SIGNUP_PLAN: "pro",
      // Erasing by retention has tests of its own.
      QZ_RETENTION_DAYS: "36500",
      // The model's own watch takes its place.
      QZ_WATCH: "off",
      QZ_LIMIT_RESOLVE: "off",
      QZ_LIMIT_TENANT: "off",
      QZ_LIMIT_LEADS: "off",
      QZ_LIMIT_EVENTS: "off",
      QZ_TRUSTED_PROXIES: "127.0.0.0/8,::1/128",
    });
    return { settings, dataDir, service: await start(settings, overrides) };
  }

  const nodes: Node[] = [];
  for (const url of databaseUrls) nodes.push(await newNode(url));
  let turn = 0;
  /** The node whose turn it is. */
  function next(): Node {
    const node = nodes[turn++ % nodes.length];
    if (!node) throw new Error("There are no nodes");
    return node;
  }

  function request(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(next().service.url + path, { redirect: "manual", ...init });
  }

  function send(path: string, body: unknown, headers: Record<string, string> = {}, method = "POST") {
    const json = { "content-type": "application/json", ...headers };
    return request(path, { method, body: JSON.stringify(body), headers: json });
  }

  const signup = await send("/app/api/signup", { name: "Museum", email: "codes@museum.example" });
  const { apiKey, tenant } = await readJson<{ apiKey: string; tenant: { id: string } }>(signup);
  const admin = await openAdmin(next().settings, { clock });
  await admin.grantDeviceLog(tenant.id, true);
  admin.close();
  const authorization = `Bearer ${apiKey}`;

  async function addDomain(): Promise<void> {
    const made = await send("/app/api/domains", { host: DOMAIN }, { authorization });
    const { id, dns: record } = await readJson<DomainJson>(made);
    dns.set(DOMAIN, record.value);
    await send(`/app/api/domains/${id}/verify`, {}, { authorization });
    for (const { service } of nodes)
      await eventually(`${service.url} knows of the domain`, async () => {
        const { status } = await fetch(`${service.url}/tls/permission?domain=${DOMAIN}`);
        return status === 200 ? true : null;
      });
  }
  await addDomain();

  const stores = await openStores(next().settings, null);
  const watch = createModelWatch(stores, clock);
  /** The destinations that are dead; `null` while none has ever died, so that nobody watches. */
  let dead: ReadonlySet<string> | null = null;

  return {
    clock,
    /** The errors that the service logged. */
    errors,
    request,
    send,
    /** Calls the API with the tenant's key. */
    call: (method: string, path: string, body?: unknown) =>
      body === undefined
        ? request(path, { method, headers: { authorization } })
        : send(path, body, { authorization }, method),
    /** Sends a file with the tenant's key. */
    upload: (path: string, body: Uint8Array<ArrayBuffer>, mediaType: string) =>
      request(path, { method: "POST", headers: { authorization, "content-type": mediaType }, body }),
    async get<T>(path: string): Promise<T> {
      return readJson<T>(await request(path, { headers: { authorization } }));
    },
    /** On every node: those that find another at its chores do nothing. */
    async housekeep() {
      for (const { service } of nodes) await service.housekeep();
    },
    /** Adds up what scans have counted. */
    addUp: () => next().service.addUp(),
    audit: () => next().service.audit(),
    /** Time goes on between steps, because nodes know no order within a millisecond. */
    tick() {
      if (nodes.length > 1) clock.advance(1);
    },
    /** Resolves when every node redirects a code to a target or a path of its own, or says that it is gone: `null`. */
    async untilKnown(code: Place, target: string | null): Promise<void> {
      if (dead) await watch.settle(dead);
      if (nodes.length === 1) return;
      for (const { service } of nodes)
        await eventually(`${service.url} knows of the change`, async () => {
          const { headers } = await fetch(`${service.url}${shortPath(code)}?${SEARCH}`, {
            method: "HEAD",
            headers: toHost(code),
            redirect: "manual",
          });
          return withoutHost(headers.get("location")) === target ? true : null;
        });
    },
    /** Has the watch find out which destinations are dead, from now on after each change of a code. */
    async watched(died: ReadonlySet<string>) {
      dead = died;
      await watch.settle(dead);
    },
    async restart() {
      const node = next();
      await node.service.stop();
      // No restart is over within a millisecond.
      clock.advance(1);
      node.service = await start(node.settings, overrides);
    },
    async end() {
      await stores.close();
      for (const { service, dataDir } of nodes) {
        await service.stop();
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
  };
}

export type BareService = Awaited<ReturnType<typeof startBareService>>;
