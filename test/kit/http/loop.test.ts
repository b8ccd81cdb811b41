import { expect, test } from "bun:test";
import { createTurnEnd } from "../../../src/kit/http/loop.ts";

/** The ends of turns, which are run by hand. */
function turns() {
  const planned: (() => void)[] = [];
  const settled: (() => void)[] = [];
  const ran: string[] = [];
  const loop = createTurnEnd(
    (run) => void planned.push(run),
    (run) => void settled.push(run),
  );
  const end = () => {
    for (const run of planned.splice(0)) run();
    for (const run of settled.splice(0)) run();
  };
  return { ...loop, ran, end, note: (name: string) => () => void ran.push(name), planned };
}

test("functions of a turn's end run in their order, the last ones once what the others set off has settled", () => {
  const { afterTurn, lastInTurn, ran, end, note, planned } = turns();
  lastInTurn(note("last"));
  afterTurn(note("first"));
  afterTurn(note("second"));
  lastInTurn(note("very last"));
  // The end is asked for once, whoever needs it.
  expect(planned).toHaveLength(1);
  end();
  expect(ran).toEqual(["first", "second", "last", "very last"]);
});

test("a function that runs at the end of a turn asks for the end of the next one", () => {
  const { afterTurn, lastInTurn, ran, end, note } = turns();
  afterTurn(() => afterTurn(note("next")));
  lastInTurn(() => lastInTurn(note("next but last")));
  end();
  expect(ran).toEqual([]);
  end();
  expect(ran).toEqual(["next", "next but last"]);
  end();
  expect(ran).toHaveLength(2);
});
