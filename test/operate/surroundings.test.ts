import { onTestFinished, expect, test } from "bun:test";
import { readSettings } from "../../src/kit/settings/read.ts";
import { lookAround } from "../../src/operate/surroundings.ts";
import { freePort } from "../free-port.ts";

/** A server that answers as `fetch` does, on a free port of this machine. @returns its port. */
function serve(fetch: (request: Request) => Response | Promise<Response>): number {
  const server = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch });
  onTestFinished(() => server.stop(true));
  return server.port ?? 0;
}

/** A proxy to a port that adds headers to each request. */
const proxyTo = (port: number, added: Record<string, string>, largest = 100_000_000) =>
  serve(async (request) => {
    const { url, headers, method } = request;
    const body = await request.arrayBuffer();
    if (body.byteLength > largest) return new Response(null, { status: 413 });
    const passed = new Headers(headers);
    for (const [name, value] of Object.entries(added)) passed.set(name, value);
    const { pathname, search } = new URL(url);
    return fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
      ...(method === "POST" ? { method, body } : {}),
      headers: passed,
      proxy: false,
    });
  });

/** The findings for a service on `port`, as texts by check. */
async function around(environment: Record<string, string>, addresses: string[] | null = null) {
  const lookup = async () => addresses ?? Promise.reject(new Error("no such name"));
  const settings = readSettings({ QZ_HOST: "127.0.0.1", ...environment });
  const found = await Array.fromAsync(lookAround(settings, lookup));
  return Object.fromEntries(found.map(({ check, state, detail }) => [check, `${state}: ${detail}`]));
}

test("a proxy is seen with what it passes on, as the service would take it", async () => {
  const port = freePort();
  const forwarded = { "x-forwarded-for": "203.0.113.9", host: "qr.example.org" };
  const base = (to: number) => ({ QZ_PORT: String(port), QZ_BASE_URL: `http://localhost:${to}` });
  const proxy = proxyTo(port, forwarded);
  const trusted = { QZ_TRUSTED_PROXIES: "127.0.0.1/32" };
  expect(await around({ ...base(proxy), ...trusted }, ["127.0.0.1"])).toMatchObject({
    DNS: "ok: localhost is 127.0.0.1, this machine",
    port: `ok: ${port} is free`,
    proxy: "ok: requests come from 127.0.0.1 with X-Forwarded-For, which is believed",
    host: expect.stringMatching(/^warn: qr\.example\.org arrives as Host/),
    body: "ok: a body of 2 MiB arrives",
  });
  expect(await around(base(proxy))).toMatchObject({
    DNS: expect.stringMatching(/^warn: localhost has no address/),
    proxy: expect.stringMatching(/^warn: requests come from 127\.0\.0\.1 with .* QZ_TRUSTED_PROXIES$/),
  });
  expect(await around({ ...base(port), ...trusted }, ["203.0.113.1"])).toMatchObject({
    DNS: expect.stringMatching(/^warn: localhost is 203\.0\.113\.1, no address of this machine/),
    proxy: expect.stringMatching(/^warn: .* without X-Forwarded-For: all visitors would count as one$/),
  });
  const small = proxyTo(port, forwarded, 1_000_000);
  expect((await around({ ...base(small), ...trusted }))["body"]).toMatch(
    /^warn: a body of 2 MiB does not arrive \(status 413\): .*`client_max_body_size 100m`/,
  );
  const direct = await around(base(port));
  expect(direct["proxy"]).toBe("ok: requests come from 127.0.0.1, through no proxy that says so");
  expect(direct).not.toHaveProperty("host");
});

test("a port that is taken is told, and whether the public address is a Quietzone, another program, or silent", async () => {
  const health = { status: "ok", version: "9.9.9", lostScans: 0 };
  const taken = serve(() => Response.json(health));
  const base = (to: number) => ({ QZ_PORT: String(taken), QZ_BASE_URL: `http://127.0.0.1:${to}` });
  expect(await around(base(taken))).toMatchObject({
    DNS: "ok: 127.0.0.1 is 127.0.0.1, this machine",
    port: expect.stringMatching(/^warn: \d+ is taken/),
    public: expect.stringMatching(/^ok: .* is answered by Quietzone 9\.9\.9$/),
  });
  const other = serve(() => new Response("It works!"));
  expect((await around(base(other)))["public"]).toMatch(/^warn: .* by another program \(status 200\)/);
  expect((await around(base(freePort())))["public"]).toMatch(/^warn: .* does not answer \(/);
});
