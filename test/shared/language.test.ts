import { expect, test } from "bun:test";
import { bestLanguage } from "../../src/shared/language.ts";

const CASES: readonly [header: string | null, language: "en" | "de"][] = [
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
  ["de;q=nonsense", "en"],
  ["deu", "en"],
  [`${"x,".repeat(5_000)}de`, "en"],
  ["<script>;q=1", "en"],
];

test.each(CASES)("%p is answered in the best language there is", (header, language) => {
  expect(bestLanguage(header, ["en", "de"])).toBe(language);
});
