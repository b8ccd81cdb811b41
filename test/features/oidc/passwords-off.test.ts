import { expect, test } from "bun:test";
import { expectProblem, startScenario } from "../../scenario.ts";
import { readJson } from "../../json.ts";
import { joinAs, tokenOf } from "../members/person.ts";
import { browserWith, PASSWORD, signIn, signUpOwner } from "../people/browser.ts";

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "pro" });

test("without passwords nobody signs in with one, sets one, or is asked for one", async () => {
  const { owner, tenant } = await signUpOwner(scenario);
  const member = await joinAs(scenario, tenant, "viewer");
  await signIn(scenario, { email: owner.email });
  const { owner: other } = await signUpOwner(scenario);
  await scenario.restart({ QZ_PASSWORDS: "off" });
  expect(await (await scenario.request("/app/api/oidc")).json()).toMatchObject({ passwords: false });
  const nobody = browserWith(scenario, "");
  for (const email of [owner.email, "nobody@museum.example"])
    await expectProblem(
      await nobody.call("POST", "/app/api/session", { email, password: PASSWORD }),
      403,
      "passwords_off",
    );
  const applicant = { name: "Museum", email: "new@museum.example" };
  await expectProblem(
    await nobody.call("POST", "/app/api/signup", { ...applicant, password: PASSWORD }),
    403,
    "passwords_off",
  );
  expect((await nobody.call("POST", "/app/api/signup", applicant)).status).toBe(200);
  const change = { current: PASSWORD, password: "zehn Elche am Fluss" };
  await expectProblem(await owner.call("POST", "/app/api/person/password", change), 403, "passwords_off");
  // No link leads to one either.
  await expectProblem(await scenario.post("/app/api/reset", { email: owner.email }), 403, "passwords_off");
  const token = "A".repeat(43);
  await expectProblem(
    await scenario.post(`/app/api/reset/${token}`, { password: PASSWORD }),
    403,
    "passwords_off",
  );
  await expectProblem(await tenant.call("POST", `/app/api/members/${member.id}/reset`), 403, "passwords_off");
  const invite = async (email: string) => {
    const made = await tenant.call("POST", "/app/api/invitations", { email, role: "viewer" });
    return `/app/api/invitations/${tokenOf((await readJson<{ url: string }>(made)).url)}`;
  };
  const accept = { name: "Ana", password: PASSWORD };
  const link = await invite("guest@museum.example");
  const { detail } = await expectProblem(await scenario.post(link, accept), 403, "passwords_off");
  expect(detail).toContain("open the link again");
  await expectProblem(await scenario.post(link, {}), 403, "passwords_off");
  // Whoever is signed in accepts.
  expect((await other.call("POST", await invite(other.email), {})).status).toBe(200);
  // A sign-in of the last fifteen minutes is enough: the password of before may long be forgotten.
  await scenario.storage.run("update members set role = 'admin'");
  expect((await owner.call("DELETE", "/app/api/person", {})).status).toBe(204);
});

test("an address is told the ways in, and sent to the provider, only so often", async () => {
  const limited = await startScenario({ QZ_LIMIT_SIGN_IN: "1000/60s" });
  const ways = () => limited.request("/app/api/oidc");
  for (let asked = 0; asked < 120; asked++) expect((await ways()).status).toBe(200);
  for (const more of ["", "/start", "/callback", "/logout"])
    await expectProblem(await limited.request(`/app/api/oidc${more}`), 429, "rate_limited");
  const tell = () =>
    limited.request("/app/api/oidc/backchannel-logout", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "logout_token=x",
    });
  // There is no provider.
  for (let told = 0; told < 1_200; told++) await expectProblem(await tell(), 404, "not_found");
  await expectProblem(await tell(), 429, "rate_limited");
});
