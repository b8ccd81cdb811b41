import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { crc16 } from "../../../src/qr/payload/crc16.ts";
import { buildPayload } from "../../../src/qr/payload/index.ts";
import { isCnpj, isCpf } from "../../../src/qr/payload/tax-number.ts";
import { RUNS, refused } from "./refusal.ts";

const evp = "123e4567-e12b-12d1-a456-426655440000";
const payee = { key: evp, merchantName: "Fulano de Tal", merchantCity: "BRASILIA" };
const built = (fields: object) => buildPayload("pix", { ...payee, ...fields });

/** Reads data objects, each an id, a length and that many characters. */
function objects(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4));
    found[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
    expect(text.length).toBeGreaterThanOrEqual(at + 4 + length);
    at += 4 + length;
  }
  return found;
}

/** The CRC by long division of the message, its first 16 bits inverted, in a single number. */
function divisionRemainder(text: string): string {
  const bytes = Buffer.from(text);
  const length = BigInt(bytes.length * 8);
  const message = BigInt(`0x${bytes.toString("hex")}`) << 16n;
  let rest = message ^ (0xffffn << length);
  for (let bit = length + 15n; bit >= 16n; bit--) if ((rest >> bit) & 1n) rest ^= 0x11021n << (bit - 16n);
  return rest.toString(16).toUpperCase().padStart(4, "0");
}

describe("pix", () => {
  test("the example of the BR Code manual comes out as there", () => {
    expect(built({})).toBe(
      "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D",
    );
  });

  test("amount, description, id and postal code are in their objects", () => {
    const code = objects(
      built({ amount: 66.6, description: "Pedido 12", txid: "RP123456789", postalCode: "70074-900" }),
    );
    expect(code["54"]).toBe("66.60");
    expect(code["61"]).toBe("70074900");
    expect(objects(code["26"] ?? "")).toEqual({ "00": "br.gov.bcb.pix", "01": evp, "02": "Pedido 12" });
    expect(objects(code["62"] ?? "")).toEqual({ "05": "RP123456789" });
  });

  test("accents are dropped from names, as the format is ASCII", () => {
    const code = objects(built({ merchantName: "Padaria São João", merchantCity: "Maceió" }));
    expect([code["59"], code["60"]]).toEqual(["Padaria Sao Joao", "Maceio"]);
  });

  test("every kind of key is spelled as in the directory", () => {
    for (const [key, kept] of [
      [evp.toUpperCase(), evp],
      ["Fulano@Example.com", "fulano@example.com"],
      ["+55 (61) 91234-5678", "+5561912345678"],
      ["+55 61 3333-4444", "+556133334444"],
      ["529.982.247-25", "52998224725"],
      ["11.222.333/0001-81", "11222333000181"],
      ["12.abc.345/01de-35", "12ABC34501DE35"],
    ] as const)
      expect(objects(objects(built({ key }))["26"] ?? "")["01"]).toBe(kept);
  });

  test("a malformed key is refused", () => {
    for (const key of [
      "529.982.247-26",
      "11.222.333/0001-82",
      "111.111.111-11",
      "00000000000000",
      "61912345678",
      "+1 201 555 0123",
      "+55 61 1234",
      "+55 01 91234-5678",
      "fulano@",
      "josé@example.com",
      `${"a".repeat(60)}@${"b".repeat(10)}.example`,
      "123e4567-e12b-12d1-a456-42665544000",
      "chave",
    ])
      expect(refused("pix", { ...payee, key })).toEqual(["/fields/key"]);
  });

  test("each object has its length and allowed characters", () => {
    for (const [field, wrong] of [
      ["merchantName", "x".repeat(26)],
      ["merchantName", "日本"],
      ["merchantName", " "],
      ["merchantCity", "x".repeat(16)],
      ["txid", "x".repeat(26)],
      ["txid", "a-b"],
      ["postalCode", "7007490"],
      ["description", "x".repeat(38)],
      ["description", "50 €"],
      ["amount", 0],
      ["amount", "0.001"],
      ["amount", 1e10],
    ] as const)
      expect(refused("pix", { ...payee, [field]: wrong })).toEqual([`/fields/${field}`]);
  });

  test("key and description share 99 characters", () => {
    expect(objects(built({ description: "x".repeat(37) }))["26"]).toHaveLength(99);
    expect(objects(built({ key: "a@example.com", description: "x".repeat(60) }))["26"]).toHaveLength(99);
    expect(refused("pix", { ...payee, key: "a@example.com", description: "x".repeat(61) })).toEqual([
      "/fields/description",
    ]);
  });

  test("every code reads back, and its CRC is right by long division", () => {
    const ascii = (most: number) =>
      fc
        .string({ unit: "grapheme-ascii", minLength: 1, maxLength: most, size: "max" })
        .filter((text) => text.trim() === text && text !== "");
    fc.assert(
      fc.property(
        ascii(25),
        ascii(15),
        fc.integer({ min: 1, max: 1e12 }),
        (merchantName, merchantCity, cents) => {
          const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
          const payload = built({ merchantName, merchantCity, amount });
          const code = objects(payload);
          expect([code["59"], code["60"], code["54"]]).toEqual([merchantName, merchantCity, amount]);
          expect(code["63"]).toBe(divisionRemainder(payload.slice(0, -4)));
        },
      ),
      RUNS,
    );
  });
});

describe("crc16", () => {
  test("the check value of CRC-16/IBM-3740 is 29B1", () => {
    expect(crc16("123456789")).toBe("29B1");
  });

  test("every change of a single character changes it", () => {
    const payload = built({}).slice(0, -4);
    for (let place = 0; place < payload.length; place++) {
      const other = payload.charAt(place) === "7" ? "8" : "7";
      expect(crc16(payload.slice(0, place) + other + payload.slice(place + 1))).not.toBe("1D3D");
    }
  });
});

describe("tax numbers", () => {
  test("valid ones are known, the alphanumeric CNPJ of Receita Federal's manual too", () => {
    for (const cpf of ["52998224725", "11144477735"]) expect(isCpf(cpf)).toBe(true);
    for (const cnpj of ["11222333000181", "12ABC34501DE35"]) expect(isCnpj(cnpj)).toBe(true);
  });

  test("every change of a digit to another is refused", () => {
    for (const [number, valid] of [
      ["52998224725", isCpf],
      ["11144477735", isCpf],
      ["11222333000181", isCnpj],
      ["12ABC34501DE35", isCnpj],
    ] as const)
      for (let place = 0; place < number.length; place++)
        for (const digit of "0123456789")
          if (/\d/.test(number.charAt(place)) && digit !== number.charAt(place))
            expect(valid(number.slice(0, place) + digit + number.slice(place + 1))).toBe(false);
  });

  test("one digit over and over is no number, though its check digits are right", () => {
    for (const digit of "0123456789") {
      expect(isCpf(digit.repeat(11))).toBe(false);
      expect(isCnpj(digit.repeat(14))).toBe(false);
    }
  });
});
