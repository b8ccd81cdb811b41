import { expect, test } from "bun:test";
import fc from "fast-check";
import { completeStyle } from "../../../src/qr/complete-style.ts";
import { assess } from "../../../src/qr/scannability/assess.ts";
import { createPayloadJudge, judgedAs } from "../../../src/qr/scannability/payload-judge.ts";
import { ENCODINGS } from "../../../src/qr/style.ts";
import { orders } from "../random-styles.ts";

/** The cheap verdict must be the one that the drawing gets. */
test("a payload is judged without drawing as it is judged with drawing, for any style", () => {
  let refused = 0;
  fc.assert(
    fc.property(
      orders,
      fc.array(fc.string({ minLength: 1, maxLength: 400, unit: "grapheme" }), { maxLength: 4 }),
      fc.constantFrom(...ENCODINGS),
      (order, more, encoding) => {
        const design = completeStyle({ ...order.style, encoding });
        const verdict = createPayloadJudge(design, order.art);
        for (const payload of [order.payload, ...more]) {
          const { problems } = assess(payload, design, order.art);
          refused += +(problems.length > 0);
          expect(verdict(payload)).toEqual(problems);
        }
      },
    ),
    { seed: 5, numRuns: 150 },
  );
  expect(refused).toBeGreaterThan(20);
});

test("payloads that are judged as the same text are judged alike in any style", () => {
  const characters = ["1", "12345678", "A", "AB-1", "a", "/", "ü"];
  const payloads = fc.array(fc.constantFrom(...characters), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(orders, payloads, (order, pieces) => {
      const design = completeStyle(order.style);
      const payload = pieces.join("");
      // The same lengths in each mode, of other characters.
      const other = payload.replaceAll("1", "9").replaceAll("A", "Z").replaceAll("a", "z");
      expect(judgedAs(other)).toBe(judgedAs(payload));
      expect(assess(other, design, order.art).problems).toEqual(assess(payload, design, order.art).problems);
    }),
    { seed: 6, numRuns: 60 },
  );
  expect(judgedAs("a".repeat(20))).not.toBe(judgedAs("a".repeat(21)));
});

test("payloads at the edge of a version, in digits and in bytes, are judged alike", () => {
  for (const encoding of ENCODINGS) {
    const design = completeStyle({ size: 130, encoding });
    const verdict = createPayloadJudge(design, null);
    for (let length = 1; length < 260; length++)
      for (const character of ["1", "A", "a", "ü"]) {
        const payload = character.repeat(length);
        expect(verdict(payload)).toEqual(assess(payload, design, null).problems);
      }
  }
});
