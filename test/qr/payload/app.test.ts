import { expect, test } from "bun:test";
import { buildPayload } from "../../../src/qr/payload/index.ts";
import { refused } from "./refusal.ts";

test("each store has its own address", () => {
  for (const [store, id, address] of [
    ["apple", "989804926", "https://apps.apple.com/app/id989804926"],
    ["apple", "id989804926", "https://apps.apple.com/app/id989804926"],
    ["google", "org.mozilla.firefox", "https://play.google.com/store/apps/details?id=org.mozilla.firefox"],
    ["microsoft", "9NZVDKPMR9RD", "https://apps.microsoft.com/detail/9NZVDKPMR9RD"],
    ["huawei", "C100000001", "https://appgallery.huawei.com/app/C100000001"],
    ["huawei", "100000001", "https://appgallery.huawei.com/app/C100000001"],
    ["samsung", "org.mozilla.firefox", "https://galaxystore.samsung.com/detail/org.mozilla.firefox"],
    ["amazon", "B00F2H7QPM", "https://www.amazon.com/dp/B00F2H7QPM"],
    ["fdroid", "org.fdroid.fdroid", "https://f-droid.org/packages/org.fdroid.fdroid/"],
  ] as const)
    expect(buildPayload("app", { store, id })).toBe(address);
});

test("an id that is not of the store's form is refused", () => {
  for (const [store, id] of [
    ["apple", "org.mozilla.firefox"],
    ["apple", "12345"],
    ["google", "firefox"],
    ["google", "org..firefox"],
    ["google", "org.1x"],
    ["google", "a.b&c=d"],
    ["google", "989804926"],
    ["microsoft", "9NZ"],
    ["huawei", "D100000001"],
    ["samsung", "a.b/c"],
    ["amazon", "b00f2h7qpm"],
    ["fdroid", "../x"],
  ] as const)
    expect(refused("app", { store, id })).toEqual(["/fields/id"]);
});

test("a store that is not known is refused", () => {
  expect(refused("app", { store: "toString", id: "1" })).toEqual(["/fields/store"]);
});
