import { DECIDED } from "../blocks/blocking.ts";
import { expect, test } from "bun:test";
import { withAdmin } from "../plans/admin.ts";
import { readJson } from "../../json.ts";
import { type CodeJson, startScenario } from "../../scenario.ts";

/** An operator shows single codes, takes them down and puts them back. */

const scenario = await startScenario();

test("a code is shown, taken down and put back; one that never was and one that is gone are told apart", async () => {
  const tenant = await scenario.signUp();
  const { id, shortId } = await tenant.makeCode({ title: "Hall 3" });
  await withAdmin(scenario, async ({ blocks, codes }) => {
    expect(await codes.show(shortId)).toMatchObject({
      id,
      tenantId: tenant.id,
      title: "Hall 3",
      active: true,
      disabledByOperator: false,
    });
    expect(await blocks.block(shortId, DECIDED)).toEqual({ isNew: true });
    expect(await codes.show(shortId)).toMatchObject({ disabledByOperator: true, blocked: DECIDED });
  });
  expect((await scenario.scan(shortId)).status).toBe(410);
  const read = async () => readJson<CodeJson>(await tenant.call("GET", `/app/api/codes/${id}`));
  expect(await read()).toMatchObject({ active: false, takenDown: true });
  await withAdmin(scenario, async ({ blocks, codes }) => {
    expect(await blocks.unblock(shortId, "operator")).toEqual({ isNew: true });
    expect(await blocks.block("never", DECIDED)).toBe(null);
    expect(await blocks.unblock("never", "operator")).toBe(null);
    expect(await codes.show("never")).toBe(null);
  });
  expect((await scenario.scan(shortId)).status).toBe(302);
  expect(await read()).toMatchObject({ active: true, takenDown: false });
  expect((await tenant.call("DELETE", `/app/api/codes/${id}`)).status).toBe(204);
  await withAdmin(scenario, async ({ codes }) => expect(await codes.show(shortId)).toBe("gone"));
});
