import { Elysia } from "elysia";
import { SHELLS } from "../../assets/web/files.ts";
import { type Constant, createConstant } from "../http/constant.ts";
import { toTwin } from "../http/paths.ts";
import { explainedProblems } from "../http/remedies.ts";
import { prefersHtml } from "../shared/accept.ts";
import { nothingHere } from "../shared/common-faults.ts";
import type { Markup } from "../shared/markup.ts";
import { once, onceUnlessRejected } from "../shared/once.ts";
import { createBook } from "./book.ts";
import { OWN_PAGES } from "./contents.ts";
import { noticesBody } from "./notices.ts";
import { operationEntries } from "./operations.ts";
import { problemsBody } from "./problems.ts";

/** Everything comes from this service, and nothing is inline but the icon. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A new version of the program may have other pages. */
const REVALIDATED = { "cache-control": "no-cache", "x-content-type-options": "nosniff" };

const PAGE_HEADERS = {
  ...REVALIDATED,
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": POLICY,
  "referrer-policy": "no-referrer",
};

const INDEX_HEADERS = { ...REVALIDATED, "content-type": "application/json" };

/**
 * The book: its cover at `/docs`, its pages, and what its search looks through. They are for people and not part of the contract.
 * @param document - returns the OpenAPI document.
 */
export function bookRoutes(document: () => Promise<unknown>) {
  const hidden = { detail: { hide: true } };
  const book = createBook({
    files: SHELLS.book,
    made: {
      problems: (root) => problemsBody(explainedProblems(), root),
      notices: noticesBody,
    },
    foreignEntries: async () => operationEntries(await document()),
  });
  const cover = answerOnce(() => pageConstant(book.cover()));
  const pages = new Map(
    OWN_PAGES.map((page) => [page.path, answerOnce(async () => pageConstant(await book.page(page)))]),
  );
  const nowhere = once(() => book.nowhere());
  const index = answerOnce(async () => createConstant(await book.searchIndex(), INDEX_HEADERS));
  return new Elysia()
    .get("/docs", ({ request }) => cover(request), hidden)
    .get("/docs/", () => toTwin("../docs"), hidden)
    .get("/docs/search.json", ({ request }) => index(request), hidden)
    .get(
      "/docs/:page",
      ({ request, params }) => {
        const page = pages.get(params.page);
        if (page) return page(request);
        if (!prefersHtml(request.headers.get("accept"))) throw nothingHere();
        return new Response(nowhere().text, { status: 404, headers: PAGE_HEADERS });
      },
      hidden,
    );
}

function pageConstant(page: Markup): Constant {
  return createConstant(page.text, PAGE_HEADERS);
}

/** Answers with a constant that is made at the first request: pages take time that a start does not have. */
function answerOnce(make: () => Constant | Promise<Constant>): (request: Request) => Promise<Response> {
  const constant = onceUnlessRejected(async () => make());
  return async (request) => (await constant()).answer(request);
}
