import { SVGS } from "../../worst/art.ts";
import type { Place, WorstInput, Workspace } from "../../worst/input.ts";
import { gradient, largest } from "../../worst/styles.ts";

const REVISION = "2026-07-28";

/** The facts about its client that each message of the newest revision has. */
const META = {
  "io.modelcontextprotocol/protocolVersion": REVISION,
  "io.modelcontextprotocol/clientInfo": { name: "worst", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": {},
};

const former = { accept: "application/json, text/event-stream", "mcp-protocol-version": "2025-11-25" };

const message = (method: string, params: object) => ({ jsonrpc: "2.0", id: 1, method, params });

/** A message of the revision with handshakes, which may come without one. */
const sent = (
  name: string,
  body: (place: Place) => object,
  of: (place: Place) => Pick<Workspace, "apiKey"> = ({ large }) => large,
): WorstInput => ({
  operation: "POST",
  name,
  status: 200,
  request: (place) => ({ path: "/mcp", headers: former, body: body(place), key: of(place).apiKey }),
});

const called = (
  tool: string,
  name: string,
  given: (place: Place) => object,
  of?: (place: Place) => Pick<Workspace, "apiKey">,
): WorstInput =>
  sent(`${tool} ${name}`, (place) => message("tools/call", { name: tool, arguments: given(place) }), of);

/** The same in the newest revision, whose headers repeat parts of the message. */
const current = (
  method: string,
  params: object,
  mirrored: Readonly<Record<string, string>> = {},
): WorstInput => ({
  operation: "POST",
  name: `${method} of ${REVISION}`,
  status: 200,
  request: ({ large }) => ({
    path: "/mcp",
    headers: { ...former, "mcp-protocol-version": REVISION, "mcp-method": method, ...mirrored },
    body: message(method, { ...params, _meta: META }),
    key: large.apiKey,
  }),
});

/** JSON may hold 5,000 values. */
const many = <T>(part: (index: number) => T, length = 4_900) =>
  Array.from({ length }, (_, index) => part(index));
/** An empty object counts twice. */
const objects = () => many(() => ({}), 2_300);
const members = () => Object.fromEntries(many((index) => [`member${index}`, index]));
const MEGABYTE = "x".repeat(1_000_000);

const busy = ({ large }: Place) => ({ code: large.busy.id });

/** Messages of agents, whose tools call other operations: a call costs what the operation does, and the protocol around it. */
export const INPUTS: readonly WorstInput[] = [
  current("tools/list", {}),
  called(
    "find_codes",
    "of a page of the largest codes",
    () => ({ limit: 100 }),
    ({ heavy }) => heavy,
  ),
  called("draw_code", "with the largest symbol in gradients", () =>
    largest({ foreground: gradient("radial") }),
  ),
  ...Object.entries(SVGS).map(([name, svg]) =>
    called("draw_code", `with an SVG logo: ${name}`, ({ fresh }) => ({
      type: "text",
      fields: { text: fresh() },
      style: { logo: { svg: svg() } },
    })),
  ),
  {
    ...called("create_code", "with thousands of arguments that it does not know", members),
    status: 400,
  },
  called("create_code", "with thousands of rules", () => ({
    target: "https://a.example",
    rules: objects(),
  })),
  called("create_code", "with a style of thousands of members", () => ({
    target: "https://a.example",
    style: members(),
  })),
  called("create_codes", "of as many as a tool takes, with the longest names", ({ fresh }) => ({
    list: Array.from({ length: 100 }, () => ({
      target: `https://a.example/${"a".repeat(2_000)}`,
      title: "ü".repeat(200),
      externalId: fresh().padEnd(200, '"'),
    })),
  })),
  called("create_codes", "that are all refused for thousands of rules", () => ({
    list: Array.from({ length: 100 }, () => ({
      target: "https://a.example",
      rules: Array.from({ length: 20 }, () => ({})),
    })),
  })),
  called("create_codes", "of thousands of objects", () => ({ list: objects() })),
  called("update_code", "with a target of a megabyte", (place) => ({ ...busy(place), target: MEGABYTE })),
  called("get_code", "with an id of a megabyte", () => ({ code: MEGABYTE })),
  called("get_code", "by the longest short address", () => ({
    code: `https://${"a.".repeat(160)}example/${"b".repeat(64)}`,
  })),
  called(
    "get_code",
    "of the largest rules",
    ({ ruled }) => ({ code: ruled.queries.id }),
    ({ heavy }) => heavy,
  ),
  called(
    "code_history",
    "of the largest pages",
    ({ changed }) => ({ code: changed.pages, limit: 100 }),
    ({ heavy }) => heavy,
  ),
  called("print_labels", "of as many short ids as a tool takes", ({ large }) => ({
    codes: Array.from({ length: 100 }, (_, index) => large.others[index % large.others.length]?.shortId),
    layout: "avery-l7160",
  })),
  called("print_labels", "of a large file", () => ({
    layout: "avery-l7160",
    copies: 20,
    group: "audio guide",
  })),
  called(
    "change_codes",
    "that finds little",
    () => ({ filter: { q: "abcd" }, action: "disable", dryRun: true }),
    ({ alike }) => alike,
  ),
  called("overview", "of four years", () => ({
    from: "2022-11-22",
    interval: "week",
    timezone: "Australia/Lord_Howe",
  })),
  called(
    "list_looks",
    "of a page of the largest looks",
    () => ({ limit: 100 }),
    ({ heavy }) => heavy,
  ),
  called("search_docs", "for many short words", () => ({ q: "a b c d e ".repeat(10) })),
  called("list_templates", "of all templates", () => ({})),
  called(
    "code_picture",
    "in PDF with the largest logo",
    ({ heavy }) => ({ code: heavy.busy.id, format: "pdf" }),
    ({ heavy }) => heavy,
  ),
  called("code_picture", "of the largest size", (place) => ({ ...busy(place), size: 1_024 })),
  called("code_analytics", "of four years", (place) => ({
    ...busy(place),
    from: "2022-11-22",
    timezone: "Australia/Lord_Howe",
  })),
  called("list_scans", "of a large page", (place) => ({ ...busy(place), limit: 100 })),
  called("list_scans", "of a large page of all codes", () => ({ limit: 100 })),
  called(
    "list_scans",
    "of people alone, among programs",
    () => ({ bots: "exclude", limit: 100 }),
    ({ daily }) => daily,
  ),
  called(
    "find_plain_codes",
    "of the largest codes",
    () => ({ limit: 100, sort: "title" }),
    ({ heavy }) => heavy,
  ),
  called("create_plain_code", "with the longest content in gradients", () => ({
    type: "text",
    fields: { text: "x".repeat(900) },
    style: { foreground: gradient("radial") },
  })),
  called("update_plain_code", "with a content of a megabyte", () => ({
    id: "plain_none",
    type: "text",
    fields: { text: MEGABYTE },
  })),
  called("plain_code_picture", "of an id of a megabyte", () => ({ id: MEGABYTE })),
  called("list_webhooks", "with the deliveries of one that is not there", () => ({ id: "hook_none" })),
  called("add_webhook", "with an address of a megabyte", () => ({ url: MEGABYTE })),
  called("test_webhook", "that is not there", () => ({ id: "hook_none" })),
  called("list_members", "of the largest workspace", () => ({})),
  called("invite_member", "with an address of a megabyte", () => ({ email: MEGABYTE, role: "viewer" })),
  called("withdraw_invitation", "that is not there", () => ({ id: "inv_none" })),
  called("change_role", "of an id of a megabyte", () => ({ id: MEGABYTE, role: "viewer" })),
  called("remove_member", "who is not there", () => ({ id: "per_none" })),
  called("search_audit", "that finds nothing", () => ({ who: `per_${"0".repeat(26)}`, limit: 100 })),
  called("search_audit", "with an author of a megabyte", () => ({ who: MEGABYTE })),
  called("list_leads", "of a large page", () => ({ limit: 100 })),
  called("campaigns", "of a large page", () => ({ limit: 100 })),
  called("search_logos", "for a text of many words", () => ({ q: "a b ".repeat(50) })),
  called(
    "check_destinations",
    "that finds little",
    () => ({ q: "abcd" }),
    ({ alike }) => alike,
  ),
  sent("a tool whose name is a megabyte", () => message("tools/call", { name: MEGABYTE })),
  sent("a method that is a megabyte", () => message(MEGABYTE, {})),
  {
    ...sent("thousands of members beside the arguments", () => message("tools/list", { _meta: members() })),
    status: 400,
  },
  { ...sent("thousands of parameters", () => message("tools/list", members())), status: 400 },
  {
    ...sent("thousands of members beside the message", () => ({
      ...members(),
      ...message("tools/list", {}),
    })),
    status: 400,
  },
  current("server/discover", { many: members() }),
  sent("a handshake of thousands of capabilities", () =>
    message("initialize", {
      protocolVersion: "2025-11-25",
      clientInfo: { name: "worst", version: "1" },
      capabilities: { experimental: { ...objects() } },
    }),
  ),
  {
    ...current("tools/call", { name: "create_code", arguments: members() }, { "mcp-name": "create_code" }),
    status: 400,
  },
];
