import http from "node:http";
import { isIP } from "node:net";
import type { RequestHandler } from "../kit/http/request-handler.ts";
import type { MayPause } from "../kit/http/requests.ts";
import { type Settings, SettingsError } from "../kit/settings/settings.ts";
import { errorFields, type Log } from "../kit/shared/log.ts";
import { createRequestCounter, type RequestCounter } from "../kit/threads/request-counter.ts";

/** Routes limit the bodies they read. This keeps Bun from answering 413 with an empty body before they do. */
const NO_BODY_LIMIT = Number.MAX_SAFE_INTEGER;

/** Seconds of silence after which a connection is closed. */
const IDLE_SECONDS = 30;

/** Seconds that an answer may pause while threads of low priority produce it: the longest that Bun allows. */
const PAUSE_SECONDS = 255;

/**
 * What `localhost` stands for. It is `::1` as well, and Bun listens on the first of the two that is free: two services
 * would have the same port, each at one address.
 */
const LOCALHOST = "127.0.0.1";

/** The listening server. */
export interface HttpServer {
  readonly server: Pick<Bun.Server<undefined>, "port" | "stop" | "timeout">;
  /** Counts requests, which workers yield to. */
  readonly requests: RequestCounter;
  /** Sets the function that answers requests. Requests that came in earlier wait for it. */
  setHandler(handle: RequestHandler): void;
  /** Allows the answer to a request to pause for `PAUSE_SECONDS` from now on, or a second less. */
  readonly mayPause: MayPause;
}

export type OpenHttpServer = typeof openHttpServer;

/**
 * Starts to listen.
 * @param idleTimeout - seconds of silence after which a connection is closed.
 * @throws SettingsError when the port or the address can't be used.
 */
export function openHttpServer(settings: Settings, log: Log, idleTimeout = IDLE_SECONDS): HttpServer {
  const requests = createRequestCounter();
  const handler = Promise.withResolvers<RequestHandler>();
  let answer: RequestHandler = async (request, peer) => (await handler.promise)(request, peer);
  // Bun.serve reads its limit from Node's module, and answers a larger head with 431 by itself. Heads that have not come in
  // full are in memory, so the limit bounds what silent connections take.
  Object.assign(http, { maxHeaderSize: settings.headBytes });
  const server = listen(settings, () =>
    Bun.serve({
      hostname: settings.host === "localhost" ? LOCALHOST : settings.host,
      port: settings.port,
      idleTimeout,
      maxRequestBodySize: NO_BODY_LIMIT,
      fetch(request, self) {
        requests.increment();
        return answer(request, self.requestIP(request)?.address ?? "");
      },
      error(error) {
        log.error("unexpected error", errorFields(error));
        return new Response(null, { status: 500 });
      },
    }),
  );
  /** The seconds for which each request may pause, and how much allows it. */
  const pauses = new WeakMap<Request, { seconds: number; reasons: number }>();
  return {
    server,
    requests,
    setHandler(handle) {
      answer = handle;
      handler.resolve(handle);
    },
    mayPause(request) {
      const pause = pauses.get(request) ?? { seconds: 0, reasons: 0 };
      pauses.set(request, pause);
      // Bun counts anew only when the value differs from the last one.
      pause.seconds = pause.seconds === PAUSE_SECONDS ? PAUSE_SECONDS - 1 : PAUSE_SECONDS;
      pause.reasons++;
      server.timeout(request, pause.seconds);
      return () => {
        pause.reasons--;
        if (pause.reasons === 0) server.timeout(request, idleTimeout);
      };
    },
  };
}

/** Runs `serve`. @throws SettingsError when the port or the address can't be used. */
function listen<T>({ host, port }: Settings, serve: () => T): T {
  try {
    return serve();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    // Bun says EADDRINUSE of a host name that can't be looked up, too.
    if (code === "EADDRINUSE" && isIP(host) === 0 && host !== "localhost")
      throw new SettingsError([
        `QZ_HOST holds ${JSON.stringify(host)} and QZ_PORT ${port}, where nothing can listen (${code}). QZ_HOST may hold an address of this machine, QZ_PORT any free port.`,
      ]);
    if (code === "EADDRINUSE" || code === "EACCES")
      throw new SettingsError([
        `QZ_PORT holds ${port}, which is taken or not allowed (${code}). It may hold any free port.`,
      ]);
    if (typeof code !== "string") throw error;
    throw new SettingsError([
      `QZ_HOST holds ${JSON.stringify(host)}, which can't be listened on (${code}). It may hold an address of this machine.`,
    ]);
  }
}
