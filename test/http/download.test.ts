import { expect, test } from "bun:test";
import { streamed, streamEnd } from "../../src/http/download.ts";

test("between two chunks of a download others get a turn, also where nothing has to be waited for", async () => {
  const CHUNKS = 20;
  async function* chunks() {
    for (let nth = 0; nth < CHUNKS; nth++) yield `${nth}\n`;
  }
  let turns = 0;
  let isOver = false;
  const look = () => {
    turns++;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  const text = await streamed(chunks(), "text/csv", "scans.csv").text();
  isOver = true;
  expect(text.trim().split("\n")).toHaveLength(CHUNKS);
  expect(turns).toBeGreaterThanOrEqual(CHUNKS);
});

test("a client that leaves ends the generator of the chunks", async () => {
  let isEnded = false;
  async function* chunks() {
    try {
      for (;;) yield "row\n";
    } finally {
      isEnded = true;
    }
  }
  const reader = streamed(chunks(), "text/csv", "scans.csv").body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(isEnded).toBe(true);
});

test("an error in the middle breaks the download off, and tells why", async () => {
  const trouble = new Error("the table is gone");
  async function* chunks() {
    yield "first\n";
    throw trouble;
  }
  const response = streamed(chunks(), "text/csv", "scans.csv");
  const ended = streamEnd(response);
  const reader = response.body?.getReader();
  expect(await reader?.read()).toMatchObject({ done: false });
  const isCut = reader?.read().then(
    () => false,
    () => true,
  );
  expect(await isCut).toBe(true);
  expect(await ended).toEqual({ error: trouble });
});
