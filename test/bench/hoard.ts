import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startService } from "./service.ts";

/**
 * `bun test/bench/hoard.ts` tells how many bytes the data folder grows by when one client stores as much as it is let: with one
 * key of the free plan, by each kind of call, until its budget refuses or gives way; and with new workspaces of one address.
 */

const MB = 1_000_000;
const SECONDS = 60;
/** Bytes of a picture in a style: as much as a style takes. */
const LOGO_BYTES = 600_000;
/** Just below the size from which a value of a history is kept apart. */
const LIGHT = 3_900;

/** A client that sends calls, the address of which it may choose. */
type Call = (method: string, path: string, body: unknown, key?: string) => Promise<Response>;

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
const HOARDS: Readonly<Record<string, (call: Call) => Promise<() => Promise<Response>>>> = {
  "one key, a large logo in each of 25 codes": async (call) => {
    const key = await signedUp(call);
    return () => call("POST", "/app/api/codes", { target: "https://a.example/", style: style() }, key);
  },
  "one key, changes of a logo": async (call) => {
    const key = await signedUp(call);
    const { id } = await json(await call("POST", "/app/api/codes", { target: "https://a.example/" }, key));
    return () => call("PATCH", `/app/api/codes/${id}`, { style: style() }, key);
  },
  "one key, changes of small values": async (call) => {
    const key = await signedUp(call);
    const { id } = await json(await call("POST", "/app/api/codes", { target: "https://a.example/" }, key));
    return () =>
      call("PATCH", `/app/api/codes/${id}`, { target: `https://a.example/${letters(LIGHT)}` }, key);
  },
  "one address, new workspaces with 25 codes each": async (call) => {
    let key = "";
    let left = 0;
    return async () => {
      if (left === 0) {
        const answer = await call("POST", "/app/api/signup", { name: "Hoard", email: "a@museum.example" });
        if (!answer.ok) return answer;
        key = (await json(answer))["apiKey"] ?? "";
        left = 25;
      }
      left--;
      return call("POST", "/app/api/codes", { target: "https://a.example/", style: style() }, key);
    };
  },
};

async function measured(hoard: (call: Call) => Promise<() => Promise<Response>>) {
  const dataDir = mkdtempSync(join(tmpdir(), "quietzone-bench-"));
  const service = await startService(dataDir, { QZ_LOG: "error", QZ_LIMIT_TENANT: "6000/60s" });
  const call: Call = (method, path, body, key) =>
    fetch(`http://127.0.0.1:${service.port}${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(body),
    });
  try {
    const next = await hoard(call);
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

async function signedUp(call: Call): Promise<string> {
  const who = { name: "Hoard", email: "a@museum.example" };
  return (await json(await call("POST", "/app/api/signup", who)))["apiKey"] ?? "";
}

async function json(answer: Response): Promise<Record<string, string>> {
  return JSON.parse(await answer.text());
}

/** Text that nothing makes smaller. */
function letters(count: number): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(count / 2))).toString("hex");
}

/** A style with a drawing in its middle that is another one each time. */
function style(): unknown {
  const mark = `<!--${Array.from({ length: LOGO_BYTES / 60_000 }, () => letters(60_000)).join("")}-->`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${mark}<circle cx="5" cy="5" r="5" fill="#c00"/></svg>`;
  return { logo: { svg } };
}

function folderBytes(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

if (import.meta.main) await benchHoard((line) => void process.stdout.write(`${line}\n`));
