import { expect, test } from "bun:test";
import { CONDITIONS, photographed } from "./conditions.ts";
import { drawPair, type Pair } from "./pair.ts";
import type { GreyBytes } from "./picture.ts";
import { someSubjects } from "./subjects.ts";

const pair = await drawPair({
  type: "text",
  fields: { text: "Table 12" },
  style: {
    template: "ocean",
    frame: { shape: "banner", text: "Menu" },
    logo: { svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4H0z"/></svg>' },
  },
});
const framing = { size: pair.size, reach: Math.max(pair.styled.reach, pair.plain.reach) };

const shot = (half: "styled" | "plain", index: number, seed: number, of: Pair = pair): GreyBytes => {
  const condition = CONDITIONS[index];
  if (!condition) throw new Error("no such condition");
  return photographed(of[half], condition, framing, seed);
};

/** The plain half in every condition, by one seed. */
const plainShots = CONDITIONS.map((_, index) => shot("plain", index, 5));

test.each(CONDITIONS.map(({ name }, index) => [name, index] as const))(
  "%s: the same seed gives the same picture, and both halves as many pixels",
  (_, index) => {
    const styled = shot("styled", index, 5);
    expect(shot("styled", index, 5)).toEqual(styled);
    const plain = plainShots[index];
    expect([plain?.width, plain?.height]).toEqual([styled.width, styled.height]);
    expect(plain?.bytes).not.toEqual(styled.bytes);
  },
);

test("another seed holds the camera elsewhere, but where edges of modules lie on those of pixels", () => {
  for (const [index, { name }] of CONDITIONS.entries())
    expect(Bun.deepEquals(plainShots[index], shot("plain", index, 6))).toBe(
      ["clean", "blocks"].includes(name),
    );
});

test("both halves have their symbol in the same place: compared with itself plain, a pair differs nowhere", async () => {
  const plain = await drawPair({ type: "text", fields: { text: "Table 12" }, style: { margin: 4 } });
  const [styled, twin] = (["styled", "plain"] as const).map((half) => shot(half, 0, 1, plain));
  if (!styled || !twin) throw new Error("no pictures");
  // Another mask may be chosen, so the upper left eye is compared, which no mask changes.
  const side = styled.width;
  const first = Math.round(side / 2 - (plain.size / 2) * 6);
  for (let row = first; row < first + 42; row++)
    expect([...styled.bytes.subarray(row * side + first, row * side + first + 42)]).toEqual([
      ...twin.bytes.subarray(row * side + first, row * side + first + 42),
    ]);
});

test("names are different, so that results are told apart", () => {
  expect(new Set(CONDITIONS.map(({ name }) => name)).size).toBe(CONDITIONS.length);
  const names = someSubjects(5, 1).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
