import { describe, expect, test } from "bun:test";
import { buildPayload } from "../../../src/qr/payload/index.ts";
import { refused } from "./refusal.ts";

const WRONG_NUMBERS = [
  "030 901820",
  "911",
  "+",
  "+1",
  "+0123456789",
  "+1234567890123456",
  "+49 (0)30 901820",
  "+49 30 CALL-ME",
  "00 49 30 901820",
  "+49\n30901820",
  "++4930901820",
  "+49;ext=1",
];

describe("phone", () => {
  test("the examples of RFC 3966, section 6, come out as there, without visual separators", () => {
    expect(buildPayload("phone", { number: "+1-201-555-0123" })).toBe("tel:+12015550123");
    expect(buildPayload("phone", { number: "7042", phoneContext: "example.com" })).toBe(
      "tel:7042;phone-context=example.com",
    );
    expect(buildPayload("phone", { number: "863-1234", phoneContext: "+1-914-555" })).toBe(
      "tel:8631234;phone-context=+1914555",
    );
  });

  test("an extension follows the number", () => {
    expect(buildPayload("phone", { number: "+49 (30) 901820", ext: "12" })).toBe("tel:+4930901820;ext=12");
    expect(refused("phone", { number: "+4930901820", ext: "1;x=2" })).toEqual(["/fields/ext"]);
  });

  test("15 digits are the most", () => {
    expect(buildPayload("phone", { number: "+123456789012345" })).toBe("tel:+123456789012345");
  });

  test("a number that is not international is refused", () => {
    for (const number of WRONG_NUMBERS) expect(refused("phone", { number })).toEqual(["/fields/number"]);
  });

  test("a context is for local numbers and must be one", () => {
    expect(refused("phone", { number: "+4930901820", phoneContext: "+49" })).toEqual(["/fields/number"]);
    for (const phoneContext of ["+", "49", "exa mple.com", "a..b", "-a.example", "a;b"])
      expect(refused("phone", { number: "112", phoneContext })).toContain("/fields/phoneContext");
  });
});

describe("sms", () => {
  test("number and message are parted by a colon, the message as it is", () => {
    expect(buildPayload("sms", { number: "+1 510 555-0101", body: "hello there: you;\nme" })).toBe(
      "SMSTO:+15105550101:hello there: you;\nme",
    );
    expect(buildPayload("sms", { number: "+15105550101" })).toBe("SMSTO:+15105550101");
  });

  test("short numbers can be sent to", () => {
    expect(buildPayload("sms", { number: "81190", body: "HELP" })).toBe("SMSTO:81190:HELP");
  });

  test("a number that no message can be sent to is refused", () => {
    for (const number of WRONG_NUMBERS.filter((number) => number !== "911"))
      expect(refused("sms", { number })).toEqual(["/fields/number"]);
    expect(refused("sms", { number: "+15105550101", body: "bell \u0007" })).toEqual(["/fields/body"]);
    expect(refused("sms", { number: "+15105550101", body: "a".repeat(1601) })).toEqual(["/fields/body"]);
  });
});

describe("whatsapp", () => {
  test("the number goes into a wa.me address without its plus, the message percent-encoded", () => {
    expect(buildPayload("whatsapp", { phone: "+1 (555) 123-4567", text: "I'm interested in your car" })).toBe(
      "https://wa.me/15551234567?text=I'm%20interested%20in%20your%20car",
    );
    expect(buildPayload("whatsapp", { phone: "15551234567" })).toBe("https://wa.me/15551234567");
  });

  test("a message comes back from the address as it was", () => {
    const text = "50 % + ä & ? # 👍\nnext";
    const address = new URL(buildPayload("whatsapp", { phone: "+15551234567", text }));
    expect(address.searchParams.get("text")).toBe(text);
  });

  test("a national number is refused", () => {
    for (const phone of ["0170 1234567", "+0170", "123", "abc", "+49 (0)170 1234567", "49 (0)170 1234567"])
      expect(refused("whatsapp", { phone })).toEqual(["/fields/phone"]);
  });
});
