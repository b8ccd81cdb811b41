import { expect, test } from "bun:test";
import { openStore } from "../../../src/kit/objects/open.ts";
import { namesOf } from "./pieces.ts";

const SETTINGS = { endpoint: null, region: "eu-north-1", key: "key", secret: "hidden" };

test.each([
  ["s3://backups", "https://backups.s3.eu-north-1.amazonaws.com/", ""],
  ["s3://backups/", "https://backups.s3.eu-north-1.amazonaws.com/", ""],
  ["s3://backups/museum/qr/", "https://backups.s3.eu-north-1.amazonaws.com/", "museum/qr/"],
])("%s is a bucket", async (address, base, prefix) => {
  const asked: URL[] = [];
  const store = openStore(address, SETTINGS, {
    async fetch(url) {
      asked.push(url);
      return new Response("<ListBucketResult/>");
    },
  });
  expect(await namesOf(store.list("a"))).toEqual([]);
  expect(asked[0]?.href).toStartWith(base);
  expect(asked[0]?.searchParams.get("prefix")).toBe(`${prefix}a`);
  expect(store.place).toBe(address.replace(/\/$/, ""));
});

test.each(["/srv/backups", "backups", "./s3:/x"])("%s is a folder", (address) => {
  expect(openStore(address, { ...SETTINGS, key: null, secret: null }).place).toEndWith(
    address.replace("./", "/"),
  );
});

test.each([
  "s3://",
  "s3://b",
  "s3:///prefix",
  "s3://backups//a",
  "s3://backups/../a",
  "s3://backups/.a",
  `s3://backups/${"x".repeat(121)}`,
  "https://s3.example.org/backups",
  "file:///srv",
])("%s leads to no store", (address) => {
  expect(() => openStore(address, SETTINGS)).toThrow(`${address} leads to no store: s3://bucket/prefix does`);
});

test("a bucket needs a key and its secret", () => {
  for (const missing of [{ key: null }, { secret: null }])
    expect(() => openStore("s3://backups", { ...SETTINGS, ...missing })).toThrow(
      "s3://backups needs QZ_S3_KEY and QZ_S3_SECRET.",
    );
});
