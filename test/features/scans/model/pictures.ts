import { expect } from "bun:test";
import fc from "fast-check";
import { png } from "../../images/samples.ts";
import { readJson } from "../../../json.ts";
import { patiently } from "../../../patiently.ts";
import { leadsTo } from "./leading.ts";
import type { PictureModel } from "./museum.ts";
import type { World } from "./steps.ts";

/** The steps of pictures: they are uploaded, and pages show them and no longer do. */

const DAY = 86_400_000;
const FILE = Uint8Array.from(png(8, 6));

const index = fc.nat({ max: 3 });

export const pictureSteps = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("upload") }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("show"), code: index, picture: fc.option(index) }),
  },
);
export type PictureStep = typeof pictureSteps extends fc.Arbitrary<infer T> ? T : never;

export const landing = ({ id }: PictureModel) => ({ template: "action", headline: "Museum", cover: { id } });

/** Whether chores may have erased a picture: no page names it or did once, and it was uploaded more than a day ago. */
function mayBeGone({ service, codes }: World, picture: PictureModel): boolean {
  const isNamed = codes.some(
    ({ deleted, states }) => !deleted && states.some(({ cover }) => cover === picture),
  );
  return !isNamed && service.clock.now() - picture.at > DAY;
}

/** Takes a step on both sides. */
export async function takePicture(world: World, one: PictureStep): Promise<void> {
  const { service, codes, pictures } = world;
  if (one.kind === "upload") {
    const response = await patiently(() => service.upload("/app/api/images", FILE, "image/png"));
    expect(response.status).toBe(200);
    pictures.push({ id: (await readJson<{ id: string }>(response)).id, at: service.clock.now() });
    return;
  }
  const code = codes[one.code % Math.max(1, codes.length)];
  const picture = one.picture === null ? null : pictures[one.picture % Math.max(1, pictures.length)];
  if (!code || picture === undefined) return;
  const change = { landing: picture && landing(picture) };
  const { status } = await service.call("PATCH", `/app/api/codes/${code.id}`, change);
  if (code.deleted) return expect(status).toBe(404);
  // Chores run by themselves too, so a picture that they may erase is there or not.
  if (status === 400 && picture) return expect(mayBeGone(world, picture)).toBe(true);
  expect(status).toBe(200);
  code.cover = picture;
  await service.untilKnown(code, code.active ? leadsTo(world, code) : null);
}

/** Holds the pictures that the service serves against the model. The chores have just run. */
export async function comparePictures(world: World): Promise<void> {
  for (const picture of world.pictures) {
    const { status } = await world.service.request(`/i/${picture.id}`);
    expect(status).toBe(mayBeGone(world, picture) ? 404 : 200);
  }
}
