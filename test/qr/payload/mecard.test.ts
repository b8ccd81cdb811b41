import { expect, test } from "bun:test";
import fc from "fast-check";
import { buildPayload } from "../../../src/qr/payload/index.ts";
import { RUNS, refused } from "./refusal.ts";

const built = (fields: object) => buildPayload("mecard", fields);

test("the example of ZXing's barcode contents comes out as there, its commas escaped", () => {
  expect(
    built({
      lastName: "Owen",
      firstName: "Sean",
      adr: "76 9th Avenue, 4th Floor, New York, NY 10011",
      tel: "12125551212",
      email: "srowen@example.com",
    }),
  ).toBe(
    String.raw`MECARD:N:Owen,Sean;TEL:12125551212;EMAIL:srowen@example.com;ADR:76 9th Avenue\, 4th Floor\, New York\, NY 10011;;`,
  );
});

test("the colon of a web address is escaped", () => {
  expect(built({ lastName: "Owen", url: "http://example.com/" })).toBe(
    String.raw`MECARD:N:Owen;URL:http\://example.com/;;`,
  );
});

test("a comma parts the readings of last and first name, and any other is escaped", () => {
  const sound = (reading: string) => built({ lastName: "Lovelace", sound: reading });
  expect(sound("ラブレース,エイダ")).toBe("MECARD:N:Lovelace;SOUND:ラブレース,エイダ;;");
  expect(sound("ラブレース, エイダ")).toBe("MECARD:N:Lovelace;SOUND:ラブレース,エイダ;;");
  expect(sound("ラブレース")).toBe("MECARD:N:Lovelace;SOUND:ラブレース;;");
  expect(sound(",エイダ")).toBe("MECARD:N:Lovelace;SOUND:エイダ;;");
  expect(sound("a;b,c,d")).toBe(String.raw`MECARD:N:Lovelace;SOUND:a\;b,c\,d;;`.replaceAll("\\\\", "\\"));
});

test("dates and numbers are digits only", () => {
  expect(built({ firstName: "Ada", bday: "1985-04-15", tel: "+44 20 7946-0018", telAv: "(030) 1" })).toBe(
    "MECARD:N:Ada;TEL:+442079460018;TEL-AV:0301;BDAY:19850415;;",
  );
});

test("a card without a name, and fields that are none, are refused", () => {
  expect(refused("mecard", { tel: "12125551212" })).toEqual(["/fields/lastName"]);
  expect(
    refused("mecard", {
      lastName: "A",
      tel: "1".repeat(25),
      telAv: "x",
      email: "@",
      url: "a",
      bday: "1",
    }).sort(),
  ).toEqual(["/fields/bday", "/fields/email", "/fields/tel", "/fields/telAv", "/fields/url"]);
  expect(refused("mecard", { lastName: "A", note: "a\nb" })).toEqual(["/fields/note"]);
});

test("text comes back as it was", () => {
  const text = fc
    .string({ unit: fc.oneof(fc.constantFrom(..."\\;,:"), fc.string({ unit: "grapheme", maxLength: 1 })) })
    .filter((part) => part !== "" && part.length <= 100 && !/\p{Cc}/u.test(part));
  const unescaped = (value: string) => value.replace(/\\(.)/gu, "$1");
  fc.assert(
    fc.property(text, text, text, (lastName, firstName, note) => {
      const [, last, first, said] =
        /^MECARD:N:((?:\\.|[^\\;,])*),((?:\\.|[^\\;,])*);NOTE:((?:\\.|[^\\;])*);;$/u.exec(
          built({ lastName, firstName, note }),
        ) ?? [];
      expect([last, first, said].map((part) => unescaped(part ?? "?"))).toEqual([lastName, firstName, note]);
    }),
    RUNS,
  );
});

test("every property has its own field", () => {
  const card = {
    lastName: "Yamada",
    firstName: "Taro",
    sound: "ヤマダ",
    nickname: "Taro-san",
    tel: "+81 3 5156 1111",
    telAv: "+81 3 5156 2222",
    email: "taro@example.jp",
    url: "https://example.jp",
    adr: "Tokyo",
    bday: "1985-04-15",
    note: "Hi",
  };
  expect(buildPayload("mecard", card)).toBe(
    "MECARD:N:Yamada,Taro;SOUND:ヤマダ;NICKNAME:Taro-san;TEL:+81351561111;TEL-AV:+81351562222;" +
      "EMAIL:taro@example.jp;URL:https\\://example.jp;ADR:Tokyo;BDAY:19850415;NOTE:Hi;;",
  );
});
