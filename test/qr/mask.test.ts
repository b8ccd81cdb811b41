import { expect, test } from "bun:test";
import { create } from "qrcode";
import { encode } from "../../src/qr/encode.ts";
import { LEVELS } from "../../src/qr/matrix.ts";

/** The package's own choice of mask is the reference: it goes through the symbol module by module. */
test("every version and level gets the mask and the modules that the package chooses", () => {
  for (let version = 1; version <= 40; version++)
    for (const level of LEVELS)
      for (const text of [`https://museum.example/${version}`.slice(0, 7), `A${version}${level}`]) {
        const reference = create(text, { errorCorrectionLevel: level, version });
        const ours = encode(text, level, version);
        expect([ours.version, ours.mask]).toEqual([version, reference.maskPattern ?? -1]);
        expect(Buffer.from(ours.modules).equals(Buffer.from(reference.modules.data))).toBe(true);
      }
});

test("contents of all kinds and lengths get the reference's mask, and every mask comes up", () => {
  const masks = new Set<number>();
  for (let n = 0; n < 400; n++) {
    const text = Array.from({ length: 1 + ((n * 37) % 300) }, (_, i) =>
      String.fromCharCode(n % 3 === 0 ? 48 + ((i * n) % 10) : 33 + ((i * i * (n + 7) + n) % 90)),
    ).join("");
    const reference = create(text, { errorCorrectionLevel: "M" });
    const ours = encode(text, "M");
    expect(Buffer.from(ours.modules).equals(Buffer.from(reference.modules.data))).toBe(true);
    masks.add(ours.mask);
  }
  expect([...masks].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});
