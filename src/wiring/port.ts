import type { FrontDoor } from "../http/front-door.ts";
import { listening } from "../machine.ts";
import type { Settings } from "../settings.ts";
import { errorFields, type Log } from "../shared/log.ts";
import { createTraffic, type Traffic } from "../shared/traffic.ts";

/** Bodies are counted by the routes that read them; this only keeps Bun from answering 413 without a word. */
const NO_BODY_LIMIT = Number.MAX_SAFE_INTEGER;

/** Seconds of silence after which a connection is closed. */
const IDLE_SECONDS = 30;

/** The port that is listened on. */
export interface Port {
  readonly server: Bun.Server<undefined>;
  /** Who comes by. */
  readonly traffic: Traffic;
  /** Says what answers. Who asked before waits until then. */
  answerWith(handle: FrontDoor["handle"]): void;
}

/**
 * Starts to listen.
 * @param idleTimeout - seconds of silence after which a connection is closed.
 * @throws SettingsError when the port or the address is not to be had.
 */
export function openPort(settings: Settings, log: Log, idleTimeout = IDLE_SECONDS): Port {
  const traffic = createTraffic();
  const wired = Promise.withResolvers<FrontDoor["handle"]>();
  let answer: FrontDoor["handle"] = async (request, peer) => (await wired.promise)(request, peer);
  const server = listening(settings, () =>
    Bun.serve({
      hostname: settings.host,
      port: settings.port,
      idleTimeout,
      maxRequestBodySize: NO_BODY_LIMIT,
      fetch(request, self) {
        traffic.passes();
        return answer(request, self.requestIP(request)?.address ?? "");
      },
      error(error) {
        log.error("unexpected error", errorFields(error));
        return new Response(null, { status: 500 });
      },
    }),
  );
  return {
    server,
    traffic,
    answerWith(handle) {
      answer = handle;
      wired.resolve(handle);
    },
  };
}
