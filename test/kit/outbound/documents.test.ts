import { describe, expect, test } from "bun:test";
import { createDocuments, DocumentError } from "../../../src/kit/outbound/documents.ts";
import { createGuard } from "../../../src/kit/outbound/guard.ts";
import { EVERYWHERE } from "../../../src/kit/outbound/public.ts";
import { SECOND } from "../../../src/kit/shared/clock.ts";
import { LOOPBACK } from "../../../src/kit/shared/loopback.ts";
import { certificateFor } from "../../features/webhooks/certificates.ts";
import { type Behaviour, listen } from "../../features/webhooks/receiver.ts";

const certificate = await certificateFor(["id.example.org"]);

/** Asks a server of a name that is looked up as `addresses`. @returns the status and text, or the failure. */
async function ask(
  url: string,
  more: {
    allow?: typeof LOOPBACK;
    ca?: string;
    timeout?: number;
    addresses?: string[];
    signal?: AbortSignal;
  } = {},
): Promise<string> {
  const guard = createGuard({
    allow: more.allow ?? LOOPBACK,
    lookup: async () => more.addresses ?? ["127.0.0.1"],
    timeout: () => Promise.withResolvers<void>().promise,
  });
  const read = createDocuments({
    guardOf: () => guard,
    userAgent: "Quietzone/test",
    timeout: more.timeout ?? 20 * SECOND,
    largest: 1_000,
    ...(more.ca === undefined ? {} : { ca: more.ca }),
  });
  try {
    const answer = await read(url, { method: "GET", headers: { accept: "*/*" }, signal: more.signal });
    return `${answer.status} ${await answer.text()}`;
  } catch (error) {
    if (error instanceof DocumentError) return error.failure;
    throw error;
  }
}

const says =
  (head: string, body = ""): NonNullable<Behaviour["asked"]> =>
  (socket) =>
    void socket.end(`HTTP/1.1 ${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`);

describe("a document", () => {
  test("is asked for at the address, under the server's name", async () => {
    const { port, requests } = await listen({ asked: says("200 OK", "{}") });
    expect(await ask(`http://id.example.org:${port}/a?b=c`)).toBe("200 {}");
    const [request = ""] = requests;
    expect(request).toStartWith("GET /a?b=c HTTP/1.1\r\n");
    for (const field of [
      `host: id.example.org:${port}`,
      "user-agent: Quietzone/test",
      "accept-encoding: identity",
    ])
      expect(request.toLowerCase()).toContain(`${field.toLowerCase()}\r\n`);
  });

  test("is read over TLS from the server of that name alone", async () => {
    const { port } = await listen({ tls: certificate, asked: says("200 OK", "{}") });
    const ca = certificate.cert;
    expect(await ask(`https://id.example.org:${port}/`, { ca })).toBe("200 {}");
    expect(await ask(`https://other.example.org:${port}/`, { ca })).toBe("certificate_invalid");
    expect(await ask(`https://id.example.org:${port}/`)).toBe("certificate_invalid");
  });

  test("may be a refusal, which is read as well, or a way elsewhere, which is not gone", async () => {
    const refusing = await listen({ asked: says("400 Bad Request", "no") });
    expect(await ask(`http://id.example.org:${refusing.port}/`)).toBe("400 no");
    const leading = await listen({ asked: says("302 Found\r\nlocation: /other", "") });
    expect(await ask(`http://id.example.org:${leading.port}/`)).toBe("302 ");
    expect(leading.requests).toHaveLength(1);
  });

  test("that is larger than allowed is not read to its end", async () => {
    const { port } = await listen({
      asked: (socket) =>
        void socket.write(`HTTP/1.1 200 OK\r\ncontent-length: 9000000\r\n\r\n${"x".repeat(2_000)}`),
    });
    expect(await ask(`http://id.example.org:${port}/`)).toBe("too_large");
  });

  test("that never comes, or never ends, is given up", async () => {
    const silent = await listen({});
    expect(await ask(`http://id.example.org:${silent.port}/`, { timeout: 50 })).toBe("timeout");
    const slow = await listen({
      asked: (socket) => void socket.write("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nx"),
    });
    expect(await ask(`http://id.example.org:${slow.port}/`, { timeout: 50 })).toBe("timeout");
    expect(await ask(`http://id.example.org:${slow.port}/`, { signal: AbortSignal.abort() })).toBe("timeout");
  });

  test("is not unpacked", async () => {
    const packed = Bun.gzipSync(Buffer.alloc(100_000));
    const { port } = await listen({
      asked: (socket) => {
        socket.write(`HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: ${packed.length}\r\n\r\n`);
        socket.end(packed);
      },
    });
    expect((await ask(`http://id.example.org:${port}/`)).length).toBeLessThan(1_000);
  });

  test("comes from the next address where one takes no connection, and from none that is not allowed", async () => {
    const { port } = await listen({ asked: says("200 OK", "{}") });
    const url = `http://id.example.org:${port}/`;
    expect(await ask(url, { addresses: ["127.0.0.9", "127.0.0.1"] })).toBe("200 {}");
    expect(await ask(url, { allow: [] })).toBe("address_not_allowed");
    expect(await ask(url, { addresses: ["127.0.0.1", "10.0.0.1"] })).toBe("address_not_allowed");
    expect(await ask(url, { allow: EVERYWHERE })).toBe("200 {}");
    expect(await ask("file:///etc/passwd")).toBe("address_not_allowed");
  });
});
