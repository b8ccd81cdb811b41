import { onTestFinished } from "bun:test";
import dns from "node:dns";

/** What a name server says: an IPv4 address, that there is none, that it won't or can't tell, or nothing at all. */
export type Saying = "93.184.216.34" | "127.0.0.1" | keyof typeof CODES | "silence";

/** Codes of answers (RFC 1035, 4.1.1). */
const CODES = { nodata: 0, servfail: 2, nxdomain: 3, refused: 5 } as const;

const [A, AAAA] = [1, 28];
const HEAD = 12;

export interface NameServer {
  /** Its address, as `QZ_DNS_SERVERS` names it. */
  readonly address: string;
  /** What it says of a name from now on. */
  says: (name: string, type: "A" | "AAAA" | "TXT") => Saying;
}

/** A name server that misbehaves as it is told, and is the machine's until the test is done. */
export async function openNameServer(says: NameServer["says"]): Promise<NameServer> {
  const socket = await Bun.udpSocket({
    hostname: "127.0.0.1",
    socket: {
      data(from, question, port, address) {
        const answer = answerTo(question, server.says);
        if (answer) from.send(answer, port, address);
      },
    },
  });
  const before = dns.getServers();
  dns.setServers([`127.0.0.1:${socket.port}`]);
  onTestFinished(() => {
    dns.setServers(before);
    socket.close();
  });
  const server: NameServer = { address: `127.0.0.1:${socket.port}`, says };
  return server;
}

function answerTo(question: Buffer, says: NameServer["says"]): Buffer | null {
  const labels: string[] = [];
  let end = HEAD;
  for (let length = question[end] ?? 0; length > 0; length = question[end] ?? 0) {
    labels.push(question.toString("latin1", end + 1, end + 1 + length));
    end += length + 1;
  }
  const number = question.readUInt16BE(end + 1);
  const type = number === A ? "A" : number === AAAA ? "AAAA" : "TXT";
  const said = says(labels.join("."), type);
  if (said === "silence") return null;
  const isAddress = !(said in CODES);
  const code = Object.entries(CODES).find(([name]) => name === said)?.[1] ?? 0;
  const head = Buffer.from(question.subarray(0, HEAD));
  head.writeUInt16BE(0x8180 | code, 2);
  head.writeUInt16BE(isAddress && number === A ? 1 : 0, 6);
  head.writeUInt32BE(0, 8);
  const asked = question.subarray(HEAD, end + 5);
  if (!isAddress || number !== A) return Buffer.concat([head, asked]);
  // The name of the question, type A, class IN, valid for no time, four bytes.
  const record = [0xc0, HEAD, 0, A, 0, 1, 0, 0, 0, 0, 0, 4, ...said.split(".").map(Number)];
  return Buffer.concat([head, asked, Buffer.from(record)]);
}
