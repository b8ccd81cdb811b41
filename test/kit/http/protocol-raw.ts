import { SECOND } from "../../../src/kit/shared/clock.ts";

/** An answer as it came over a socket. */
export interface RawAnswer {
  /** As its status line has it: `HTTP/1.1`. */
  readonly version: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** How long a server may be silent before it counts as hanging. */
const PATIENCE = 3 * SECOND;

/**
 * Sends bytes as they are, which `fetch` would refuse or mend, and reads until the server closes the connection: the
 * request should ask for that.
 * @throws Error when the server says nothing for three seconds, or what it says is no answer of HTTP.
 */
export async function rawExchange(url: string, ...parts: (string | Uint8Array)[]): Promise<RawAnswer> {
  const encoder = new TextEncoder();
  const bytes = Buffer.concat(parts.map((part) => (typeof part === "string" ? encoder.encode(part) : part)));
  return parseAnswer(await overSocket(url, bytes));
}

function overSocket(url: string, bytes: Uint8Array): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let sent = 0;
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let guard: ReturnType<typeof setTimeout> | undefined;
    const finish = () => {
      clearTimeout(guard);
      resolve(Buffer.concat(chunks));
    };
    const send = (socket: Bun.Socket) => {
      sent += Math.max(0, socket.write(bytes.subarray(sent)));
    };
    const connecting = Bun.connect({
      hostname,
      port: Number(port),
      socket: {
        open: send,
        drain: send,
        data: (_socket, received) => void chunks.push(Buffer.from(received)),
        close: finish,
        // The server may close before it has read everything it refused; what it said counts.
        error: (_socket, error) => (chunks.length > 0 ? finish() : reject(error)),
      },
    });
    guard = setTimeout(() => {
      reject(new Error("The server hangs: no whole answer, and the connection stays open"));
      connecting.then((socket) => socket.terminate(), reject);
    }, PATIENCE);
    connecting.catch(reject);
  });
}

function parseAnswer(bytes: Buffer): RawAnswer {
  const text = bytes.toString("latin1");
  const end = text.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = text.slice(0, end).split("\r\n");
  const [, version, status] = /^(HTTP\/1\.\d) (\d{3}) /.exec(statusLine) ?? [];
  if (version === undefined || status === undefined)
    throw new Error(`No answer of HTTP: ${JSON.stringify(text.slice(0, 200))}`);
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  return { version, status: Number(status), headers, body: bytes.subarray(end + 4).toString("utf8") };
}

/** The head of a request that closes its connection. Lines are taken as they are. */
export function head(requestLine: string, ...lines: string[]): string {
  return [`${requestLine} HTTP/1.1`, "connection: close", ...lines, "", ""].join("\r\n");
}

/** One chunk of a chunked body; an empty one ends it. */
export function chunk(text: string): string {
  return `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
}
