import { expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import { MINUTE } from "../../../src/kit/shared/clock.ts";
import { type CodeJson, expectProblem, startScenario } from "../../scenario.ts";
import { makeKey } from "../keys/make-key.ts";

/** `POST /app/api/codes/{id}/sold-out`. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp("Café Fluss");

interface Dish {
  readonly name: string;
  readonly soldOut?: boolean;
}

const sections = (...menus: (string | Dish)[][]) =>
  menus.map((dishes) => ({
    dishes: dishes.map((dish) => (typeof dish === "string" ? { name: dish } : dish)),
  }));
const menuPage = () =>
  tenant.makeCode({
    landing: {
      template: "menu",
      headline: "Café",
      parts: [
        { type: "text", id: "menu", markdown: "Welcome" },
        {
          type: "menu",
          id: "lunch",
          currency: "EUR",
          sections: sections(["Soup", "Salad"], ["Fish", "Soup"]),
        },
        { type: "menu", id: "drinks", currency: "EUR", sections: sections([{ name: "Tea", soldOut: true }]) },
      ],
    },
  });
const simple = () =>
  tenant.makeCode({
    landing: {
      template: "menu",
      headline: "Café",
      parts: [{ type: "menu", currency: "EUR", sections: sections(["Soup", "Salad", "Cake"]) }],
    },
  });
const mark = (id: string, body: object, headers: Record<string, string> = {}) =>
  tenant.call("POST", `/app/api/codes/${id}/sold-out`, body, headers);
const pageOf = async ({ shortId }: CodeJson) => (await scenario.request(`/p/${shortId}`)).text();
const read = async (id: string) => readJson<CodeJson>(await tenant.call("GET", `/app/api/codes/${id}`));

interface Landed {
  readonly landing: {
    readonly parts: readonly { readonly sections?: readonly { readonly dishes: readonly Dish[] }[] }[];
  };
}

/** The dishes that are sold out on a page, with their places. */
function soldOut({ landing }: Landed): string[] {
  return landing.parts.flatMap(({ sections: list = [] }, part) =>
    list.flatMap(({ dishes }, section) =>
      dishes.flatMap((dish, place) => (dish.soldOut ? [`${part}.${section}.${place} ${dish.name}`] : [])),
    ),
  );
}
const marksOf = async (id: string) => soldOut((await read(id)) as unknown as Landed);

test("a dish is sold out on the page at once, is one change of the history, and comes back", async () => {
  const code = await simple();
  expect(await pageOf(code)).not.toContain("Sold out");
  scenario.clock.advance(MINUTE);
  const answer = await mark(code.id, { section: 0, dish: 1, name: "Salad", soldOut: true });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("etag")).toStartWith('"r2.');
  const record = await readJson<CodeJson & Landed>(answer);
  expect(soldOut(record)).toEqual(["0.0.1 Salad"]);
  expect(record["updatedAt"]).not.toBe(code["updatedAt"]);
  const page = await pageOf(code);
  expect(page).toContain("<s>Salad</s>");
  expect(page.match(/Sold out/g)).toHaveLength(1);
  const history = await readJson<{ changes: { revision: number; changed: string[] }[] }>(
    await tenant.call("GET", `/app/api/codes/${code.id}/history`),
  );
  expect(history.changes.map(({ revision }) => revision)).toEqual([2, 1]);
  expect(history.changes[0]?.changed).toEqual(["landing"]);
  const back = await mark(code.id, { section: 0, dish: 1, name: "Salad", soldOut: false });
  expect((await readJson<CodeJson>(back))["landing"]).toEqual(code["landing"]);
  expect(await pageOf(code)).not.toContain("Sold out");
});

test("a mark that changes nothing makes no revision", async () => {
  const code = await simple();
  const body = { section: 0, dish: 0, name: "Soup", soldOut: true };
  const first = await mark(code.id, body);
  const again = await mark(code.id, body);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.headers.get("etag")).toBe(first.headers.get("etag"));
  const none = await mark(code.id, { section: 0, dish: 1, name: "Salad", soldOut: false });
  expect(none.headers.get("etag")).toBe(first.headers.get("etag"));
});

test("of marks at once all hold", async () => {
  const code = await simple();
  const answers = await Promise.all(
    ["Soup", "Salad", "Cake"].map((name, dish) => mark(code.id, { section: 0, dish, name, soldOut: true })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ headers }) => headers.get("etag")?.slice(0, 3)))).toEqual(
    new Set(['"r2', '"r3', '"r4']),
  );
  expect(await marksOf(code.id)).toEqual(["0.0.0 Soup", "0.0.1 Salad", "0.0.2 Cake"]);
});

