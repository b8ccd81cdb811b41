import { expect, test } from "bun:test";
import { createLiveWindow } from "../../../src/features/live/window.ts";
import { MINUTE } from "../../../src/kit/shared/clock.ts";

const NOW = Date.UTC(2026, 10, 21, 12, 30, 30);

let ids = 0;
const scan = (change: object = {}) => ({
  ...{ workspace: 1, id: ++ids, codeSeq: 1, at: NOW, country: "DE", isBot: false },
  ...change,
});

test("scans are counted in their minute, and by code and country", () => {
  const window = createLiveWindow();
  window.add(scan());
  window.add(scan({ at: NOW - MINUTE, codeSeq: 2, country: null }));
  window.add(scan({ at: NOW - MINUTE, codeSeq: 2, isBot: true }));
  const { minutes, codes, countries, scans, bots } = window.picture(NOW, true);
  expect(minutes).toHaveLength(30);
  expect(minutes.map(({ scans }) => scans).slice(-3)).toEqual([0, 2, 1]);
  expect(minutes.at(-1)?.at).toBe(NOW - 30_000);
  expect({ codes, countries, scans, bots }).toEqual({
    codes: [
      { codeSeq: 2, scans: 2 },
      { codeSeq: 1, scans: 1 },
    ],
    countries: [
      { country: "DE", scans: 2 },
      { country: null, scans: 1 },
    ],
    ...{ scans: 3, bots: 1 },
  });
  const people = window.picture(NOW, false);
  expect([people.scans, people.bots, people.codes[0]?.scans]).toEqual([2, 1, 1]);
});

test("a scan counts once, and two of one id if they are of two codes", () => {
  const window = createLiveWindow();
  const one = scan();
  expect([one, one, { ...one, codeSeq: 2 }].map(window.add)).toEqual([true, false, true]);
  expect(window.picture(NOW, true).scans).toBe(2);
});

test("a minute that is over half an hour ago is forgotten, and one to come waits for its turn", () => {
  const window = createLiveWindow();
  window.add(scan({ at: NOW - 29 * MINUTE }));
  window.add(scan({ at: NOW + MINUTE }));
  expect(window.picture(NOW, true).scans).toBe(1);
  window.forget(NOW + MINUTE, 0);
  expect(window.picture(NOW + MINUTE, true).scans).toBe(1);
  expect(window.picture(NOW + 40 * MINUTE, true).scans).toBe(0);
});

test("ten codes are named however many there are, and of equal ones the first", () => {
  const window = createLiveWindow();
  for (let codeSeq = 12_000; codeSeq > 0; codeSeq--) window.add(scan({ codeSeq }));
  const { codes, scans } = window.picture(NOW, true);
  expect([codes.length, scans]).toEqual([10, 12_000]);
  expect(codes.map(({ codeSeq }) => codeSeq)).toEqual(
    codes.map(({ codeSeq }) => codeSeq).toSorted((a, b) => a - b),
  );
});
