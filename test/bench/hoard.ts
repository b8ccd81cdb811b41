import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { png } from "../features/images/samples.ts";
import { readJson } from "../json.ts";
import { call, makeCode, signUp } from "../e2e/client.ts";
import { startService } from "./service.ts";

/**
 * `bun test/bench/hoard.ts` tells how many bytes the data folder grows by when one client stores as much as
 * it is let: with one key of the free plan, by each kind of call, until its budget refuses or gives way; and
 * with new workspaces of one address.
 */

const MB = 1_000_000;
const SECONDS = 60;
/** Pixels of a picture's side. */
const SIDE = 480;
/** Characters of a destination: nearly as many as it may have. */
const LONG = 2_000;

/** The service that is hoarded in. */
type Service = Parameters<typeof call>[0];

export async function benchHoard(print: (line: string) => void): Promise<void> {
  print(
    `What one client can store in ${SECONDS} s, in a folder with a budget of 100 MB for a free workspace:`,
  );
  for (const [name, hoard] of Object.entries(HOARDS)) {
    const { grown, calls, refused, seconds } = await measured(hoard);
    const rate = (grown / MB / seconds) * 3.6;
    print(
      `  ${name}: the folder grew by ${Math.round(grown / MB)} MB in ${seconds.toFixed(0)} s (${rate.toFixed(1)} GB/h), ${calls} calls, ${refused} refused`,
    );
  }
}

/** Ways to store much: each is called again and again. */
const HOARDS: Readonly<Record<string, (service: Service) => Promise<() => Promise<Response>>>> = {
  "one key, a large logo in each of 25 codes": async (service) => {
    const { apiKey } = await signUp(service);
    return () => addCode(service, apiKey);
  },
  "one key, changes of a logo": async (service) => {
    const { apiKey } = await signUp(service);
    const { id } = await makeCode(service, apiKey);
    return () => call(service, apiKey, "PATCH", `/app/api/codes/${id}`, { style: style() });
  },
  "one key, changes of a long destination": async (service) => {
    const { apiKey } = await signUp(service);
    const { id } = await makeCode(service, apiKey);
    const target = () => `https://a.example/${letters(LONG)}`;
    return () => call(service, apiKey, "PATCH", `/app/api/codes/${id}`, { target: target() });
  },
  "one address, new workspaces with 25 codes each": async (service) => {
    let key = "";
    let left = 0;
    return async () => {
      if (left === 0) {
        const who = { name: "Hoard", email: "a@museum.example" };
        const answer = await call(service, null, "POST", "/app/api/signup", who);
        if (!answer.ok) return answer;
        key = (await readJson<{ apiKey: string }>(answer)).apiKey;
        left = 25;
      }
      left--;
      return addCode(service, key);
    };
  },
};

function addCode(service: Service, key: string): Promise<Response> {
  return call(service, key, "POST", "/app/api/codes", { target: "https://a.example/", style: style() });
}

async function measured(hoard: (service: Service) => Promise<() => Promise<Response>>) {
  const dataDir = mkdtempSync(join(tmpdir(), "quietzone-bench-"));
  const service = await startService(dataDir, { QZ_LOG: "error", QZ_LIMIT_TENANT: "6000/60s" });
  try {
    const next = await hoard({ url: `http://127.0.0.1:${service.port}` });
    const before = folderBytes(dataDir);
    const began = performance.now();
    const spent = () => (performance.now() - began) / 1_000;
    let [calls, refused] = [0, 0];
    // Two connections: some calls are the work of threads.
    const client = async () => {
      while (spent() < SECONDS) {
        const answer = await next();
        await answer.arrayBuffer();
        calls++;
        if (!answer.ok) refused++;
      }
    };
    await Promise.all([client(), client()]);
    return { grown: folderBytes(dataDir) - before, calls, refused, seconds: spent() };
  } finally {
    await service.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Text that nothing makes smaller. */
function letters(count: number): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(count / 2))).toString("hex");
}

/** A style with a picture in its middle that is another one each time: 690 kB that nothing makes smaller. */
function style(): unknown {
  const noise = Array.from({ length: 3 * SIDE * SIDE }, () => (Math.random() * 256) | 0);
  const paint = (x: number, y: number) => {
    const at = 3 * (y * SIDE + x);
    return [noise[at] ?? 0, noise[at + 1] ?? 0, noise[at + 2] ?? 0] as const;
  };
  return { logo: { png: png(SIDE, SIDE, paint).toString("base64") } };
}

function folderBytes(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

if (import.meta.main) await benchHoard((line) => void process.stdout.write(`${line}\n`));