test("a menu is named by its part, and all dishes of one or of all are marked at once", async () => {
  const { id } = await menuPage();
  expect((await mark(id, { part: "lunch", section: 1, dish: 1, name: "Soup", soldOut: true })).status).toBe(
    200,
  );
  expect(await marksOf(id)).toEqual(["1.1.1 Soup", "2.0.0 Tea"]);
  expect((await mark(id, { part: "drinks", all: true, soldOut: false })).status).toBe(200);
  expect(await marksOf(id)).toEqual(["1.1.1 Soup"]);
  expect((await mark(id, { all: true, soldOut: true })).status).toBe(200);
  expect(await marksOf(id)).toHaveLength(5);
  expect((await mark(id, { all: true, soldOut: false })).status).toBe(200);
  expect(await marksOf(id)).toEqual([]);
});

test.each<[why: string, body: object]>([
  ["another dish at the place", { part: "lunch", section: 0, dish: 0, name: "Fish", soldOut: true }],
  ["the name in another spelling", { part: "lunch", section: 0, dish: 0, name: "soup", soldOut: true }],
  ["a place without a dish", { part: "lunch", section: 0, dish: 9, name: "Soup", soldOut: true }],
  ["a section that there is not", { part: "lunch", section: 2, dish: 0, name: "Soup", soldOut: true }],
  ["a part that there is not", { part: "dinner", section: 0, dish: 0, name: "Soup", soldOut: true }],
  ["a part that is no menu", { section: 0, dish: 0, name: "Soup", soldOut: true }],
  ["all dishes of a part that is no menu", { part: "menu", all: true, soldOut: true }],
])("%s: the menu was changed, and nothing is marked", async (_, body) => {
  const { id } = await menuPage();
  await expectProblem(await mark(id, body), 409, "menu_changed");
  expect(await marksOf(id)).toEqual(["2.0.0 Tea"]);
});

test("a code without a page, or with a page without a menu, has no dish", async () => {
  const bare = await tenant.makeCode();
  const page = await tenant.makeCode({ landing: { template: "action", headline: "Hall" } });
  for (const { id } of [bare, page])
    for (const body of [
      { section: 0, dish: 0, name: "Soup", soldOut: true },
      { all: true, soldOut: true },
    ])
      await expectProblem(await mark(id, body), 409, "menu_changed");
});

test("with If-Match it is done only on the version that was read", async () => {
  const { id } = await simple();
  const body = { section: 0, dish: 0, name: "Soup", soldOut: true };
  const tag = (await tenant.call("GET", `/app/api/codes/${id}`)).headers.get("etag") ?? "";
  expect((await mark(id, body, { "if-match": tag })).status).toBe(200);
  await expectProblem(
    await mark(id, { ...body, dish: 1, name: "Salad" }, { "if-match": tag }),
    412,
    "code_changed",
  );
  // An old version says more than another dish does.
  await expectProblem(
    await mark(id, { ...body, dish: 2, name: "Tart" }, { "if-match": tag }),
    412,
    "code_changed",
  );
  expect(await marksOf(id)).toEqual(["0.0.0 Soup"]);
});

test.each<[why: string, body: object, pointers: string[]]>([
  ["no name", { section: 0, dish: 0, soldOut: true }, ["/name"]],
  ["no place", { name: "Soup", soldOut: true }, ["/section", "/dish"]],
  ["nothing", {}, ["/section", "/dish", "/name", "/soldOut"]],
  ["all without a word what", { all: true }, ["/soldOut"]],
  [
    "a place that no menu has",
    { section: 20, dish: 100, name: "Soup", soldOut: true },
    ["/section", "/dish"],
  ],
  [
    "a place in words",
    { section: "0", dish: 0.5, name: "Soup", soldOut: "yes" },
    ["/section", "/dish", "/soldOut"],
  ],
  ["an id of another form", { part: "Lunch", section: 0, dish: 0, name: "Soup", soldOut: true }, ["/part"]],
])("a body with %s is refused", async (_, body, pointers) => {
  const { id } = await simple();
  const { errors } = await expectProblem(await mark(id, body), 400, "invalid_request");
  expect(errors?.map(({ pointer }) => pointer)).toEqual(pointers);
});

test("a code of another workspace is not found, and a key that reads marks nothing", async () => {
  const { id } = await simple();
  const body = { section: 0, dish: 0, name: "Soup", soldOut: true };
  const other = await scenario.signUp("Zoo");
  await expectProblem(await other.call("POST", `/app/api/codes/${id}/sold-out`, body), 404, "code_not_found");
  await expectProblem(await mark("code_none", body), 404, "code_not_found");
  const { client } = await makeKey(tenant, { scopes: ["codes:read"] });
  await expectProblem(await client.call("POST", `/app/api/codes/${id}/sold-out`, body), 403, "scope_missing");
  expect(await marksOf(id)).toEqual([]);
});
