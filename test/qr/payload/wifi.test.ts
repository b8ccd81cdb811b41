import { expect, test } from "bun:test";
import fc from "fast-check";
import { buildPayload } from "../../../src/qr/payload/index.ts";
import { RUNS, refused } from "./refusal.ts";

const built = (fields: object) => buildPayload("wifi", fields);

/**
 * A small reader of its own: fields end at a semicolon, a backslash takes the next character as it is, quotes without
 * one are dropped.
 */
function read(code: string): Record<string, string> {
  expect(code).toStartWith("WIFI:");
  const fields: Record<string, string> = {};
  let key = "";
  let value = "";
  let inValue = false;
  const characters = Array.from(code.slice(5));
  for (let index = 0; index < characters.length; index++) {
    const character = characters[index] ?? "";
    if (!inValue && character === ":") inValue = true;
    else if (!inValue && character !== ";") key += character;
    else if (character === "\\") value += characters[++index] ?? "";
    else if (character !== ";") value += character === '"' ? "" : character;
    else {
      if (inValue) fields[key] = value;
      [key, value, inValue] = ["", "", false];
    }
  }
  expect(key + value).toBe("");
  return fields;
}

test("the example of ZXing's barcode contents comes out as there", () => {
  expect(built({ ssid: "mynetwork", password: "mypass12", security: "WPA" })).toBe(
    "WIFI:T:WPA;S:mynetwork;P:mypass12;;",
  );
});

test("a comma, a semicolon, a colon, a quote and a backslash in an SSID are escaped", () => {
  expect(built({ ssid: '"foo;bar\\baz"', security: "open" })).toBe(
    String.raw`WIFI:T:nopass;S:\"foo\;bar\\baz\";;`,
  );
  expect(built({ ssid: "a,b:c", security: "open" })).toBe(String.raw`WIFI:T:nopass;S:a\,b\:c;;`);
});

test("a name in hexadecimal digits is quoted, a password is not", () => {
  const name = (ssid: string) => built({ ssid, security: "open" });
  expect(name("ABCD")).toBe('WIFI:T:nopass;S:"ABCD";;');
  expect(name("12345")).toBe('WIFI:T:nopass;S:"12345";;');
  expect(name("Cafe")).toBe('WIFI:T:nopass;S:"Cafe";;');
  expect(name("Cafe 1")).toBe("WIFI:T:nopass;S:Cafe 1;;");
  expect(name("0xAB")).toBe("WIFI:T:nopass;S:0xAB;;");
  expect(built({ ssid: "n", password: "0123456789" })).toBe("WIFI:T:WPA;S:n;P:0123456789;;");
});

test("each kind of security has its spelling", () => {
  const password = "correct horse";
  expect(read(built({ ssid: "n", password }))).toEqual({ T: "WPA", S: "n", P: password });
  expect(read(built({ ssid: "n", password, security: "WPA2" }))).toEqual({ T: "WPA", S: "n", P: password });
  expect(read(built({ ssid: "n", password, security: "WPA3" }))).toEqual({
    T: "WPA",
    R: "1",
    S: "n",
    P: password,
  });
  expect(read(built({ ssid: "n", password: "abcde", security: "WEP" }))).toEqual({
    T: "WEP",
    S: "n",
    P: "abcde",
  });
  expect(read(built({ ssid: "n", security: "open", password: "" }))).toEqual({ T: "nopass", S: "n" });
});

test("a hidden network says so, one that is not says nothing", () => {
  expect(built({ ssid: "n", security: "open", hidden: true })).toBe("WIFI:T:nopass;S:n;H:true;;");
  expect(built({ ssid: "n", security: "open", hidden: false })).toBe("WIFI:T:nopass;S:n;;");
});

test("an SSID has 1 to 32 bytes, counted in UTF-8", () => {
  expect(read(built({ ssid: "é".repeat(16), security: "open" })).S).toBe("é".repeat(16));
  for (const ssid of ["", "é".repeat(17), "a".repeat(33), "a\nb", "a\u0000"])
    expect(refused("wifi", { ssid, security: "open" })).toEqual(["/fields/ssid"]);
});

test("a key has the length and characters of its kind", () => {
  const hex = "0123456789abcdefABCDEF0123456789abcdefABCDEF0123456789abcdefABCD";
  const right: [string, string][] = [
    ["WPA", "12345678"],
    ["WPA", "x".repeat(63)],
    ["WPA2", hex],
    ["WPA3", "12345678"],
    ["WEP", "12345"],
    ["WEP", "1234567890123"],
    ["WEP", "0123456789"],
    ["WEP", "0123456789abcdefABCDEF0123"],
  ];
  for (const [security, password] of right)
    expect(read(built({ ssid: "n", password, security })).P).toBe(password);
  const wrong: [string, string | undefined][] = [
    ["WPA", undefined],
    ["WPA", ""],
    ["WPA", "1234567"],
    ["WPA", "pässword"],
    ["WPA", `${hex.slice(1)}g`],
    ["WPA3", hex],
    ["WEP", undefined],
    ["WEP", "1234"],
    ["WEP", "123456"],
    ["WEP", "012345678g"],
    ["open", "12345678"],
  ];
  for (const [security, password] of wrong)
    expect(refused("wifi", { ssid: "n", password, security })).toEqual(["/fields/password"]);
});

test("security is one of five, by its exact name", () => {
  for (const security of ["wpa", "WPA4", "nopass", "WPA|WEP"])
    expect(refused("wifi", { ssid: "n", password: "12345678", security })).toEqual(["/fields/security"]);
});

test("name and key come back as they were", () => {
  const ssid = fc
    .string({
      unit: fc.oneof(fc.constantFrom(..."\\;,:\"' "), fc.string({ unit: "grapheme", maxLength: 1 })),
    })
    .filter((text) => text !== "" && Buffer.byteLength(text) <= 32 && !/\p{Cc}/u.test(text));
  const password = fc.string({ unit: "grapheme-ascii", minLength: 8, maxLength: 63, size: "max" });
  fc.assert(
    fc.property(ssid, password, fc.boolean(), (ssid, password, hidden) => {
      const { S, P, H } = read(built({ ssid, password, hidden }));
      expect([S, P, H]).toEqual([ssid, password, hidden ? "true" : undefined]);
    }),
    RUNS,
  );
});
