import { describe, expect, test } from "bun:test";
import { createAnswerReader } from "../../../src/kit/outbound/answer.ts";
import type { Heard, Peer } from "../../../src/kit/outbound/connections.ts";
import { exchangeWith, unlessAborted } from "../../../src/kit/outbound/exchange.ts";
import { FAILURES, failureOf } from "../../../src/kit/outbound/failure.ts";
import { isPublicHost } from "../../../src/kit/outbound/public.ts";
import { createTimeLeft } from "../../../src/kit/outbound/time-left.ts";

const { signal } = new AbortController();

/** Answers of addresses that do as they are told: an answer, or an error's code. */
async function asked(url: string, says: Readonly<Record<string, string | { readonly code: string }>>) {
  const peers: Peer[] = [];
  const requests: string[] = [];
  const [first = "", ...others] = Object.keys(says);
  async function exchange(peer: Peer, request: string): Promise<Heard> {
    peers.push(peer);
    requests.push(request);
    const said = says[peer.address] ?? says[`[${peer.address}]`] ?? "";
    const answer = createAnswerReader();
    if (typeof said === "string") answer.push(Buffer.from(said));
    const error = typeof said === "string" ? null : Object.assign(new Error("No"), said);
    return { answer, error, certificateEnd: null };
  }
  const request = { method: "POST", url: new URL(url), headers: { "x-a": "b" }, body: "{}" } as const;
  const heard = await exchangeWith({ exchange }, [first, ...others], request, signal);
  return { peers, requests, status: heard.answer.status };
}

const OK = "HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n";

describe("a request", () => {
  test.each([
    ["http://a.example/", { port: 80, isSecure: false, serverName: "a.example" }],
    ["https://a.example./", { port: 443, isSecure: true, serverName: "a.example" }],
    ["https://a.example:8443/", { port: 8443, isSecure: true, serverName: "a.example" }],
    ["https://192.0.2.7/", { port: 443, isSecure: true, serverName: null }],
    ["https://[2001:db8::1]/", { port: 443, isSecure: true, serverName: null }],
  ])("to %s goes to its port, under its name", async (url, peer) => {
    expect((await asked(url, { "192.0.2.1": OK })).peers).toEqual([{ address: "192.0.2.1", ...peer }]);
  });

  test("is written as HTTP/1.1, with the host of its URL", async () => {
    const { requests } = await asked("http://a.example:8080/hook?x=1#part", { "[2001:db8::1]": OK });
    expect(requests).toEqual(["POST /hook?x=1 HTTP/1.1\r\nhost: a.example:8080\r\nx-a: b\r\n\r\n{}"]);
  });

  test("goes to the next address only where the one before took no connection", async () => {
    const refused = { code: "ECONNREFUSED" };
    const says = { "[2001:db8::1]": refused, "192.0.2.1": OK, "192.0.2.2": OK };
    const both = await asked("http://a.example/", says);
    expect(both.peers.map(({ address }) => address)).toEqual(["2001:db8::1", "192.0.2.1"]);
    expect(both.status).toBe(200);
    for (const said of [OK, "nothing of HTTP\r\n", { code: "ECONNRESET" }]) {
      const once = await asked("http://a.example/", { "192.0.2.1": said, "192.0.2.2": OK });
      expect(once.peers.map(({ address }) => address)).toEqual(["192.0.2.1"]);
    }
  });
});

test.each([
  ["ECONNREFUSED", "connection_refused"],
  ["ECONNRESET", "connection_reset"],
  ["EPIPE", "connection_reset"],
  ["CERT_HAS_EXPIRED", "certificate_invalid"],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "certificate_invalid"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "certificate_invalid"],
  ["EPROTO", "tls_failed"],
  ["ERR_SSL_WRONG_VERSION_NUMBER", "tls_failed"],
  ["ETIMEDOUT", "timeout"],
  ["InvalidHTTPResponse", "invalid_answer"],
  ["EHOSTUNREACH", "connection_failed"],
] as const)("an error %s is told as %s, which is in the list of failures", (code, failure) => {
  expect(failureOf(Object.assign(new Error("No"), { code }))).toBe(failure);
  expect(FAILURES).toContain(failure);
});

test("the reason of a signal is told by its name, and what is no error as a failed connection", () => {
  expect(failureOf(AbortSignal.abort().reason)).toBe("timeout");
  expect(failureOf("ECONNREFUSED")).toBe("connection_failed");
});

test("work ends with its signal", async () => {
  const controller = new AbortController();
  const endless = unlessAborted(controller.signal, Promise.withResolvers<never>().promise);
  controller.abort(new Error("enough"));
  await expect(endless).rejects.toThrow("enough");
  expect(await unlessAborted(signal, Promise.resolve(7))).toBe(7);
});

test("the parts of an exchange share its time: none is left for the next one when it is over", async () => {
  const time = createTimeLeft(5);
  const untilAborted = (own: AbortSignal) =>
    new Promise<string>((resolve) => own.addEventListener("abort", () => resolve("over")));
  expect(await time.during(untilAborted)).toBe("over");
  expect(time.taken).toBeGreaterThan(0);
  expect(await time.during(untilAborted)).toBe("over");
});

test("a host is public if it is an address that is, and holds no other as ISATAP does", () => {
  const others = ["[2606:2800::2:5efe:a00:1]", "[2606:2800::400:5efe:a00:1]"];
  const open = ["8.8.8.8", "[2606:2800:21f:cb07::1]", ...others];
  const kept = ["10.0.0.1", "[::1]", "[2606:2800::5efe:a00:1]", "[2606:2800::200:5efe:a00:1]", "a.example"];
  expect([...open, ...kept].filter(isPublicHost)).toEqual(open);
});
