import { connect, createServer, type Socket } from "node:net";

/** A TCP proxy to a server of this machine that simulates network faults. */
export interface FaultyProxy {
  readonly port: number;
  /** The address of a database through this proxy. */
  through(url: string): string;
  /** While it is set, a message that holds this text reaches the server, but the connection is cut before the answer. */
  cutAfter: string | null;
  /** While it is set, a message that holds this text does not reach the server: the connection is cut. */
  cutBefore: string | null;
  /** How many connections were cut because of `cutAfter` or `cutBefore`. */
  cuts: number;
  /** How many connections were made. */
  connections: number;
  /** While it is set, connections are closed, and new ones are refused. */
  isCut: boolean;
  /** While it is set, connections stay open, but no bytes pass. */
  isSilent: boolean;
  /** Has no more bytes pass on the connections that there are. They stay open, even when the server ends them. */
  deafen(): void;
  close(): void;
}

/** @param url - the address of the server. */
export async function proxyTo(url: string): Promise<FaultyProxy> {
  const sockets = new Set<Socket>();
  const deaf = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    proxy.connections++;
    const far = connect(Number(new URL(url).port), "127.0.0.1");
    let isDoomed = false;
    near.on("data", (data) => {
      if (proxy.isSilent || deaf.has(near)) return;
      if (proxy.cutAfter !== null && data.includes(proxy.cutAfter)) isDoomed = true;
      if (proxy.cutBefore !== null && data.includes(proxy.cutBefore)) {
        proxy.cuts++;
        proxy.cutBefore = null;
        near.destroy();
        far.destroy();
        return;
      }
      far.write(data);
    });
    far.on("data", (data) => {
      if (proxy.isSilent || deaf.has(far)) return;
      if (!isDoomed) {
        near.write(data);
        return;
      }
      proxy.cuts++;
      proxy.cutAfter = null;
      near.destroy();
      far.destroy();
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      const end = () => {
        if (!deaf.has(one)) other.destroy();
      };
      one.on("error", end);
      one.on("close", () => {
        sockets.delete(one);
        end();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port");
  const proxy: FaultyProxy = {
    port: address.port,
    through: (target) => target.replace(/:\d+\//, `:${address.port}/`),
    cutAfter: null,
    cutBefore: null,
    cuts: 0,
    connections: 0,
    isSilent: false,
    get isCut() {
      return isCut;
    },
    set isCut(cut) {
      isCut = cut;
      if (cut) for (const socket of sockets) socket.destroy();
    },
    deafen() {
      for (const socket of sockets) deaf.add(socket);
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
  return proxy;
}
