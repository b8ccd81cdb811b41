import { describe, expect, test } from "bun:test";
import { encode } from "../../../src/qr/encode.ts";
import { creditorReference, iban } from "../../../src/qr/payload/iban.ts";
import { buildPayload } from "../../../src/qr/payload/index.ts";
import { refusal, refused } from "./refusal.ts";

const payee = { name: "Red Cross of Belgium", iban: "BE72000000001616" };
const built = (fields: object) => buildPayload("epc", { ...payee, ...fields });

describe("epc", () => {
  test("the example of EPC069-12 comes out as there, but for version 002", () => {
    expect(
      built({
        bic: "BPOTBEB1",
        amount: 1,
        purpose: "CHAR",
        remittanceUnstructured: "Urgency fund",
        information: "Sample EPC QR Code",
      }),
    ).toBe(
      "BCD\n002\n1\nSCT\nBPOTBEB1\nRed Cross of Belgium\nBE72000000001616\nEUR1\nCHAR\n\nUrgency fund\nSample EPC QR Code",
    );
  });

  test("a structured reference stands on its own line, and nothing follows the last element", () => {
    expect(
      buildPayload("epc", {
        name: "Franz Mustermänn",
        iban: "DE71 1102 2033 0123 4567 89",
        bic: "bhbldehhxxx",
        amount: "12.30",
        purpose: "gdds",
        remittanceStructured: "RF18 5390 0754 7034",
      }),
    ).toBe(
      "BCD\n002\n1\nSCT\nBHBLDEHHXXX\nFranz Mustermänn\nDE71110220330123456789\nEUR12.3\nGDDS\nRF18539007547034",
    );
    expect(built({})).toBe("BCD\n002\n1\nSCT\n\nRed Cross of Belgium\nBE72000000001616");
  });

  test("a national structured reference is taken unchanged", () => {
    expect(built({ remittanceStructured: "+++090/9337/55493+++" })).toEndWith("\n\n\n+++090/9337/55493+++");
  });

  test("0.01 to 999999999.99 euros with at most two decimals are allowed", () => {
    for (const [amount, spelled] of [
      [0.01, "EUR0.01"],
      ["0.10", "EUR0.1"],
      [999999999.99, "EUR999999999.99"],
      ["007", "EUR7"],
      [1e3, "EUR1000"],
    ])
      expect(built({ amount }).split("\n")[7]).toBe(String(spelled));
    for (const amount of [
      0,
      -1,
      0.001,
      0.1 + 0.2,
      "0.00",
      "1000000000",
      1e9,
      1e21,
      1e-7,
      "1,50",
      "1e3",
      "-1",
    ])
      expect(refused("epc", { ...payee, amount })).toEqual(["/fields/amount"]);
  });

  test("a BIC is needed outside the European Economic Area only", () => {
    const swiss = { name: "A", iban: "CH9300762011623852957" };
    expect(refused("epc", swiss)).toEqual(["/fields/bic"]);
    expect(buildPayload("epc", { ...swiss, bic: "UBSWCHZH80A" })).toContain("\nUBSWCHZH80A\n");
    for (const bic of ["BPOTBEB", "BPOTBEB12", "BPOT1EB1", "BPOTBEB1XXXX", "BPÖTBEB1"])
      expect(refused("epc", { ...payee, bic })).toEqual(["/fields/bic"]);
  });

  test("a purpose is a code of four letters", () => {
    for (const purpose of ["CHARITY", "CH", "CH4R", "C AR"])
      expect(refused("epc", { ...payee, purpose })).toEqual(["/fields/purpose"]);
  });

  test("remittance is structured or unstructured, never both", () => {
    expect(
      refused("epc", { ...payee, remittanceStructured: "RF18539007547034", remittanceUnstructured: "x" }),
    ).toEqual(["/fields/remittanceUnstructured"]);
  });

  test("each element has at most its length, and none has a line break", () => {
    for (const [field, most] of [
      ["name", 70],
      ["remittanceStructured", 35],
      ["remittanceUnstructured", 140],
      ["information", 70],
    ] as const) {
      expect(built({ [field]: "x".repeat(most) })).toContain("x".repeat(most));
      expect(refused("epc", { ...payee, [field]: "x".repeat(most + 1) })).toEqual([`/fields/${field}`]);
      expect(refused("epc", { ...payee, [field]: "a\nb" })).toEqual([`/fields/${field}`]);
    }
  });

  test("a transfer has at most 331 bytes, the capacity of version 13 at level M", () => {
    const room = 331 - Buffer.byteLength(built({ remittanceUnstructured: "x", information: "y" })) + 1;
    const full = built({
      remittanceUnstructured: "é".repeat(room - 140) + "x".repeat(280 - room),
      information: "y",
    });
    expect(Buffer.byteLength(full)).toBe(331);
    expect(encode(full, "M").version).toBe(13);
    expect(refusal("epc", { ...payee, remittanceUnstructured: "é".repeat(140), information: "y" })).toEqual({
      "/fields/remittanceUnstructured": "is too long: the whole transfer must have at most 331 bytes",
    });
  });
});

