import { expect, test } from "bun:test";
import { retryKey } from "../../../src/kit/http/idempotency.ts";
import { admit, factsOf } from "../../../src/kit/http/requests.ts";
import { Fault } from "../../../src/kit/shared/fault.ts";
import { holderOfKey, TENANT } from "../../tenant.ts";

const ROUTE = "POST /app/api/codes";
function keyOf(key: string | null, body = "{}") {
  const headers = key === null ? new Headers() : new Headers({ "idempotency-key": key });
  const request = new Request("http://localhost/app/api/codes", { method: "POST", headers });
  admit(request, { address: "203.0.113.7", proxied: false }, "req_1");
  const facts = factsOf(request);
  facts.holder = holderOfKey();
  facts.body = new TextEncoder().encode(body);
  return retryKey(request, ROUTE);
}

function faultOf(work: () => unknown): Fault {
  try {
    work();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error("Nothing was refused");
}

test("a request without a key is no retry", () => {
  expect(keyOf(null)).toBeNull();
});

test("a key belongs to a tenant, a route and a body", () => {
  const first = keyOf("order 4711~");
  expect(first).toEqual({
    tenantId: TENANT.id,
    route: ROUTE,
    key: "order 4711~",
    fingerprint: new Bun.CryptoHasher("sha256").update("{}").digest("hex"),
  });
  expect(keyOf("order 4711~")).toEqual(first);
  expect(keyOf("order 4711~", "{ }")?.fingerprint).not.toBe(first?.fingerprint ?? "");
});

test("a key has 1 to 255 printable ASCII characters", () => {
  expect(keyOf("k")?.key).toBe("k");
  expect(keyOf("k".repeat(255))?.key).toHaveLength(255);
  for (const key of ["", "k".repeat(256), "kéy", "k\u007f"]) {
    const refused = faultOf(() => keyOf(key));
    expect(refused.errors).toMatchObject([{ pointer: "", reason: "idempotency_key_malformed" }]);
  }
});

test("a password is no part of what is kept of a body, and all else is", () => {
  const body = (password: string, hint: string) =>
    JSON.stringify({ target: "https://museum.example/", lock: { password, hint } }, null, 1);
  const first = keyOf("order 4711", body('open "sesame" \\', "x"))?.fingerprint;
  expect(keyOf("order 4711", body("another", "x"))?.fingerprint).toBe(first);
  expect(keyOf("order 4711", body("another", "y"))?.fingerprint).not.toBe(first);
});
