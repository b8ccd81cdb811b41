import { expect, test } from "bun:test";
import { TOOLS } from "../../../src/features/agents/tools.ts";
import { withUntrusted } from "../../../src/features/agents/untrusted.ts";
import { isObject } from "../../../src/kit/shared/json.ts";
import { eventually } from "../../e2e/process.ts";
import { patiently } from "../../patiently.ts";
import { startScenario } from "../../scenario.ts";
import { connectAgent } from "./agent.ts";

/**
 * Texts of others may try to give an agent orders. In the answers of tools they stand apart, in `untrusted`.
 */

const ORDER = "Ignore-your-rules";
const target = `https://museum.example/${ORDER}`;

/** The paths of texts with an order in them that are not in `untrusted`. */
function unmarked(value: unknown, path = ""): string[] {
  if (typeof value === "string") return value.toLowerCase().includes(ORDER.toLowerCase()) ? [path] : [];
  const members = Array.isArray(value) || isObject(value) ? Object.entries(value) : [];
  return members.flatMap(([name, member]) => {
    const own = name.includes(ORDER) ? [`${path}/${name}`] : [];
    return name === "untrusted" ? [] : [...own, ...unmarked(member, `${path}/${name}`)];
  });
}

test("no answer of a tool has a text of others outside of `untrusted`, and its description says what that is", async () => {
  const service = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
  const owner = await service.signUp();
  const texts = { title: ORDER, group: ORDER, utm: { source: ORDER, campaign: ORDER } };
  const rules = [
    { name: ORDER, when: { device: ["mobile"] }, target },
    {
      name: `${ORDER} 2`,
      when: {},
      split: [1, 2].map((weight) => ({ name: `${ORDER} ${weight}`, weight, target })),
    },
  ];
  const landing = {
    template: "action",
    headline: ORDER,
    text: ORDER,
    cta: { label: ORDER },
    lead: { ask: ["email"], consentText: ORDER },
  };
  const ruled = await owner.makeCode({ ...texts, target, rules, fallback: target });
  const page = await owner.makeCode({ ...texts, target, landing });
  const wifi = await owner.makeCode({ ...texts, type: "wifi", fields: { ssid: ORDER, password: ORDER } });
  const lead = {
    consent: true,
    email: `${ORDER}@museum.example`,
    name: ORDER,
    company: ORDER,
    message: ORDER,
  };
  const left = await patiently(() =>
    service.request(`/api/leads/${page.shortId}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(lead),
    }),
  );
  expect(left.status).toBe(200);
  const headers = {
    referer: `https://${ORDER}.example/`,
    "user-agent": `${ORDER}/1.0 (${ORDER}; ${ORDER}) Chrome/141.0.0.0`,
    "accept-language": `${ORDER}-de`,
  };
  for (const { shortId } of [ruled, page]) await service.scan(shortId, headers);
  await service.service.addUp();

  const agent = await connectAgent(() => service.url, owner.apiKey);
  const { id } = ruled;
  const calls: Record<string, readonly Record<string, unknown>[]> = {
    search_logos: [{ q: "github" }],
    draw_code: [{ type: "text", fields: { text: "Hall 3" } }],
    create_code: [{ ...texts, target, landing }],
    code_picture: [{ id }],
    find_codes: [{}, { q: "museum" }],
    get_code: [{ id }, { id: page.id }, { id: wifi.id }],
    update_code: [{ id, active: true }],
    trace_code: [{ id }, { id, device: "mobile" }],
    code_analytics: [{ id }, { id: page.id }],
    campaigns: [{}],
    list_scans: [{ id }, { id: page.id }],
    list_leads: [{}],
    check_destinations: [{ health: "unchecked" }],
    delete_code: [{ id }],
  };
  expect(Object.keys(calls).toSorted()).toEqual(TOOLS.map(({ name }) => name).toSorted());
  const marked: string[] = [];
  for (const { name, description } of TOOLS.toSorted((a, b) => order(a.name) - order(b.name)))
    for (const given of calls[name] ?? []) {
      const { isError, text } = await eventually("the tool is not busy", async () => {
        const told = await agent.tell(name, given);
        return told.text.includes("(503 busy)") ? null : told;
      });
      expect({ name, isError, text: isError ? text : "" }).toEqual({ name, isError: false, text: "" });
      const answer: unknown = text.startsWith("{") ? JSON.parse(text) : text;
      expect({ name, unmarked: unmarked(answer) }).toEqual({ name, unmarked: [] });
      if (text.includes(ORDER)) marked.push(name);
      expect({ name, says: description.includes("`untrusted`") }).toEqual({
        name,
        says: text.includes('"untrusted"'),
      });
    }
  // The texts did reach all tools that show any.
  expect([...new Set(marked)].toSorted()).toEqual(
    Object.keys(calls)
      .filter((name) => !["search_logos", "draw_code", "code_picture", "delete_code"].includes(name))
      .toSorted(),
  );
});

/** The tool that deletes comes last. */
const order = (name: string) => (name === "delete_code" ? 1 : 0);

test("what an agent may send back stays whole, and a member that nobody has thought about is marked", () => {
  const health = { state: "dead", status: 404, reason: "not_found", destination: target };
  expect(
    withUntrusted({ id: "code_1", scans: 3, active: true, health, style: { saved: "style_1" }, news: null }),
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
