import { expect, test } from "bun:test";
import { buildPayload } from "../../../src/qr/payload/index.ts";
import { refused } from "./refusal.ts";

const payee = { payeeAddress: "nadeem@npci", payeeName: "nadeem chinna" };
const built = (fields: object) => buildPayload("upi", { ...payee, ...fields });

test("the example of the UPI Linking Specification comes out as there, the amount with its paise", () => {
  expect(
    built({
      merchantCode: "0000",
      transactionReference: "4894398cndhcd23",
      transactionNote: "Pay to mystar store",
      amount: 10,
      url: "https://mystar.com/orderid=9298yw89e8973e87389e78923ue892",
    }),
  ).toBe(
    "upi://pay?pa=nadeem@npci&pn=nadeem%20chinna&mc=0000&tr=4894398cndhcd23&tn=Pay%20to%20mystar%20store&am=10.00&cu=INR&url=https%3A%2F%2Fmystar.com%2Forderid%3D9298yw89e8973e87389e78923ue892",
  );
});

test("absent fields add no parameters", () => {
  expect(built({})).toBe("upi://pay?pa=nadeem@npci&pn=nadeem%20chinna&cu=INR");
});

test("names and notes come back from the link as they were", () => {
  const link = new URL(built({ payeeName: "A & B = 50% + ₹", transactionNote: "ढाबा #7?" }));
  expect(link.searchParams.get("pn")).toBe("A & B = 50% + ₹");
  expect(link.searchParams.get("tn")).toBe("ढाबा #7?");
});

test("addresses of banks, mobiles and accounts are accepted", () => {
  for (const payeeAddress of ["a.b-c_1@okhdfcbank", "9876543210@upi", "50100123456789@HDFC0000001.ifsc.npci"])
    expect(built({ payeeAddress })).toContain(`pa=${payeeAddress}&`);
});

test("a malformed payment address is refused", () => {
  for (const payeeAddress of [
    "nadeem",
    "@npci",
    "nadeem@",
    "a b@npci",
    "a@b@npci",
    "nadeem@1bank",
    "n&a=1@npci",
    "x@y-z",
  ])
    expect(refused("upi", { ...payee, payeeAddress })).toEqual(["/fields/payeeAddress"]);
});

test("codes, references, notes and amounts follow the specification", () => {
  for (const [field, wrong] of [
    ["merchantCode", "58"],
    ["merchantCode", "58123"],
    ["transactionReference", "a-b"],
    ["transactionReference", "x".repeat(36)],
    ["transactionNote", "x".repeat(51)],
    ["payeeName", "x".repeat(100)],
    ["amount", 0],
    ["amount", "1.234"],
    ["amount", 1e9],
    ["minimumAmount", -5],
    ["url", "mystar.com"],
  ] as const)
    expect(refused("upi", { ...payee, [field]: wrong })).toEqual([`/fields/${field}`]);
});

test("the smallest amount is not more than the amount", () => {
  expect(built({ amount: "10", minimumAmount: "9.5" })).toContain("&am=10.00&mam=9.50&");
  expect(refused("upi", { ...payee, amount: 9, minimumAmount: "10" })).toEqual(["/fields/minimumAmount"]);
});