describe("iban", () => {
  // Examples of the SWIFT IBAN registry.
  const EXAMPLES = [
    "AD1200012030200359100100",
    "AT611904300234573201",
    "BE68539007547034",
    "BG80BNBG96611020345678",
    "CH9300762011623852957",
    "CY17002001280000001200527600",
    "CZ6508000000192000145399",
    "DE89370400440532013000",
    "DK5000400440116243",
    "EE382200221020145685",
    "ES9121000418450200051332",
    "FI2112345600000785",
    "FR1420041010050500013M02606",
    "GB29NWBK60161331926819",
    "GI75NWBK000000007099453",
    "GR1601101250000000012300695",
    "HR1210010051863000160",
    "HU42117730161111101800000000",
    "IE29AIBK93115212345678",
    "IS140159260076545510730339",
    "IT60X0542811101000000123456",
    "LI21088100002324013AA",
    "LT121000011101001000",
    "LU280019400644750000",
    "LV80BANK0000435195001",
    "MC5811222000010123456789030",
    "MD24AG000225100013104168",
    "ME25505000012345678951",
    "MK07250120000058984",
    "MT84MALT011000012345MTLCAST001S",
    "NL91ABNA0417164300",
    "NO9386011117947",
    "PL61109010140000071219812874",
    "PT50000201231234567890154",
    "RO49AAAA1B31007593840000",
    "RS35260005601001611379",
    "SE4550000000058398257466",
    "SI56263300012039086",
    "SK3112000000198742637541",
    "SM86U0322509800000000270100",
    "VA59001123000012345678",
    "AL47212110090000000235698741",
  ];

  test("the registry's examples of every country in SEPA are accepted, with spaces and small letters too", () => {
    for (const example of EXAMPLES) {
      expect(iban(example)).toEqual({ value: example });
      expect(iban(example.toLowerCase().replace(/(.{4})/g, "$1 "))).toEqual({ value: example });
    }
  });

  test("every change of a single digit is refused", () => {
    for (const example of EXAMPLES)
      for (let place = 2; place < example.length; place++) {
        if (!/\d/.test(example.charAt(place))) continue;
        for (const digit of "0123456789")
          if (digit !== example.charAt(place))
            expect(iban(example.slice(0, place) + digit + example.slice(place + 1))).toHaveProperty(
              "problem",
            );
      }
  });

  test("a wrong length, a country outside SEPA and a malformed IBAN are refused by field", () => {
    for (const [wrong, reason] of [
      ["DE8937040044053201300", "22 characters"],
      ["BR1800360305000010009795493C1", "SEPA"],
      ["DE89 3704 0044 0532 0130 00!", "IBAN"],
      ["370400440532013000", "IBAN"],
      ["DE88370400440532013000", "check digits"],
    ] as const)
      expect(refusal("epc", { name: "A", iban: wrong })["/fields/iban"]).toContain(reason);
  });

  test("an RF creditor reference with a changed digit is refused (ISO 11649)", () => {
    expect(creditorReference("RF18 5390 0754 7034")).toEqual({ value: "RF18539007547034" });
    expect(creditorReference("RF 712 348 231")).toEqual({ value: "RF712348231" });
    for (const wrong of ["RF19539007547034", "RF18539007547035", "RF18", "RF18-5390"])
      expect(refused("epc", { ...payee, remittanceStructured: wrong })).toEqual([
        "/fields/remittanceStructured",
      ]);
  });
});
