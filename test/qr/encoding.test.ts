import { describe, expect, test } from "bun:test";
import jsQR from "jsqr";
import { create } from "qrcode";
import { completeStyle } from "../../src/qr/complete-style.ts";
import { draw } from "../../src/qr/draw.ts";
import { encode } from "../../src/qr/encode.ts";
import { LEVELS } from "../../src/qr/matrix.ts";
import { buildPayload } from "../../src/qr/payload/index.ts";
import { assess } from "../../src/qr/scannability/assess.ts";
import { ENCODINGS } from "../../src/qr/style.ts";
import { writeSvg } from "../../src/qr/write/svg.ts";
import { Fault } from "../../src/kit/shared/fault.ts";
import { rasterSvg } from "./render.ts";

type Encoding = (typeof ENCODINGS)[number];

const judged = (payload: string, encoding: Encoding, more = {}) =>
  assess(payload, completeStyle({ encoding, size: 4096, ...more }), null);

const partOf = (payload: string, encoding: Encoding, more = {}) =>
  judged(payload, encoding, more).scannability.parts.find(({ part }) => part === "encoding");

/** The code of a refusal. */
function refusalOf(payload: string, encoding: Encoding, more = {}): string {
  try {
    judged(payload, encoding, more);
  } catch (fault) {
    if (fault instanceof Fault) return fault.code;
    throw fault;
  }
  return "none";
}

describe("a text in ASCII", () => {
  test.each(["https://quietzone.example/r/Ab3dE9x", "004912345", "A short text\n\x7f"])(
    "%j has the same symbol in every encoding",
    (text) => {
      const auto = judged(text, "auto");
      for (const encoding of ENCODINGS) expect(judged(text, encoding)).toEqual(auto);
      expect(auto.matrix).toEqual(encode(text, "M"));
    },
  );
});

describe("a text beyond ASCII", () => {
  test.each(["ü", "12345678901234567890 ü ABCDEFGHIJ", "日本語🎉".repeat(40)])(
    "such as %j is designated as UTF-8 in front, and is one part of bytes",
    async (text) => {
      for (const ecc of LEVELS) {
        const { scene, scannability } = draw(text, { ecc }, null);
        const { width, height, rgba } = await rasterSvg(writeSvg(scene, { widthPx: 1_000 }), 1_000);
        const found = jsQR(new Uint8ClampedArray(rgba.buffer), width, height);
        expect(found?.version).toBe(scannability.version);
        expect(found?.chunks).toMatchObject([
          { type: "eci", assignmentNumber: 26 },
          { type: "byte", bytes: [...Buffer.from(text)] },
        ]);
      }
    },
  );

  test("is as `qrcode` has it where the style asks for no designation", () => {
    for (const text of ["ü", "12345678901234567890 ü ABCDEFGHIJ"]) {
      const { matrix } = judged(text, "plain");
      const { modules } = create(text, { errorCorrectionLevel: "M" });
      expect(Buffer.from(matrix.modules).equals(Buffer.from(modules.data))).toBe(true);
    }
  });

  test("without a designation has grade D, and a mend", () => {
    expect(partOf("Zum Löwen", "plain")).toMatchObject({
      grade: "D",
      reason: "grade_encoding",
      mend: { encoding: "auto" },
    });
    expect(judged("Zum Löwen", "plain").scannability.grade).toBe("D");
    for (const encoding of ["auto", "eci"] as const)
      expect(judged("Zum Löwen", encoding).scannability.grade).toBe("A");
  });

  // 2,953 bytes is the most at version 40 and level L (ISO/IEC 18004, table 7), which leaves four bits of
  // twelve.
  test.each([
    [2_952, "L", "A", "none"],
    [2_953, "L", "D", "payload_too_long"],
  ] as const)("of %d bytes is designated where there is room", (bytes, level, grade, refusal) => {
    const text = `ü${"x".repeat(bytes - 2)}`;
    expect(partOf(text, "auto")?.grade).toBe(grade);
    expect(judged(text, "auto").scannability.ecc).toBe(level);
    expect(refusalOf(text, "eci")).toBe(refusal);
  });

  test("goes to level L before it loses its designation, but not from a level that was asked for", () => {
    const text = `ü${"x".repeat(2_329)}`;
    expect(judged(text, "plain").scannability.ecc).toBe("M");
    expect(judged(text, "auto").scannability.ecc).toBe("L");
    expect(partOf(text, "auto")?.grade).toBe("A");
    expect(judged(text, "auto", { ecc: "M" }).scannability.ecc).toBe("M");
    expect(partOf(text, "auto", { ecc: "M" })).toMatchObject({ grade: "D", reason: "grade_encoding_full" });
  });

  test("has room in the largest credit transfer but for its last byte: version 13 is the last", () => {
    const transfer = (bytes: number): string => {
      const fields = { name: "Förderverein", iban: "DE89370400440532013000" };
      const most = { ...fields, remittanceUnstructured: `${"é".repeat(70)}${"r".repeat(70)}` };
      const base = Buffer.byteLength(buildPayload("epc", { ...most, information: "i" }));
      return buildPayload("epc", { ...most, information: "i".repeat(1 + bytes - base) });
    };
    for (const [bytes, grade, refusal] of [
      [330, "A", "none"],
      [331, "D", "payload_too_long"],
    ] as const) {
      const payload = transfer(bytes);
      expect(Buffer.byteLength(payload)).toBe(bytes);
      const { ecc, version } = judged(payload, "auto").scannability;
      expect([ecc, version]).toEqual(["M", 13]);
      expect(partOf(payload, "auto")?.grade).toBe(grade);
      expect(refusalOf(payload, "eci")).toBe(refusal);
    }
  });
});
