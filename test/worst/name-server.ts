/** A name server on loopback that knows no name. */
export interface NameServer {
  /** Its address with its port. */
  readonly address: string;
  stop(): void;
}

/** The third byte of a message's head says that it is an answer, the fourth that there is no such name (RFC 1035, 4.1.1). */
const [ANSWER, NO_NAME] = [0x84, 0x83];

export async function startNameServer(): Promise<NameServer> {
  const socket = await Bun.udpSocket({
    hostname: "127.0.0.1",
    socket: {
      data(from, question, port, address) {
        question[2] = ANSWER;
        question[3] = NO_NAME;
        // Without the records that may follow the question.
        question[11] = 0;
        from.send(question.subarray(0, endOfQuestion(question)), port, address);
      },
    },
  });
  return { address: `127.0.0.1:${socket.port}`, stop: () => socket.close() };
}

/** The end of the question: behind its name, type and class. */
function endOfQuestion(message: Buffer): number {
  let at = 12;
  while (message[at]) at += (message[at] ?? 0) + 1;
  return at + 5;
}
