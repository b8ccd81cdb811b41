import { connect, createServer, type Socket } from "node:net";

/** A line to a server of this machine that tests can disturb. */
export interface Line {
  readonly port: number;
  /** The address of a database, by way of this line. */
  through(url: string): string;
  /** While it is set, the answer to a message that holds this text does not arrive: the line is cut instead. */
  cutAfter: string | null;
  /** How often it was cut. */
  cuts: number;
  /** How many connections were made over it. */
  connections: number;
  /** While it is cut, whoever connects is turned away, and whoever was connected no longer is. */
  isCut: boolean;
  /** While it is silent, nothing is heard any more, and nothing is said to be wrong. */
  isSilent: boolean;
  close(): void;
}

/** @param url - the address of what it leads to. */
export async function lineTo(url: string): Promise<Line> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    line.connections++;
    const far = connect(Number(new URL(url).port), "127.0.0.1");
    let isDoomed = false;
    near.on("data", (data) => {
      if (line.isSilent) return;
      if (line.cutAfter !== null && data.includes(line.cutAfter)) isDoomed = true;
      far.write(data);
    });
    far.on("data", (data) => {
      if (line.isSilent) return;
      if (!isDoomed) {
        near.write(data);
        return;
      }
      line.cuts++;
      line.cutAfter = null;
      near.destroy();
      far.destroy();
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The line has no port");
  const line: Line = {
    port: address.port,
    through: (target) => target.replace(/:\d+\//, `:${address.port}/`),
    cutAfter: null,
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
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
  return line;
}
