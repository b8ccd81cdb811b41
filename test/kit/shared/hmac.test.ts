import { describe, expect, test } from "bun:test";
import { createHmac, hkdfSync } from "node:crypto";
import fc from "fast-check";
import { createSigner, deriveKey } from "../../../src/kit/shared/hmac.ts";

const SECRET = Uint8Array.from({ length: 32 }, (_, i) => i);

test("a derived key is HKDF-SHA-256 of the secret with its purpose (RFC 5869)", async () => {
  const expected = hkdfSync("sha256", SECRET, new Uint8Array(32), "quietzone/cookies", 32);
  expect(await deriveKey(SECRET, "cookies")).toEqual(new Uint8Array(expected));
});

test("every purpose and every secret has a key of its own", async () => {
  const other = SECRET.toReversed();
  const keys = [
    await deriveKey(SECRET, "cookies"),
    await deriveKey(SECRET, "webhooks"),
    await deriveKey(SECRET, ""),
    await deriveKey(other, "cookies"),
  ];
  expect(new Set(keys.map((key) => key.toHex())).size).toBe(4);
});

describe("a signature", () => {
  test("is HMAC-SHA-256 in base64url, and verifies", async () => {
    const signer = await createSigner(SECRET);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 60 }), async (text) => {
        const signature = await signer.sign(text);
        expect(signature).toBe(createHmac("sha256", SECRET).update(text).digest("base64url"));
        expect(await signer.verify(text, signature)).toBe(true);
      }),
      { seed: 41, numRuns: 100 },
    );
  });

  test("of one text or key is not valid for another", async () => {
    const [signer, stranger] = [await createSigner(SECRET), await createSigner(SECRET.toReversed())];
    const signature = await signer.sign("yes");
    expect(await signer.verify("no", signature)).toBe(false);
    expect(await signer.verify("yes ", signature)).toBe(false);
    expect(await stranger.verify("yes", signature)).toBe(false);
  });

  test("with any bit changed is not valid", async () => {
    const signer = await createSigner(SECRET);
    const bytes = Uint8Array.fromBase64(await signer.sign("yes"), { alphabet: "base64url" });
    for (let bit = 0; bit < 256; bit++) {
      const forged = bytes.slice();
      forged[bit >> 3] = (forged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const text = forged.toBase64({ alphabet: "base64url", omitPadding: true });
      expect(await signer.verify("yes", text)).toBe(false);
    }
  });

  test("of another form is not valid, and no error", async () => {
    const signer = await createSigner(SECRET);
    const signature = await signer.sign("yes");
    const garbage = [
      "",
      "x",
      "=",
      "%%%",
      "ü",
      signature.slice(1),
      `${signature}${signature}`,
      "\u0000",
      "+/+/",
    ];
    for (const text of [...garbage, "a".repeat(100_000)])
      expect(await signer.verify("yes", text)).toBe(false);
  });
});
