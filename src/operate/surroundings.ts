import { networkInterfaces } from "node:os";
import { isIP } from "node:net";
import { createClientAddress } from "../kit/http/client.ts";
import { type Lookup, systemLookup } from "../kit/outbound/lookup.ts";
import type { Settings } from "../kit/settings/settings.ts";
import { SECOND, systemClock } from "../kit/shared/clock.ts";
import { isObject } from "../kit/shared/json.ts";
import { createLog } from "../kit/shared/log.ts";
import { isLoopback } from "../kit/shared/loopback.ts";
import { addressFinding } from "./check.ts";
import { type Finding, ok, warn } from "./finding.ts";

/** How long the public address may take to answer, in milliseconds. */
const PATIENCE = 5 * SECOND;

/** A body that every proxy has to pass on, in bytes: many allow one million by themselves. Pictures and bulk files are larger. */
const BODY = 2 * 1024 * 1024;

const SILENT = createLog("silent", systemClock, () => {});

/** A request of ours to the public address, as it came in here. */
interface Arrival {
  readonly peer: string;
  readonly forwardedFor: string | null;
  readonly host: string | null;
}

/**
 * Looks at what surrounds a service that is about to start: its name in DNS, its port, and the way from its public address
 * to that port. For a moment it listens there itself, to see what a proxy passes on. It changes nothing.
 */
export async function* lookAround(
  settings: Settings,
  lookup: Lookup = systemLookup,
): AsyncGenerator<Finding> {
  const { port } = settings;
  const baseUrl = settings.baseUrl ?? `http://localhost:${port}`;
  yield addressFinding(settings);
  yield await dnsFinding(new URL(baseUrl).hostname.replace(/^\[|\]$/g, ""), lookup);
  const question = crypto.randomUUID();
  const arrivals: Arrival[] = [];
  const probe = listen(settings, question, arrivals);
  if (probe === null) {
    yield warn(
      "port",
      `${port} is taken or not allowed. That is right if it is the service that runs already`,
    );
    yield servedFinding(baseUrl, await ask(`${baseUrl}/healthz`));
    return;
  }
  try {
    yield ok("port", `${port} is free`);
    const answer = await ask(`${baseUrl}/healthz?${question}`);
    const [arrival] = arrivals;
    yield arrival ? wayFinding(settings, arrival) : servedFinding(baseUrl, answer);
    // A proxy may leave the port out.
    if (arrival && URL.parse(`http://${arrival.host}`)?.hostname !== new URL(baseUrl).hostname)
      yield warn(
        "host",
        `${arrival.host} arrives as Host. Domains of workspaces need it as browsers send it`,
      );
    if (arrival) yield bodyFinding(await ask(`${baseUrl}/healthz?${question}`, new Uint8Array(BODY)));
  } finally {
    await probe.stop(true);
  }
}

async function dnsFinding(host: string, lookup: Lookup): Promise<Finding> {
  const own = Object.values(networkInterfaces()).flatMap((list) => list?.map(({ address }) => address) ?? []);
  const found = isIP(host) ? [host] : await lookup(host, "machine").catch(() => []);
  if (found.length === 0)
    return warn("DNS", `${host} has no address: give it an A or AAAA record that leads to this machine`);
  const here = found.filter((address) => own.includes(address) || isLoopback(address));
  const list = found.join(", ");
  return here.length > 0
    ? ok("DNS", `${host} is ${list}, this machine`)
    : warn(
        "DNS",
        `${host} is ${list}, no address of this machine. That is right behind NAT or another proxy`,
      );
}

/** Listens where the service will. @returns `null` when nothing can. */
function listen({ host, port }: Settings, question: string, arrivals: Arrival[]) {
  try {
    return Bun.serve({
      hostname: host,
      port,
      maxRequestBodySize: BODY,
      async fetch(request, server) {
        const { url, headers } = request;
        if (!url.endsWith(`?${question}`))
          return new Response(null, { status: 503, headers: { "retry-after": "5" } });
        arrivals.push({
          peer: server.requestIP(request)?.address ?? "",
          forwardedFor: headers.get("x-forwarded-for"),
          host: headers.get("host"),
        });
        const { byteLength } = await request.arrayBuffer();
        return new Response(String(byteLength));
      },
    });
  } catch {
    return null;
  }
}

/** The answer's status and text, or the reason for which there is none. */
async function ask(
  url: string,
  body?: Uint8Array<ArrayBuffer>,
): Promise<{ status: number; text: string } | { trouble: string }> {
  try {
    const answer = await fetch(url, {
      ...(body ? { method: "POST", body } : {}),
      redirect: "manual",
      proxy: false,
      signal: AbortSignal.timeout(PATIENCE),
    });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : null;
    return { trouble: code ?? (error instanceof Error ? error.name : "no answer") };
  }
}

/** The finding for a public address whose answer did not come from this port. */
function servedFinding(baseUrl: string, answer: Awaited<ReturnType<typeof ask>>): Finding {
  const check = "public";
  if ("trouble" in answer)
    return warn(
      check,
      `${baseUrl} does not answer (${answer.trouble}): start the proxy, open its ports. Some routers lead nobody inside to it`,
    );
  const version = versionIn(answer.text);
  return version === null
    ? warn(check, `${baseUrl} is answered by another program (status ${answer.status}), not from this port`)
    : ok(check, `${baseUrl} is answered by Quietzone ${version}`);
}

function versionIn(text: string): string | null {
  try {
    const health: unknown = JSON.parse(text);
    const version = isObject(health) && "lostScans" in health ? health["version"] : null;
    return typeof version === "string" ? version : null;
  } catch {
    return null;
  }
}

/** The finding for a request that came from the public address to this port: whether the service would know its client. */
function wayFinding({ trustedProxies }: Settings, { peer, forwardedFor }: Arrival): Finding {
  const check = "proxy";
  const from = createClientAddress(null, SILENT)(peer, null).address;
  const { proxied } = createClientAddress(trustedProxies, SILENT)(peer, forwardedFor);
  if (forwardedFor !== null)
    return proxied
      ? ok(check, `requests come from ${from} with X-Forwarded-For, which is believed`)
      : warn(check, `requests come from ${from} with X-Forwarded-For: name that proxy in QZ_TRUSTED_PROXIES`);
  return proxied
    ? warn(check, `requests come from ${from} without X-Forwarded-For: all visitors would count as one`)
    : ok(check, `requests come from ${from}, through no proxy that says so`);
}

/** The finding for a body that was sent to the public address. The probe answers with the number of bytes that have come. */
function bodyFinding(answer: Awaited<ReturnType<typeof ask>>): Finding {
  const check = "body";
  if (!("trouble" in answer) && answer.text === String(BODY)) return ok(check, "a body of 2 MiB arrives");
  const how = "trouble" in answer ? answer.trouble : `status ${answer.status}`;
  return warn(
    check,
    `a body of 2 MiB does not arrive (${how}): let the proxy pass bodies of 100 MB. In nginx that is \`client_max_body_size 100m\`, as in packaging/nginx.conf`,
  );
}
