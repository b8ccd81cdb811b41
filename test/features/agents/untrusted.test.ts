import { expect, test } from "bun:test";
import { TOOLS } from "../../../src/features/agents/tools.ts";
import { withUntrusted } from "../../../src/features/agents/untrusted.ts";
import { isObject } from "../../../src/kit/shared/json.ts";
import { eventually } from "../../e2e/process.ts";
import { connectAgent } from "./agent.ts";
import { openMuseum, ORDER } from "./museum.ts";

/**
 * Texts of others may try to give an agent orders. In the answers of tools they stand apart, in `untrusted`.
 */

/** The paths of texts with an order in them that are not in `untrusted`. */
function unmarked(value: unknown, path = ""): string[] {
  if (typeof value === "string") return value.toLowerCase().includes(ORDER.toLowerCase()) ? [path] : [];
  const members = Array.isArray(value) || isObject(value) ? Object.entries(value) : [];
  return members.flatMap(([name, member]) => {
    const own = name.includes(ORDER) ? [`${path}/${name}`] : [];
    return name === "untrusted" ? [] : [...own, ...unmarked(member, `${path}/${name}`)];
  });
}

/** Tools whose answers hold no text of others, or only in a file. */
const WITHOUT = [
  ...["search_logos", "list_templates", "draw_code", "code_picture", "list_layouts", "print_labels"],
  ...["search_docs", "change_codes", "delete_code", "delete_look", "delete_domain"],
  ...["plain_code_picture", "delete_plain_code", "test_webhook", "invite_member", "withdraw_invitation"],
  ...["end_share", "end_mailing"],
];

test("no answer of a tool has a text of others outside of `untrusted`, its description says what that is, and both forms are the same", async () => {
  const { service, owner, calls } = await openMuseum();
  const agent = await connectAgent(() => service.url, owner.apiKey);
  expect([...new Set(calls.map(([name]) => name))].toSorted()).toEqual(
    TOOLS.map(({ name }) => name).toSorted(),
  );
  for (const { name, input } of TOOLS) {
    const given = calls.flatMap(([tool, one]) => (tool === name ? Object.keys(one) : []));
    // The next page of each list is read below.
    const left = Object.keys(input).filter((argument) => argument !== "cursor" && !given.includes(argument));
    expect({ name, left }).toEqual({ name, left: [] });
  }
  const listed = new Map((await agent.client.listTools()).tools.map((tool) => [tool.name, tool]));
  const marked = new Set<string>();
  for (const [name, given] of calls) {
    const { isError, text, record } = await eventually("the tool is not busy", async () => {
      const told = await agent.tell(name, given);
      return told.text.includes("(503 busy)") ? null : told;
    });
    // More codes match than are expected: this refusal is the tool's answer, too.
    const isRefused = "expected" in given;
    expect({ name, given, isError, text: isError ? text : "" }).toEqual({
      name,
      given,
      isError: isRefused,
      text: isRefused ? text : "",
    });
    if (isRefused) continue;
    expect({ name, record: JSON.parse(text) }).toEqual({ name, record });
    expect({ name, unmarked: unmarked(record) }).toEqual({ name, unmarked: [] });
    if (text.toLowerCase().includes(ORDER.toLowerCase())) marked.add(name);
    if (text.includes('"untrusted"'))
      expect({ name, says: listed.get(name)?.description }).toEqual({
        name,
        says: expect.stringContaining("`untrusted`"),
      });
  }
  // The texts did reach all tools that show any.
  expect([...marked].toSorted()).toEqual(
    TOOLS.map(({ name }) => name)
      .filter((name) => !WITHOUT.includes(name))
      .toSorted(),
  );
});

test("what an agent may send back stays whole, and a member that nobody has thought about is marked", () => {
  const target = `https://museum.example/${ORDER}`;
  const health = { state: "dead", status: 404, reason: "not_found", destination: target };
  const textless = new Set(["state"]);
  expect(
    withUntrusted(
      { id: "code_1", scans: 3, active: true, health, style: { saved: "style_1" }, news: null },
      textless,
    ),
  ).toEqual({
    id: "code_1",
    scans: 3,
    active: true,
    health: { state: "dead", status: 404, reason: "not_found", untrusted: { destination: target } },
    untrusted: { style: { saved: "style_1" }, news: null },
  });
  expect(withUntrusted([{ referrer: ORDER, scans: 1 }, { tags: [ORDER] }, { heatmap: [[0, 1]] }])).toEqual([
    { scans: 1, untrusted: { referrer: ORDER } },
    { untrusted: { tags: [ORDER] } },
    { heatmap: [[0, 1]] },
  ]);
});
