import { Type } from "@sinclair/typebox";
import { CreateDomain, EditDomain } from "../../domains/model.ts";
import { EditLook } from "../../looks/model.ts";
import { LONGEST_QUESTION } from "../docs-search.ts";
import { anyObject, idFrom, list, retry, SHORT } from "../input-model.ts";
import type { Tool } from "../tool.ts";

const look = idFrom("list_looks");
const domain = { id: idFrom("list_domains") };
const { name, isDefault } = EditLook.properties;
const { home, notFound } = EditDomain.properties;

/** The workspace: its key, looks and domains, and the docs. */
export const WORKSPACE_TOOLS: readonly Tool[] = [
  {
    name: "whoami",
    title: "Key and plan",
    description:
      "The workspace, the scopes of this key, and the plan: what is left is `grants` less `usage`.",
    effect: "reads",
    calls: [{ method: "GET", path: "/app/api/me" }],
    input: {},
  },
  {
    name: "search_docs",
    title: "Search the docs",
    description:
      "Find sections of this service's docs: how things are done, settings, problems and calls of the API.",
    effect: "reads",
    calls: [{ method: "GET", path: "/docs/search.json", search: "docs" }],
    input: { q: Type.String({ maxLength: LONGEST_QUESTION, description: "A few words" }) },
    hasOwnTexts: true,
  },
  {
    name: "list_looks",
    title: "Saved looks",
    description: "Styles that the workspace has saved under a name.",
    effect: "reads",
    calls: [{ method: "GET", path: "/app/api/styles", defaults: SHORT, omitted: [] }],
    input: list,
  },
  {
    name: "save_look",
    title: "Save a look",
    description:
      "Make a look of `name` and `style`, or change the one of `id`: all codes that have it are drawn so at once.",
    effect: "alters",
    calls: [
      { method: "POST", path: "/app/api/styles", when: { id: false }, omitted: [] },
      { method: "PATCH", path: "/app/api/styles/:id", when: { id: true }, omitted: [] },
    ],
    input: { id: Type.Optional(look), name, style: anyObject("As of draw_code"), isDefault },
  },
  {
    name: "delete_look",
    title: "Delete a look",
    description: "Delete a look that no code has.",
    effect: "replaces",
    calls: [{ method: "DELETE", path: "/app/api/styles/:id" }],
    input: { id: look },
  },
  {
    name: "list_domains",
    title: "Domains",
    description: "Own hosts of codes, each with its state and the DNS record that proves it.",
    effect: "reads",
    calls: [{ method: "GET", path: "/app/api/domains", defaults: SHORT, omitted: [] }],
    input: list,
  },
  {
    name: "add_domain",
    title: "Add a domain",
    description: "Add a host. A person sets the DNS record of the answer; then verify_domain.",
    effect: "adds",
    calls: [{ method: "POST", path: "/app/api/domains", omitted: ["listed", "waiting"] }],
    input: { ...CreateDomain.properties, ...retry },
  },
  {
    name: "verify_domain",
    title: "Verify a domain",
    description: "Look up the DNS record of a host. Codes may have it once the record was found.",
    effect: "confirms",
    reachesOut: true,
    calls: [{ method: "POST", path: "/app/api/domains/:id/verify", omitted: ["listed", "waiting"] }],
    input: domain,
  },
  {
    name: "update_domain",
    title: "Change a domain",
    description: "Change where the root and unknown short ids of a host lead.",
    effect: "replaces",
    calls: [{ method: "PATCH", path: "/app/api/domains/:id", omitted: ["listed", "waiting"] }],
    input: { ...domain, home, notFound },
  },
  {
    name: "delete_domain",
    title: "Remove a domain",
    description: "Remove a host that no code is on.",
    effect: "replaces",
    calls: [{ method: "DELETE", path: "/app/api/domains/:id" }],
    input: domain,
  },
];
