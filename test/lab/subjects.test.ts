import { expect, test } from "bun:test";
import { drawIfScannable } from "../../src/qr/draw.ts";
import { readLogo } from "../../src/qr/logo/read.ts";
import { buildPayload, CODE_TYPES } from "../../src/qr/payload/index.ts";
import { STYLE_TEMPLATES } from "../../src/qr/templates.ts";
import { someSubjects, templateSubjects } from "./subjects.ts";

const accepted = ({ body: { type, fields, style } }: ReturnType<typeof someSubjects>[number]): boolean =>
  drawIfScannable(buildPayload(type, fields), style, style.logo ? readLogo(style.logo) : null) !== null;

test("there are as many of each group, and the service accepts all of them", () => {
  const subjects = someSubjects(5, 3);
  expect(subjects).toHaveLength(15);
  for (const group of ["templates", "random", "mended"])
    expect(subjects.filter((subject) => subject.group === group)).toHaveLength(5);
  expect(subjects.filter((subject) => !accepted(subject))).toEqual([]);
});

test("a run that is ended early has seen every group", () => {
  expect(
    someSubjects(4, 3)
      .slice(0, 3)
      .map(({ group }) => group),
  ).toEqual(["templates", "random", "mended"]);
});

test("the same seed gives the same subjects, another one others", () => {
  expect(someSubjects(3, 3)).toEqual(someSubjects(3, 3));
  const bodies = (seed: number): Set<string> =>
    new Set(someSubjects(3, seed).map(({ body }) => JSON.stringify(body)));
  expect(bodies(3).intersection(bodies(4)).size).toBeLessThan(2);
});

test("more subjects begin with the same ones, so that a longer run goes on with a shorter one", () => {
  expect(someSubjects(4, 3).slice(0, 6)).toEqual(someSubjects(2, 3));
});

test("every template comes with every type before any comes again", () => {
  const pairs = STYLE_TEMPLATES.length * CODE_TYPES.length;
  const bodies = templateSubjects(pairs, 3).map(({ body }) => JSON.stringify(body));
  expect(new Set(bodies).size).toBe(pairs);
  const names = templateSubjects(pairs + 1, 3).map(({ name }) => name);
  expect(new Set(names).size).toBe(pairs + 1);
});
