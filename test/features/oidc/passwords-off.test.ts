import { expect, test } from "bun:test";
import { expectProblem, startScenario } from "../../scenario.ts";
import { browserWith, PASSWORD, signIn, signUpOwner } from "../people/browser.ts";

const scenario = await startScenario();

test("without passwords nobody signs in with one, sets one, or is asked for one", async () => {
  const { owner } = await signUpOwner(scenario);
  await signIn(scenario, { email: owner.email });
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
  // A sign-in of the last fifteen minutes is enough: the password of before may long be forgotten.
  await scenario.storage.run("update members set role = 'admin'");
  expect((await owner.call("DELETE", "/app/api/person", {})).status).toBe(204);
});
