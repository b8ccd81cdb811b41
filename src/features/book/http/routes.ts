import { Elysia } from "elysia";
import { SHELLS } from "../../../../dist/web/files.ts";
import { type Constant, createConstant } from "../../../kit/http/constant.ts";
import { toTwin } from "../../../kit/http/paths.ts";
import { explainedProblems } from "../../../kit/http/remedies.ts";
import { bestLanguage, prefersHtml } from "../../../kit/shared/accept.ts";
import { nothingHere } from "../../../kit/shared/common-faults.ts";
import type { Markup } from "../../../kit/shared/markup.ts";
import { onceUnlessRejected } from "../../../kit/shared/once.ts";
import { createBook } from "../book.ts";
import { PAGES } from "../contents.ts";
import type { Language } from "../frame-words.ts";
import { GERMAN_PAGES } from "../german.ts";
import { noticesBody } from "../notices.ts";
import { ALL_PICTURES, drawnPicture } from "../pictures.ts";
import { problemsBody } from "../problems.ts";
import { createReference } from "../reference/reference.ts";
import { hasTwin } from "../twins.ts";

/** Everything comes from this service, and nothing is inline but the icon. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A new version of the program may have other pages. */
const REVALIDATED = { "cache-control": "no-cache", "x-content-type-options": "nosniff" };

const PAGE_HEADERS = {
  ...REVALIDATED,
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": POLICY,
  "referrer-policy": "no-referrer",
};

/** A picture that is opened by itself loads nothing and runs nothing. */
const PICTURE_HEADERS = {
  ...REVALIDATED,
  "content-type": "image/svg+xml",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** The English cover offers the German one to those who prefer it. */
const COVER_HEADERS = { ...PAGE_HEADERS, vary: "accept-language" };

const TWIN_HEADERS = { ...REVALIDATED, "content-type": "text/markdown; charset=utf-8" };

const WHOLE_HEADERS = { ...REVALIDATED, "content-type": "text/plain; charset=utf-8" };

const INDEX_HEADERS = { ...REVALIDATED, "content-type": "application/json" };

/**
 * The book: its cover at `/docs`, its pages, and the index of its search. They are for people and not part of the contract.
 * @param document - returns the contract, of which the reference is made.
 * @param baseUrl - our public address, which all samples name.
 */
export function bookRoutes(document: () => Promise<unknown>, baseUrl: string) {
  const hidden = { detail: { hide: true } };
  const reference = onceUnlessRejected(async () => createReference(await document()));
  const book = createBook({
    files: SHELLS.book,
    baseUrl,
    made: {
      problems: (root) => problemsBody(explainedProblems(), root),
      notices: noticesBody,
      reference: async () => (await reference()).cover(),
    },
    operations: async () => (await reference()).entries,
    contract: async () => (await reference()).contract,
  });
  const coverIn = (preferred: Language) =>
    answerOnce(() => createConstant(book.cover("en", preferred === "de").text, COVER_HEADERS));
  const covers = { en: coverIn("en"), de: coverIn("de") };
  const germanCover = answerOnce(() => pageConstant(book.cover("de", false)));
  const pages = new Map([
    ...PAGES.map((page) => [page.path, answerOnce(async () => pageConstant(await book.page(page)))] as const),
    ...PAGES.filter(hasTwin).map(
      (page) =>
        [
          `${page.path}.md`,
          answerOnce(async () => createConstant(await book.twin(page), TWIN_HEADERS)),
        ] as const,
    ),
  ]);
  const german = new Map(
    PAGES.flatMap((page) => {
      const text = GERMAN_PAGES.get(page.path);
      if (text === undefined || !("text" in page)) return [];
      return [
        [page.path, answerOnce(async () => pageConstant(await book.german(page, text)))] as const,
        [
          `${page.path}.md`,
          answerOnce(async () => createConstant(await book.germanTwin(page, text), TWIN_HEADERS)),
        ] as const,
      ];
    }),
  );
  const whole = answerOnce(async () => createConstant(await book.whole(), WHOLE_HEADERS));
  const pictures = new Map(
    ALL_PICTURES.map((picture) => [
      `${picture.name}.svg`,
      answerOnce(() => createConstant(drawnPicture(picture), PICTURE_HEADERS)),
    ]),
  );
  const leaves = onceUnlessRejected(
    async () =>
      new Map(
        (await reference()).leaves.map((leaf) => [
          leaf.path,
          answerOnce(async () => pageConstant(await book.leaf(leaf))),
        ]),
      ),
  );
  const nowhere = (request: Request, root: string, language: Language = "en") => {
    if (!prefersHtml(request.headers.get("accept"))) throw nothingHere();
    return new Response(book.nowhere(root, language).text, { status: 404, headers: PAGE_HEADERS });
  };
  const indexOf = (language: Language) =>
    answerOnce(async () => createConstant(await book.searchIndex(language), INDEX_HEADERS));
  const index = indexOf("en");
  const germanIndex = indexOf("de");
  return new Elysia()
    .get(
      "/docs",
      ({ request }) => covers[bestLanguage(request.headers.get("accept-language"), ["en", "de"])](request),
      hidden,
    )
    .get("/docs/", () => toTwin("../docs"), hidden)
    .get("/docs/de", ({ request }) => germanCover(request), hidden)
    .get("/docs/de/", () => toTwin("../de"), hidden)
    .get("/llms-full.txt", ({ request }) => whole(request), hidden)
    .get("/docs/search.json", ({ request }) => index(request), hidden)
    .get(
      "/docs/:page",
      ({ request, params }) => pages.get(params.page)?.(request) ?? nowhere(request, "../"),
      hidden,
    )
    .get("/docs/de/search.json", ({ request }) => germanIndex(request), hidden)
    .get(
      "/docs/de/:page",
      ({ request, params }) => german.get(params.page)?.(request) ?? nowhere(request, "../../", "de"),
      hidden,
    )
    .get("/docs/de/:page/", ({ params }) => toTwin(`../${encodeURIComponent(params.page)}`), hidden)
    .get(
      "/docs/pictures/:picture",
      ({ request, params }) => pictures.get(params.picture)?.(request) ?? nowhere(request, "../../"),
      hidden,
    )
    .get("/docs/:page/", ({ params }) => toTwin(`../${encodeURIComponent(params.page)}`), hidden)
    .get(
      "/docs/reference/:leaf",
      async ({ request, params }) =>
        (await leaves()).get(params.leaf)?.(request) ?? nowhere(request, "../../"),
      hidden,
    )
    .get("/docs/reference/:leaf/", ({ params }) => toTwin(`../${encodeURIComponent(params.leaf)}`), hidden);
}

function pageConstant(page: Markup): Constant {
  return createConstant(page.text, PAGE_HEADERS);
}

/** Answers with a constant that is made at the first request: pages take time that a start does not have. */
function answerOnce(make: () => Constant | Promise<Constant>): (request: Request) => Promise<Response> {
  const constant = onceUnlessRejected(async () => make());
  return async (request) => (await constant()).answer(request);
}
