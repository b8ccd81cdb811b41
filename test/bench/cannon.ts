import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startService } from "./service.ts";

/**
 * `bun test/bench/cannon.ts` tells how many POSTs an address gets when thirty workspaces name it as their webhook and their codes are
 * scanned 18,000 times: once it answers 404 to all of them, and once it takes them.
 */

const WORKSPACES = 30;
const SCANS_EACH = 600;
const CONNECTIONS = 60;
const SECONDS = 54;

export async function benchCannon(print: (line: string) => void): Promise<void> {
  print(`${WORKSPACES} workspaces with one webhook address, ${WORKSPACES * SCANS_EACH} scans, ${SECONDS} s:`);
  for (const status of [404, 204]) {
    const { posts, most } = await attack(status);
    print(`  it answers ${status}: ${posts} POSTs, ${most} in the busiest second`);
  }
}

async function attack(status: number): Promise<{ posts: number; most: number }> {
  const perSecond = new Map<number, number>();
  const victim = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    async fetch(request) {
      const second = Math.floor(performance.now() / 1_000);
      perSecond.set(second, (perSecond.get(second) ?? 0) + 1);
      await request.arrayBuffer();
      return new Response(null, { status });
    },
  });
  const dataDir = mkdtempSync(join(tmpdir(), "quietzone-bench-"));
  const service = await startService(dataDir, {
    QZ_LOG: "warn",
    QZ_LIMIT_SIGNUP: "off",
    QZ_LIMIT_SIGN_IN: "off",
    QZ_LIMIT_SIGNUP_DAY: "off",
  });
  const url = `http://127.0.0.1:${service.port}`;
  async function call(method: string, path: string, body: unknown, key = "") {
    const headers = { "content-type": "application/json", authorization: `Bearer ${key}` };
    return JSON.parse(
      await (await fetch(url + path, { method, headers, body: JSON.stringify(body) })).text(),
    );
  }
  try {
    const shortIds: string[] = [];
    for (let n = 0; n < WORKSPACES; n++) {
      const who = { name: `Bench ${n}`, email: "bench@example.org" };
      const { apiKey } = await call("POST", "/app/api/signup", who);
      await call("PUT", "/app/api/webhook", { url: `http://127.0.0.1:${victim.port}/` }, apiKey);
      const code = { target: "https://museum.example/hall-3" };
      shortIds.push((await call("POST", "/app/api/codes", code, apiKey)).shortId);
    }
    const end = performance.now() + SECONDS * 1_000;
    let sent = 0;
    const scan = async () => {
      for (let next = sent++; next < WORKSPACES * SCANS_EACH; next = sent++)
        await fetch(`${url}/r/${shortIds[next % WORKSPACES]}`, { redirect: "manual" });
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, scan));
    await Bun.sleep(Math.max(0, end - performance.now()));
    const posts = [...perSecond.values()].reduce((sum, count) => sum + count, 0);
    return { posts, most: Math.max(...perSecond.values()) };
  } finally {
    await service.stop();
    await victim.stop(true);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) await benchCannon((line) => void process.stdout.write(`${line}\n`));
