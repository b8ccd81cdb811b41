import { expect } from "bun:test";
import fc from "fast-check";
import { readJson } from "../../../json.ts";
import type { CodeModel, LookModel } from "./museum.ts";
import type { World } from "./steps.ts";

/** The steps of saved looks: they are saved, taken by codes, recoloured and deleted. */

const index = fc.nat({ max: 3 });
/** As a style has them, and as a drawing spells them. */
const COLORS = { "#aa0000": "#a00", "#0000aa": "#00a", "#005500": "#050" } as const;
const color = fc.constantFrom("#aa0000", "#0000aa", "#005500");

export const lookSteps = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("save"), color }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("recolor"), look: index, color }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("wear"), code: index, look: fc.option(index) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("drop"), look: index }) },
);
export type LookStep = typeof lookSteps extends fc.Arbitrary<infer T> ? T : never;

const PATH = "/app/api/styles";

/** Takes a step on both sides. */
export async function takeLook(world: World, one: LookStep): Promise<void> {
  const { service, codes, looks } = world;
  if (one.kind === "save") {
    const body = { name: `Look ${looks.length}`, style: { foreground: one.color } };
    const response = await service.call("POST", PATH, body);
    expect(response.status).toBe(200);
    const { id } = await readJson<{ id: string }>(response);
    looks.push({ id, color: one.color, deleted: false });
    return;
  }
  const look = one.look === null ? null : looks[one.look % Math.max(1, looks.length)];
  if (look === undefined) return;
  if (one.kind === "wear") {
    const code = codes[one.code % Math.max(1, codes.length)];
    if (!code) return;
    const style = look && { saved: look.id };
    const { status } = await service.call("PATCH", `/app/api/codes/${code.id}`, { style });
    expect(status).toBe(code.deleted ? 404 : look?.deleted ? 400 : 200);
    if (status === 200) code.look = look;
    return;
  }
  if (look === null) return;
  const wearers = codes.filter((code) => !code.deleted && code.look === look);
  if (one.kind === "drop") {
    const { status } = await service.call("DELETE", `${PATH}/${look.id}`);
    expect(status).toBe(look.deleted ? 404 : wearers.length > 0 ? 409 : 204);
    look.deleted ||= status === 204;
    return;
  }
  const { status } = await service.call("PATCH", `${PATH}/${look.id}`, { style: { foreground: one.color } });
  expect(status).toBe(look.deleted ? 404 : 200);
  if (look.deleted) return;
  look.color = one.color;
  // On PostgreSQL another node answers.
  for (const code of wearers) await expectDrawn(world, code);
}

/** Checks that a code is drawn in its look as it is now. */
export async function expectDrawn({ service }: World, code: CodeModel): Promise<void> {
  const svg = await (await service.call("GET", `/app/api/codes/${code.id}/qr.svg`)).text();
  const shown = Object.values(COLORS).filter((spelled) => svg.includes(`"${spelled}"`));
  expect(shown).toEqual(code.look === null ? [] : [COLORS[code.look.color]]);
}

/** Holds the looks that the service lists against the model. */
export async function compareLooks({ service, looks }: World): Promise<void> {
  const list = await service.get<{ styles: { id: string; style: object }[] }>(PATH);
  const rest = looks.filter(({ deleted }) => !deleted).reverse();
  const expected = rest.map(({ id, color }: LookModel) => ({ id, style: { foreground: color } }));
  expect(list.styles.map(({ id, style }) => ({ id, style }))).toEqual(expected);
}
