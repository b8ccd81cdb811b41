import { expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import { startScenario } from "../../scenario.ts";

const scenario = await startScenario();

interface Contract {
  readonly paths: Record<string, Record<string, unknown>>;
}

test("before consent no route sets a cookie, with any answer", async () => {
  const tenant = await scenario.signUp();
  const { id, shortId } = await tenant.makeCode();
  const { paths } = await readJson<Contract>(await scenario.request("/openapi.json"));
  const authorization = `Bearer ${tenant.apiKey}`;
  const bodies = [
    "{}",
    '{"accept":"maybe"}',
    '{"consent":true,"email":"a@b.example"}',
    '{"type":"page_view"}',
  ];
  let answers = 0;
  for (const [template, operations] of Object.entries(paths)) {
    // The tenant and the code stay, so that the rest of the routes have something to answer with.
    const methods = Object.keys(operations).filter((method) => method !== "delete");
    const path = template.replace("{shortId}", shortId).replace("{id}", id);
    for (const method of [...methods.map((name) => name.toUpperCase()), "OPTIONS"])
      for (const headers of [{}, { authorization }, { accept: "text/html", cookie: "svc_consent=; other=1" }])
        for (const body of /^(POST|PUT|PATCH)$/.test(method) ? bodies : [null]) {
          const response = await fetch(scenario.url + path, {
            method,
            redirect: "manual",
            body,
            headers: { ...headers, ...(body === null ? {} : { "content-type": "application/json" }) },
          });
          const cookies = response.headers.getSetCookie();
          expect({ method, path, body, cookies }).toEqual({ method, path, body, cookies: [] });
          answers++;
        }
  }
  expect(answers).toBeGreaterThan(100);
});

test("pages about the API set none either, nor does an unknown path", async () => {
  for (const path of [
    "/docs",
    "/docs/problems",
    "/",
    "/favicon.ico",
    "/r/nobody-has-this",
    "/r/%E0%A4%A",
    "/p/x",
  ])
    for (const accept of ["text/html", "application/json"]) {
      const response = await fetch(scenario.url + path, { redirect: "manual", headers: { accept } });
      expect({ path, cookies: response.headers.getSetCookie() }).toEqual({ path, cookies: [] });
    }
});
