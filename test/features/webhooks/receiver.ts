import { onTestFinished } from "bun:test";
import net, { type AddressInfo, type Socket } from "node:net";
import tls, { type TlsOptions } from "node:tls";
import { freePort } from "../../free-port.ts";

/** Receivers made of bare sockets, which misbehave as no server would let them. */

export interface Receiver {
  readonly port: number;
  /** Connections so far. */
  readonly connections: number;
  /** Requests so far, their heads and bodies as they came. */
  readonly requests: readonly string[];
  /** Connections that are open now. */
  readonly open: number;
}

export interface Behaviour {
  /** Listens on this address instead of 127.0.0.1. */
  readonly host?: string;
  readonly port?: number;
  /** When somebody connects. */
  readonly connected?: (socket: Socket) => void;
  /** When a request has come in whole. */
  readonly asked?: (socket: Socket) => void;
  readonly tls?: TlsOptions;
}

/** Listens until the test is done. */
export async function listen({ host, port, connected, asked, tls: options }: Behaviour): Promise<Receiver> {
  const sockets = new Set<Socket>();
  const requests: string[] = [];
  let connections = 0;
  const meet = (socket: Socket) => {
    connections++;
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    connected?.(socket);
    let heard = "";
    socket.on("data", (data) => {
      heard += data.toString("latin1");
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(heard)?.[1] ?? 0);
      const end = heard.indexOf("\r\n\r\n") + 4 + length;
      if (!heard.includes("\r\n\r\n") || heard.length < end) return;
      requests.push(heard.slice(0, end));
      heard = heard.slice(end);
      asked?.(socket);
    });
  };
  const server = options ? tls.createServer(options, meet) : net.createServer(meet);
  server.on("tlsClientError", () => {});
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.on("error", reject);
  // The system gives out ports of ::1 by themselves: a service of another test could have the same one on
  // 127.0.0.1, and a request to localhost would come to the wrong one of the two.
  server.listen(port ?? (host === "::1" ? freePort() : 0), host ?? "127.0.0.1", resolve);
  await promise;
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (!isAddress(address)) throw new Error("The receiver listens nowhere");
  return {
    port: address.port,
    requests,
    get connections() {
      return connections;
    },
    get open() {
      return sockets.size;
    },
  };
}

function isAddress(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === "object" && address !== null;
}

/** An answer of nothing but its head. */
export function answer(status: string, ...headers: string[]): string {
  return [`HTTP/1.1 ${status}`, "content-length: 0", ...headers, "", ""].join("\r\n");
}

/**
 * Says `head` and then `chunk` for ever, as fast as it is taken.
 * @param onChunk - called with the bytes of each.
 */
export function endlessly(
  head: string,
  chunk: string | Uint8Array,
  onChunk: (bytes: number) => void = () => {},
): (socket: Socket) => void {
  const bytes = Buffer.byteLength(chunk);
  return (socket) => {
    let open = true;
    socket.on("close", () => {
      open = false;
    });
    socket.write(head);
    const pour = () => {
      for (let taken = true; open && taken; onChunk(bytes)) taken = socket.write(chunk);
      if (open) socket.once("drain", pour);
    };
    pour();
  };
}
