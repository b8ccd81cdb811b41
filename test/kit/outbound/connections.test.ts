import { describe, expect, test } from "bun:test";
import type { Socket } from "node:net";
import { createConnections, type Peer } from "../../../src/kit/outbound/connections.ts";
import { eventually } from "../../e2e/process.ts";
import { certificateFor } from "../../features/webhooks/certificates.ts";
import { answer, type Receiver, listen } from "../../features/webhooks/receiver.ts";

const REQUEST = "POST / HTTP/1.1\r\ncontent-length: 0\r\n\r\n";
const { signal } = new AbortController();

const peerOf = ({ port }: Receiver): Peer => ({
  address: "127.0.0.1",
  port,
  isSecure: false,
  serverName: null,
});
const accept = (socket: Socket) => void socket.write(answer("200 OK"));
const closed = (receiver: Receiver) =>
  eventually("the connection is closed", () => (receiver.open === 0 ? true : null));

describe("a connection", () => {
  test("rests until the next request to the same peer, however many follow", async () => {
    const receiver = await listen({ asked: accept });
    const { exchange } = createConnections({ areKept: true });
    for (let sent = 0; sent < 12; sent++) {
      const heard = await exchange(peerOf(receiver), REQUEST, signal);
      expect([heard.answer.status, heard.error, heard.certificateEnd]).toEqual([200, null, null]);
    }
    expect([receiver.connections, receiver.requests.length]).toEqual([1, 12]);
    await exchange({ ...peerOf(receiver), serverName: "other.example" }, REQUEST, signal);
    expect(receiver.connections).toBe(2);
  });

  test("is closed at once where none is kept", async () => {
    const receiver = await listen({ asked: accept });
    const { exchange } = createConnections({ areKept: false });
    await exchange(peerOf(receiver), REQUEST, signal);
    await closed(receiver);
  });

  test("is closed after a failure, whose body is not read, and after an answer that does not end", async () => {
    const { exchange } = createConnections({ areKept: true });
    for (const [said, status] of [
      ["HTTP/1.1 500 Oops\r\ncontent-length: 9\r\n\r\nabc", 500],
      ["HTTP/1.1 199 Odd\r\n\r\nHTTP/1.1 300 Odd\r\ncontent-length: 9\r\n\r\n", 300],
    ] as const) {
      const receiver = await listen({ asked: (socket) => void socket.write(said) });
      const heard = await exchange(peerOf(receiver), REQUEST, signal);
      expect([heard.answer.status, heard.error]).toEqual([status, null]);
      await closed(receiver);
    }
  });

  test("that says something while it rests is closed at once, and does not carry the next request", async () => {
    const sockets: Socket[] = [];
    const receiver = await listen({ connected: (socket) => void sockets.push(socket), asked: accept });
    const { exchange } = createConnections({ areKept: true });
    const other = { ...peerOf(receiver), serverName: "other.example" };
    await exchange(other, REQUEST, signal);
    await exchange(peerOf(receiver), REQUEST, signal);
    const [quiet, loud] = sockets;
    loud?.write(answer("500 Nobody asked"));
    await eventually("one is closed", () => (receiver.open === 1 ? true : null));
    // The other one has rested for longer.
    expect([quiet?.destroyed, loud?.destroyed]).toEqual([false, true]);
    expect((await exchange(peerOf(receiver), REQUEST, signal)).answer.status).toBe(200);
    expect(receiver.connections).toBe(3);
  });

  test("that the peer closes while the request is on its way is replaced", async () => {
    let asked = 0;
    const receiver = await listen({
      asked: (socket) => (++asked === 2 ? socket.resetAndDestroy() : accept(socket)),
    });
    const { exchange } = createConnections({ areKept: true });
    for (let sent = 0; sent < 2; sent++)
      expect((await exchange(peerOf(receiver), REQUEST, signal)).answer.status).toBe(200);
    expect([receiver.connections, asked]).toEqual([2, 3]);
  });

  test("that is not answered ends with its signal, and one without time is not asked", async () => {
    const receiver = await listen({});
    const { exchange } = createConnections({ areKept: true });
    const controller = new AbortController();
    const waiting = exchange(peerOf(receiver), REQUEST, controller.signal);
    await eventually("it has been asked", () => (receiver.requests.length > 0 ? true : null));
    controller.abort(new Error("enough"));
    expect(await waiting).toMatchObject({ error: { message: "enough" }, answer: { status: null } });
    await closed(receiver);
    expect((await exchange(peerOf(receiver), REQUEST, controller.signal)).error).toMatchObject({
      message: "enough",
    });
    expect(receiver.requests).toHaveLength(1);
  });

  test("of the 256 that may rest at most makes no room for another", async () => {
    const sockets: Socket[] = [];
    const receiver = await listen({ asked: (socket) => void sockets.push(socket) });
    const { exchange } = createConnections({ areKept: true });
    const all = Array.from({ length: 257 }, () => exchange(peerOf(receiver), REQUEST, signal));
    await eventually("all are asked", () => (sockets.length === 257 ? true : null));
    for (const socket of sockets) accept(socket);
    await Promise.all(all);
    await eventually("one is closed", () => (receiver.open === 256 ? true : null));
  });

  test("over TLS is asked once the certificate is known, and says when that ends", async () => {
    const certificate = await certificateFor(["hooks.example"]);
    const receiver = await listen({ tls: certificate, asked: accept });
    const { exchange } = createConnections({ ca: certificate.cert, areKept: true });
    const peer = { ...peerOf(receiver), isSecure: true, serverName: "hooks.example" };
    const heard = await exchange(peer, REQUEST, signal);
    expect([heard.answer.status, typeof heard.certificateEnd]).toEqual([200, "number"]);
    const wrong = await exchange({ ...peer, serverName: "other.example" }, REQUEST, signal);
    expect([wrong.answer.status, receiver.requests.length]).toEqual([null, 1]);
  });
});
