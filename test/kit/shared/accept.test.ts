import { expect, test } from "bun:test";
import { bestLanguage, bestCoding, prefersHtml } from "../../../src/kit/shared/accept.ts";

const LANGUAGES: readonly [header: string | null, language: "en" | "de"][] = [
  [null, "en"],
  ["", "en"],
  ["de", "de"],
  ["DE-at", "de"],
  ["de-DE,de;q=0.9,en;q=0.8", "de"],
  ["en-GB,en;q=0.9,de;q=0.8", "en"],
  ["fr-FR,fr;q=0.9,de;q=0.5", "de"],
  ["fr, it", "en"],
  ["en;q=0.1, de;q=0.2", "de"],
  ["de;q=0, en;q=0.1", "en"],
  ["de;q=0", "en"],
  ["*", "en"],
  ["*;q=0.1, de;q=0.2", "de"],
  ["de;q=2", "en"],
  ["de;q=1.001", "en"],
  ["de;q=nonsense", "en"],
  ["deu", "en"],
  [`${"x,".repeat(19)}de`, "de"],
  [`${"x,".repeat(20)}de`, "en"],
  [`${"x,".repeat(5_000)}de`, "en"],
  ["<script>;q=1", "en"],
];

test.each(LANGUAGES)("%p is answered in the best language there is", (header, language) => {
  expect(bestLanguage(header, ["en", "de"])).toBe(language);
});

const CODINGS: readonly [header: string | null, coding: "br" | "gzip" | null][] = [
  [null, null],
  ["", null],
  ["identity", null],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP", "gzip"],
  ["gzip;q=1.0, br;q=0.5", "gzip"],
  ["gzip;q=0.5, br;q=0.6", "br"],
  ["gzip;q=0.5", "gzip"],
  ["gzip;q=0.5, identity", null],
  ["gzip, identity", "gzip"],
  ["identity;q=0.2, BR;q=0.2", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000 , gzip;q=0", null],
  ["br;q=2, gzip", "gzip"],
  ["*", "br"],
  ["br;q=0, *;q=0.1", "gzip"],
  ["*;q=0", null],
  ["deflate, x-gzip", null],
];

test.each(CODINGS)("of codings, %p prefers %p", (header, coding) => {
  expect(bestCoding(header, ["br", "gzip"])).toBe(coding);
});

const READERS: readonly [header: string | null, page: boolean][] = [
  [null, false],
  ["", false],
  ["*/*", false],
  ["text/*", true],
  ["text/html", true],
  ["TEXT/HTML;charset=utf-8", true],
  ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", true],
  ["text/html;q=0.9, application/json;q=0.5", true],
  ["application/json, text/html;q=0", false],
  ["text/html; q=0.0", false],
  ["text/html;q=7", false],
  ["application/problem+json, text/html;q=0.5", false],
  ["application/json", false],
  ["application/json, text/html;q=0.9", false],
  ["application/json;q=0.8, text/html;q=0.9", true],
  ["application/json;q=0.9, text/html;q=0.9, */*;q=0.1", false],
];

test.each(READERS)("a client that sends %p gets a page: %p", (header, page) => {
  expect(prefersHtml(header)).toBe(page);
});
