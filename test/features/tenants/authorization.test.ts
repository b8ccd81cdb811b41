import { expect, test } from "bun:test";
import { expectProblem, startScenario } from "../../scenario.ts";

const scenario = await startScenario();
const client = await scenario.signUp();
const key = client.apiKey;

/** The same key with one character of it changed. */
function mistyped(at: number): string {
  return key.slice(0, at) + (key[at] === "A" ? "B" : "A") + key.slice(at + 1);
}

const me = (authorization: string) => scenario.request("/app/api/me", { headers: { authorization } });

for (const authorization of [
  `Bearer ${key}`,
  `bearer ${key}`,
  `BEARER ${key}`,
  `Bearer   ${key}`,
  `Bearer ${key}  `,
])
  test(`"${authorization.replace(key, "<key>")}" is accepted`, async () => {
    expect((await me(authorization)).status).toBe(200);
  });

const REFUSED: Record<string, string> = {
  "no scheme": key,
  "no key": "Bearer",
  "a space for a key": "Bearer ",
  "another scheme": `Basic ${key}`,
  "a token scheme": `Token ${key}`,
  "no space": `Bearer${key}`,
  "two keys": `Bearer ${key} ${key}`,
  "a list of keys": `Bearer ${key}, Bearer ${key}`,
  "a key in quotes": `Bearer "${key}"`,
  "the first character mistyped": `Bearer ${mistyped(3)}`,
  "the last character mistyped": `Bearer ${mistyped(40)}`,
  "a character too few": `Bearer ${key.slice(0, -1)}`,
  "a character too many": `Bearer ${key}A`,
  "another prefix": `Bearer qy_${key.slice(3)}`,
  "lower case": `Bearer ${key.toLowerCase()}`,
  "a well-formed key of nobody": "Bearer qz_000000000000000000000000000000001ZPsJt",
  "an enormous one": `Bearer ${"A".repeat(9_000)}`,
};
for (const [what, authorization] of Object.entries(REFUSED))
  test(`${what} is 401`, async () => {
    const response = await me(authorization);
    const isToken = /^bearer +\S+ *$/i.test(authorization);
    const challenge = isToken ? 'Bearer error="invalid_token"' : "Bearer";
    expect(response.headers.get("www-authenticate")).toBe(challenge);
    await expectProblem(response, 401, "invalid_key");
  });

test("a key in the query, a cookie or the body is no key", async () => {
  const answers = [
    await scenario.request(`/app/api/me?access_token=${key}&apiKey=${key}`),
    await scenario.request("/app/api/me", { headers: { cookie: `apiKey=${key}`, "x-api-key": key } }),
    await scenario.post("/app/api/codes", { apiKey: key, target: "https://museum.example/" }),
  ];
  for (const answer of answers) await expectProblem(answer, 401, "invalid_key");
});

test("another tenant's records are not found", async () => {
  const [code, stranger] = [await client.makeCode(), await scenario.signUp("Stranger")];
  const path = `/app/api/codes/${code.id}`;
  await expectProblem(await stranger.call("GET", path), 404, "code_not_found");
  await expectProblem(await stranger.call("GET", `${path}/qr.svg`), 404, "code_not_found");
  await expectProblem(await stranger.call("PATCH", path, { active: false }), 404, "code_not_found");
  await expectProblem(await stranger.call("DELETE", path), 404, "code_not_found");
  await expectProblem(await stranger.call("GET", `${path}/scans`), 401, "code_not_owned");
  expect(await (await stranger.call("GET", "/app/api/codes")).json()).toMatchObject({
    codes: [],
    totals: { codes: 0 },
  });
  expect((await scenario.scan(code.shortId)).status).toBe(302);
});
