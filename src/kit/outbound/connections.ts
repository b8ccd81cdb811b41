import net, { type Socket } from "node:net";
import tls from "node:tls";
import { SECOND } from "../shared/clock.ts";
import { type AnswerReader, createAnswerReader } from "./answer.ts";

/*
 * Connections to servers that tenants name. They are sockets and not `fetch`, because every byte has to be
 * counted: `fetch` hands out the body without its chunk extensions, and reads interim answers without end.
 */

/** The other end of a connection. */
export interface Peer {
  /** An IP address. */
  readonly address: string;
  readonly port: number;
  /** Whether TLS is spoken. */
  readonly isSecure: boolean;
  /** The name that is sent in TLS and that the certificate must have; `null` when it is the address. */
  readonly serverName: string | null;
}

/** The answer of a peer, as far as it came. */
export interface Heard {
  readonly answer: AnswerReader;
  /** Why it was not read further; `null` when it was read as far as it was wanted. */
  readonly error: unknown;
  /** When the peer's certificate ends, in Unix milliseconds; `null` without TLS. */
  readonly certificateEnd: number | null;
}

export interface Connections {
  /** Sends a request and reads its answer: all of a success, only the head of a failure. Never rejects. */
  exchange(peer: Peer, request: string, signal: AbortSignal): Promise<Heard>;
}

/** How long a connection rests until another request needs it, in milliseconds. */
const LONGEST_REST = 4 * SECOND;

/** Connections that rest, at most. */
const MOST_RESTING = 256;

/**
 * @param options.ca - certificates to trust instead of the machine's.
 * @param options.areKept - whether a connection rests until another request needs it.
 */
export function createConnections({
  ca,
  areKept,
}: {
  readonly ca?: string | undefined;
  readonly areKept: boolean;
}): Connections {
  /** By peer, those that have rested longest first. */
  const resting = new Map<string, Socket[]>();
  const certificateEnds = new WeakMap<Socket, number>();
  let restingCount = 0;

  function openSecure({ address, port, serverName }: Peer): Socket {
    const socket = tls.connect({
      host: address,
      port,
      // Explicit: NODE_TLS_REJECT_UNAUTHORIZED would decide otherwise.
      rejectUnauthorized: true,
      ...(serverName === null ? {} : { servername: serverName }),
      ...(ca === undefined ? {} : { ca }),
    });
    socket.once("secureConnect", () => {
      const end = Date.parse(socket.getPeerCertificate().valid_to);
      if (!Number.isNaN(end)) certificateEnds.set(socket, end);
    });
    return socket;
  }

  function open(peer: Peer): Socket {
    const socket = peer.isSecure ? openSecure(peer) : net.connect({ host: peer.address, port: peer.port });
    socket.setNoDelay(true);
    // An error of a connection that rests must not end the program. An exchange has a listener of its own beside.
    socket.on("error", () => {});
    return socket;
  }

  function rest(key: string, socket: Socket): void {
    if (restingCount >= MOST_RESTING) return void socket.destroy();
    const sockets = resting.get(key) ?? [];
    resting.set(key, sockets);
    sockets.push(socket);
    restingCount++;
    const leave = () => {
      // Bytes that answer nothing, the end, or too long a rest.
      forget(key, socket);
      socket.destroy();
    };
    socket.on("data", leave).on("close", leave).setTimeout(LONGEST_REST, leave);
    socket.unref();
  }

  function forget(key: string, socket: Socket): void {
    const sockets = resting.get(key) ?? [];
    const place = sockets.indexOf(socket);
    if (place < 0) return;
    sockets.splice(place, 1);
    restingCount--;
    if (sockets.length === 0) resting.delete(key);
  }

  /** The connection that was used last; `null` when none rests. */
  function wake(key: string): Socket | null {
    const socket = resting.get(key)?.at(-1);
    if (!socket) return null;
    forget(key, socket);
    socket.removeAllListeners("data").removeAllListeners("close").removeAllListeners("timeout").setTimeout(0);
    socket.ref();
    return socket;
  }

  return {
    async exchange(peer, request, signal) {
      const key = JSON.stringify(peer);
      const finish = ({ socket, answer, error }: Talk): Heard => {
        if (areKept && answer.isReusable && !socket.destroyed) rest(key, socket);
        else socket.destroy();
        return { answer, error, certificateEnd: certificateEnds.get(socket) ?? null };
      };
      const old = wake(key);
      if (old) {
        const talked = await talk(old, null, request, signal);
        // The peer may have closed it while the request was on its way; then it has answered nothing.
        if (talked.heardAnything || signal.aborted) return finish(talked);
        old.destroy();
      }
      return finish(await talk(open(peer), peer.isSecure ? "secureConnect" : "connect", request, signal));
    },
  };
}

interface Talk extends Pick<Heard, "answer" | "error"> {
  readonly socket: Socket;
  readonly heardAnything: boolean;
}

/** One request and its answer. @param ready - the event after which the request may be sent; `null` when it may be at once. */
function talk(
  socket: Socket,
  ready: "connect" | "secureConnect" | null,
  request: string,
  signal: AbortSignal,
): Promise<Talk> {
  const { promise, resolve } = Promise.withResolvers<Talk>();
  const answer = createAnswerReader();
  let heardAnything = false;

  function finish(error: unknown): void {
    socket.off("data", onData).off("error", finish).off("close", onClose);
    signal.removeEventListener("abort", onAbort);
    resolve({ socket, answer, error, heardAnything });
  }
  function onData(bytes: Buffer): void {
    heardAnything = true;
    const isOver = answer.push(bytes);
    if (isOver || (answer.status !== null && !isSuccess(answer.status))) finish(null);
  }
  function onClose(): void {
    finish(CLOSED);
  }
  function onAbort(): void {
    finish(signal.reason);
  }

  socket.on("data", onData).on("error", finish).on("close", onClose);
  signal.addEventListener("abort", onAbort, { once: true });
  if (signal.aborted) finish(signal.reason);
  else if (ready === null) socket.write(request);
  else socket.once(ready, () => socket.write(request));
  return promise;
}

/** The peer closed the connection in the middle of its answer, or before it. */
const CLOSED = Object.assign(new Error("The connection was closed"), { code: "ECONNRESET" });

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}
