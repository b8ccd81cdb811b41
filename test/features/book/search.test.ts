import { expect, test } from "bun:test";
import { renderMarkdown } from "../../../src/features/book/markdown.ts";
import { searchEntries } from "../../../src/features/book/search-index.ts";
import { excerptOf } from "../../../src/web/book/excerpt.ts";
import { createSearch } from "../../../src/web/book/search.ts";

const TEXT = `# Keys

A key opens a *workspace* & more.

## A key's life

It ends <when> you say.

| Name | Meaning |
| --- | --- |
| \`QZ_PORT\` | the port |

After the table.
`;

test("a page is found by its beginning, its sections and its settings, in the words that a reader sees", () => {
  const entries = searchEntries(
    { path: "a-page", title: "Keys" },
    renderMarkdown(TEXT, () => null),
  );
  expect(entries).toEqual([
    { at: "a-page", page: "Keys", title: "", text: "A key opens a workspace & more." },
    {
      at: "a-page#a-keys-life",
      page: "Keys",
      title: "A key's life",
      text: "It ends <when> you say. Name Meaning After the table.",
    },
    { at: "a-page#QZ_PORT", page: "Keys", title: "QZ_PORT", text: "the port" },
  ]);
});

const entry = (at: string, page: string, title: string, text: string) => ({ at, page, title, text });
const search = createSearch([
  entry("rules", "Rules", "", "Where a scan leads"),
  entry("rules#time", "Rules", "Time", "Opening hours in a zone"),
  entry("watch", "Watching", "", "Rules are not checked for scans that fail"),
  entry("changelog", "Changelog", "Rules", "Rules rules rules"),
]);
const found = (query: string) => search(query).map(({ at }) => at);

test("titles count more than text, the changelog less, and an entry with all words is first", () => {
  expect(found("rules")).toEqual(["rules", "rules#time", "watch", "changelog"]);
  expect(found("scan rules")[0]).toBe("rules");
});

test("beginnings, endings, accents and one slip find a word; other words nothing", () => {
  for (const query of ["open", "opens", "ópening", "opning", "opeing", "OPENING"])
    expect([query, found(query)]).toEqual([query, ["rules#time"]]);
  for (const query of ["", " / ", "opuntia", "xyz"]) expect([query, found(query)]).toEqual([query, []]);
});

test("a letter more, less, changed or swapped finds a word, and three together do not", () => {
  for (const query of ["failz", "chekced", "cheked", "checkked", "chacked"])
    expect([query, found(query)]).toEqual([query, ["watch"]]);
  for (const query of ["felz", "zhukcd", "chcketde"]) expect([query, found(query)]).toEqual([query, []]);
});

test("a query of any length is answered", () => {
  expect(found("x".repeat(1_000_000))).toEqual([]);
  expect(found("rules ".repeat(100_000))[0]).toBe("rules");
});

test("an excerpt holds a word that is found, and is short however long the text is", () => {
  const text = `${"before ".repeat(100)}the needle here${" after".repeat(100)}`;
  const pieces = excerptOf(text, "needles");
  expect(pieces.filter(({ isFound }) => isFound).map((piece) => piece.text)).toEqual(["needle"]);
  expect(pieces.map((piece) => piece.text).join("").length).toBeLessThan(200);
  expect(excerptOf("short", "")).toEqual([{ text: "short", isFound: false }]);
});
