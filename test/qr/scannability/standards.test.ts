import { describe, expect, test } from "bun:test";
import { completeStyle } from "../../../src/qr/complete-style.ts";
import { parseStyle } from "../../../src/qr/draw.ts";
import { readLogo } from "../../../src/qr/logo/read.ts";
import { buildPayload } from "../../../src/qr/payload/index.ts";
import { assess } from "../../../src/qr/scannability/assess.ts";
import { createPayloadJudge } from "../../../src/qr/scannability/payload-judge.ts";
import type { Style } from "../../../src/qr/style.ts";
import { STYLE_TEMPLATES } from "../../../src/qr/templates.ts";
import { mergePatch } from "../merge-patch.ts";
import { BADGE } from "../sensible-styles.ts";

const SHORT = { name: "Red Cross of Belgium", iban: "BE72 0000 0000 1616", amount: 1 };
const FULL = {
  ...SHORT,
  name: "n".repeat(70),
  remittanceUnstructured: `${"é".repeat(25)}${"r".repeat(115)}`,
  information: "i".repeat(55),
};
const TRANSFERS = [SHORT, FULL].map((fields) => buildPayload("epc", fields));
const [TRANSFER = ""] = TRANSFERS;

function judged(payload: string, style: Style) {
  return assess(payload, completeStyle(style), style.logo ? readLogo(style.logo) : null);
}

describe("a credit transfer (EPC069-12)", () => {
  test("is drawn at level M and up to version 13, in every template", () => {
    for (const payload of TRANSFERS)
      for (const { id } of STYLE_TEMPLATES) {
        const { scannability, problems } = judged(payload, { template: id, size: 1024 });
        expect(problems).toEqual([]);
        expect(scannability.ecc).toBe("M");
        expect(scannability.version).toBeLessThanOrEqual(13);
      }
  });

  test("of the longest text has version 13", () => {
    expect(Buffer.byteLength(TRANSFERS[1] ?? "")).toBe(331);
    expect(judged(TRANSFERS[1] ?? "", {}).scannability.version).toBe(13);
  });

  test("at another level is refused, and its mend leaves the level to the service", () => {
    for (const ecc of ["L", "Q", "H"] as const)
      for (const template of [undefined, "print-safe"]) {
        const { problems, mend } = judged(TRANSFER, template ? { template, ecc } : { ecc });
        expect(problems.map(({ pointer, reason }) => [pointer, reason])).toEqual([
          ["/style/ecc", "level_of_standard"],
        ]);
        expect(mend).toEqual({ ecc: "auto" });
      }
    expect(judged(TRANSFER, { ecc: "M" }).problems).toEqual([]);
  });

  test("keeps level and version beside a logo; a logo too large is refused with a mend that keeps them", () => {
    let [accepted, refused] = [0, 0];
    for (const payload of TRANSFERS)
      for (const size of [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4])
        for (const ecc of ["auto", "H"] as const) {
          const style: Style = { ecc, size: 1024, logo: { svg: BADGE, size, padding: 1 } };
          const first = judged(payload, style);
          const last =
            first.problems.length === 0 ? first : judged(payload, parseStyle(mergePatch(style, first.mend)));
          if (first === last) accepted++;
          else refused++;
          expect(last.problems).toEqual([]);
          expect(last.scannability.ecc).toBe("M");
          expect(last.scannability.version).toBeLessThanOrEqual(13);
        }
    expect(accepted).toBeGreaterThan(2);
    expect(refused).toBeGreaterThan(2);
  });

  test("is one as a text, too; a text that only begins like one is not", () => {
    expect(judged(buildPayload("text", { text: TRANSFER }), { ecc: "H" }).problems).toHaveLength(1);
    expect(judged("BCD is a text", { ecc: "H" }).problems).toEqual([]);
    expect(judged(`${TRANSFER}${"x".repeat(331)}`, { ecc: "H" }).problems).toEqual([]);
  });

  test("is judged without drawing as with it", () => {
    for (const style of [{}, { ecc: "H" as const }, { template: "print-safe" }]) {
      const judge = createPayloadJudge(completeStyle(style), null);
      expect(judge(TRANSFER)).toEqual(judged(TRANSFER, style).problems);
    }
  });
});
