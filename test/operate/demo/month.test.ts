import { expect, test } from "bun:test";
import { DAYS, monthUntil } from "../../../src/operate/demo/month.ts";
import { CODES, EDITS } from "../../../src/operate/demo/museum.ts";
import { DAY } from "../../../src/kit/shared/clock.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const visitsOf = (now: number, seed: number) => [...monthUntil(now, seed, 1)].flatMap(({ visits }) => visits);

test("the same seed gives the same month, and another one another", () => {
  expect(visitsOf(NOW, 1)).toEqual(visitsOf(NOW, 1));
  expect(visitsOf(NOW, 2).length).not.toBe(visitsOf(NOW, 1).length);
});

test.each([1, 2, 77])(
  "a month has curves of days and weeks, people who come again, programs and leads (%d)",
  (seed) => {
    const visits = visitsOf(NOW, seed);
    expect(visits.length).toBeGreaterThan(6_000);
    expect(visits.map(({ at }) => at)).toEqual(visits.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(visits.every(({ at }) => at < NOW && at >= NOW - DAYS * DAY)).toBe(true);
    const hall = visits.filter(({ code }) => code === 0);
    const on = (weekday: number) => hall.filter(({ at }) => new Date(at).getUTCDay() === weekday).length;
    expect(on(1)).toBeLessThan(on(6) / 4);
    const at = (hour: number) => hall.filter((visit) => new Date(visit.at).getUTCHours() === hour).length;
    expect(at(2)).toBe(0);
    expect(at(14)).toBeGreaterThan(at(7));
    const people = Map.groupBy(visits, ({ person }) => person);
    expect(people.size).toBeLessThan(visits.length * 0.85);
    const recognised = [...people].filter(([person]) => person.isRecognised);
    expect(
      recognised.some(([, own]) => new Set(own.map((visit) => Math.floor(visit.at / DAY))).size > 2),
    ).toBe(true);
    const bots = visits.filter(({ person }) => person.language === null);
    expect(bots.length / visits.length).toBeWithin(0.02, 0.05);
    expect(bots.every(({ events, lead }) => events.length === 0 && lead === null)).toBe(true);
    expect(visits.filter(({ lead }) => lead).length).toBeGreaterThan(10);
  },
);

test("codes are scanned only while they are there, and edits are of codes that are there", () => {
  for (const { number, visits } of monthUntil(NOW, 3, 1))
    for (const { code } of visits)
      expect(number).toBeWithin(CODES[code]?.since ?? DAYS, CODES[code]?.until ?? DAYS);
  for (const { day, code } of EDITS)
    expect(day).toBeWithin((CODES[code]?.since ?? DAYS) + 1, CODES[code]?.until ?? DAYS);
});
