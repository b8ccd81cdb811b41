import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { entriesOf, plainHostOf } from "../../../src/features/blocklist/entries.ts";

const blocked = (...hosts: string[]) => hosts.map((host) => ({ host, isException: false }));
const LONGEST = `${"a".repeat(63)}.`.repeat(3);

describe("a line of a list names", () => {
  test.each([
    ["phish.example", blocked("phish.example")],
    ["  Phish.EXAMPLE.  \r", blocked("phish.example")],
    ["phish.example # a comment", blocked("phish.example")],
    ["*.phish.example", blocked("phish.example")],
    [".phish.example", blocked("phish.example")],
    ["bücher.example", blocked("xn--bcher-kva.example")],
    ["xn--bcher-kva.example", blocked("xn--bcher-kva.example")],
    ["192.0.2.7", blocked("192.0.2.7")],
    ["0.0.0.0 phish.example", blocked("phish.example")],
    ["127.0.0.1\tphish.example\twww.phish.example # two", blocked("phish.example", "www.phish.example")],
    ["::1 phish.example", blocked("phish.example")],
    ["fe80::1%lo0 phish.example", blocked("phish.example")],
    ["127.0.0.1 localhost", []],
    ["0.0.0.0 0.0.0.0", []],
    ["||phish.example^", blocked("phish.example")],
    ["||phish.example", blocked("phish.example")],
    ["||phish.example^$all", blocked("phish.example")],
    ["||phish.example^$document,popup", blocked("phish.example")],
    ["@@||phish.example^", [{ host: "phish.example", isException: true }]],
    [`${LONGEST}${"b".repeat(61)}`, blocked(`${LONGEST}${"b".repeat(61)}`)],
    ["", []],
    ["# a comment", []],
    ["! a comment of AdGuard", []],
    ["[Adblock Plus 2.0]", []],
  ])("%j", (line, entries) => {
    expect(entriesOf(line)).toEqual(entries);
    if (plainHostOf(line) !== null) expect(entries).toEqual(blocked(plainHostOf(line) ?? ""));
  });

  test.each([
    "https://phish.example/login",
    "phish.example/login",
    "||phish.example/login^",
    "||phish.*^",
    "||phish.example^$domain=museum.example",
    "||phish.example^$badfilter",
    "/phish[0-9]+/",
    "phish.example www.phish.example",
    "<p>Please pay",
    "xn--a.example",
    `${LONGEST}${"b".repeat(63)}`,
    `phish.example ${"x".repeat(9_000)}`,
    "||^",
    "0.0.0.0 a/b",
  ])("nothing that it blocks whole: %j", (line) => {
    expect(entriesOf(line)).toBeNull();
    expect(plainHostOf(line)).toBeNull();
  });

  test("only hosts as a URL spells them, whatever it holds", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: "binary" }), fc.domain(), fc.ipV4(), fc.ipV6()),
        (text) => {
          for (const line of [text, `0.0.0.0 ${text}`, `||${text}^`]) {
            const plain = plainHostOf(line);
            if (plain !== null) expect(entriesOf(line)).toEqual(blocked(plain));
            for (const { host } of entriesOf(line) ?? [])
              expect(URL.parse(`http://${host}/`)?.hostname ?? host).toBe(host);
          }
        },
      ),
    );
  });
});
