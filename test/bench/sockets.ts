/** One connection's side of a load. */
export interface Client {
  next(): Buffer;
  /** Takes a part of an answer. @returns whether the answer ends with it. */
  ends(chunk: Buffer): boolean;
}

/** The figures of a load, with latencies in milliseconds. */
export interface Figures {
  readonly requests: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Sends requests over raw sockets for a time, with one in flight on each connection. */
export async function exchange(
  port: number,
  connections: number,
  milliseconds: number,
  clientOf: (index: number) => Client,
): Promise<Figures> {
  const latencies: number[] = [];
  const started = performance.now();
  const deadline = started + milliseconds;

  const connect = (client: Client): Promise<void> =>
    new Promise((done, fail) => {
      let sentAt = 0;
      void Bun.connect({
        hostname: "127.0.0.1",
        port,
        socket: {
          open(socket) {
            sentAt = performance.now();
            socket.write(client.next());
          },
          data(socket, chunk) {
            if (!client.ends(chunk)) return;
            const now = performance.now();
            latencies.push(now - sentAt);
            if (now >= deadline) {
              socket.end();
              done();
              return;
            }
            sentAt = now;
            socket.write(client.next());
          },
          error: (_, error) => fail(error),
          connectError: (_, error) => fail(error),
        },
      });
    });

  await Promise.all(Array.from({ length: connections }, (_, index) => connect(clientOf(index))));
  const seconds = (performance.now() - started) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
  return {
    requests: latencies.length,
    perSecond: latencies.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
  };
}
