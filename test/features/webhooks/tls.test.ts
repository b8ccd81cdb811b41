import { describe, expect, test } from "bun:test";
import tls from "node:tls";
import { createGuard } from "../../../src/kit/outbound/guard.ts";
import { LOOPBACK } from "../../../src/kit/shared/loopback.ts";
import { createSender } from "../../../src/features/webhooks/sender.ts";
import { TestClock } from "../../scenario.ts";
import { NO_LIMITS } from "./no-limits.ts";
import { certificateFor } from "./certificates.ts";
import { answer, type Behaviour, listen } from "./receiver.ts";

const hooks = await certificateFor(["hooks.example.org"]);
const other = await certificateFor(["other.example.org"]);
const expired = await certificateFor(["hooks.example.org"], -30, -1);
const early = await certificateFor(["hooks.example.org"], 1, 30);
const wild = await certificateFor(["*.example.org"]);
const numbered = await certificateFor(["127.0.0.1", "::1"]);

/** Sends to a receiver on loopback, trusting `authorities`, and waits longer than any busy machine takes. */
const senderTrusting = (...authorities: readonly { cert: string }[]) => senderWaiting(20_000, authorities);

/** @param timeout - milliseconds that an answer may take. */
function senderWaiting(timeout: number, authorities: readonly { cert: string }[]) {
  const guard = createGuard({
    allow: LOOPBACK,
    lookup: async () => ["127.0.0.1"],
    timeout: () => Promise.withResolvers<void>().promise,
  });
  const ca = authorities.map(({ cert }) => cert).join("\n");
  const send = createSender({
    reach: guard.reach,
    limits: NO_LIMITS,
    userAgent: "Quietzone/test",
    clock: new TestClock(),
    timeout,
    ...(ca === "" ? {} : { ca }),
  });
  return async (host: string, port: number) => {
    const { status, error } = await send(
      { url: `https://${host}:${port}/hook`, body: "{}", headers: {} },
      true,
    );
    return error ?? status;
  };
}

const good: Behaviour["asked"] = (socket) => void socket.write(answer("200 OK"));

describe("over TLS", () => {
  test("the certificate must be the name's, though the connection goes to an address", async () => {
    const send = senderTrusting(hooks, other);
    const receiver = await listen({ tls: hooks, asked: good });
    expect(await send("hooks.example.org", receiver.port)).toBe(200);
    expect(await send("HOOKS.example.org.", receiver.port)).toBe(200);
    expect(await send("other.example.org", receiver.port)).toBe("certificate_invalid");
    expect(await send("example.org", receiver.port)).toBe("certificate_invalid");
    expect(await send("127.0.0.1", receiver.port)).toBe("certificate_invalid");
    // Nothing was sent before that was known.
    expect(receiver.requests).toHaveLength(2);
  });

  test("a receiver named by its address needs a certificate of the address", async () => {
    const send = senderTrusting(numbered);
    const receiver = await listen({ tls: numbered, asked: good });
    expect(await send("127.0.0.1", receiver.port)).toBe(200);
    expect(await send("hooks.example.org", receiver.port)).toBe("certificate_invalid");
    const six = await listen({ host: "::1", tls: numbered, asked: good });
    expect(await send("[::1]", six.port)).toBe(200);
  });

  test("a wildcard stands for one label", async () => {
    const send = senderTrusting(wild);
    const { port } = await listen({ tls: wild, asked: good });
    expect(await send("hooks.example.org", port)).toBe(200);
    expect(await send("a.hooks.example.org", port)).toBe("certificate_invalid");
    expect(await send("example.org", port)).toBe("certificate_invalid");
  });

  test.each([
    ["expired", expired],
    ["not valid yet", early],
  ])("a certificate that is %s is not accepted", async (_state, certificate) => {
    const receiver = await listen({ tls: certificate, asked: good });
    expect(await senderTrusting(certificate)("hooks.example.org", receiver.port)).toBe("certificate_invalid");
    expect(receiver.requests).toEqual([]);
  });

  test("a certificate of an unknown authority is not accepted", async () => {
    const { port } = await listen({ tls: hooks, asked: good });
    expect(await senderTrusting()("hooks.example.org", port)).toBe("certificate_invalid");
    expect(await senderTrusting(other)("hooks.example.org", port)).toBe("certificate_invalid");
  });

  test("names that share an address share no connection", async () => {
    const seen: string[] = [];
    const receiver = await listen({
      tls: {
        ...hooks,
        SNICallback(name, done) {
          seen.push(name);
          done(null, tls.createSecureContext(name === "other.example.org" ? other : hooks));
        },
      },
      asked: good,
    });
    const send = senderTrusting(hooks, other);
    const names = ["hooks", "other", "hooks", "third", "other", "hooks"];
    const outcomes = [];
    for (const name of names) outcomes.push(await send(`${name}.example.org`, receiver.port));
    expect(outcomes).toEqual([200, 200, 200, "certificate_invalid", 200, 200]);
    expect(new Set(seen)).toEqual(new Set(["hooks.example.org", "other.example.org", "third.example.org"]));
    for (const request of receiver.requests)
      expect(request).toMatch(/\r\nhost: (hooks|other)\.example\.org:/i);
    expect(receiver.requests).toHaveLength(5);
  });

  test("a distrusting sender does not borrow the connection of a trusting one", async () => {
    const { port } = await listen({ tls: hooks, asked: good });
    expect(await senderTrusting(hooks)("hooks.example.org", port)).toBe(200);
    expect(await senderTrusting()("hooks.example.org", port)).toBe("certificate_invalid");
  });

  test("a receiver that speaks none, hangs, or hangs up is said to", async () => {
    const send = senderTrusting(hooks);
    const plain = await listen({
      connected: (socket) => socket.on("data", () => socket.write(answer("400 Bad"))),
    });
    expect(await send("hooks.example.org", plain.port)).toBe("tls_failed");
    const mute = await listen({});
    expect(await senderWaiting(500, [hooks])("hooks.example.org", mute.port)).toBe("timeout");
    const rude = await listen({
      connected: (socket) => socket.on("data", () => void socket.resetAndDestroy()),
    });
    expect(await send("hooks.example.org", rude.port)).toBe("connection_reset");
  });

  test("a receiver of old times is refused", async () => {
    const { port } = await listen({
      tls: { ...hooks, minVersion: "TLSv1", maxVersion: "TLSv1.1" },
      asked: good,
    });
    expect(await senderTrusting(hooks)("hooks.example.org", port)).toBe("tls_failed");
  });
});
