import { feature } from "../../app/feature.ts";
import { SECTIONS } from "../book/contents.ts";
import { GERMAN_PAGES } from "../book/german.ts";
import { hasTwin } from "../book/twins.ts";
import { VERSION } from "../../version.ts";
import { agentRoutes } from "./http/routes.ts";

/** The contents of the docs, with each page in the form that programs read. */
const DOCS = [
  ...SECTIONS.map(({ title, pages }) => ({
    title,
    pages: pages.map((page) => (hasTwin(page) ? { ...page, path: `${page.path}.md` } : page)),
  })),
  {
    title: "In German",
    pages: Array.from(GERMAN_PAGES, ([path, page]) => ({ ...page, path: `de/${path}.md` })),
  },
];

/** The API as tools for agents. */
export const agents = feature({
  name: "agents",
  service: () => null,
  routes: ({ context: { baseUrl, log }, gate, api }) => [
    agentRoutes({ gate, api, docs: DOCS, baseUrl, version: VERSION, log }),
  ],
});
