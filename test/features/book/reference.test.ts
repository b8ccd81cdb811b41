import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Operation, readContract } from "../../../src/features/book/reference/document.ts";
import { SAMPLE_BASE, samplesOf } from "../../../src/features/book/reference/samples.ts";
import { startScenario } from "../../scenario.ts";
import { canRunSamples } from "./programs.ts";
import { runSamples } from "./runs.ts";
import { LANGUAGES, type Language } from "./samples.ts";

/** A request as it came in. JSON is compared as a value, because languages write it differently. */
interface Came {
  /** The operation's id. */
  readonly id: string;
  readonly line: string;
  readonly key: string | null;
  readonly type: string | null;
  readonly body: unknown;
}

/** Makes the files that some samples send. */
const PICTURES: Readonly<Record<Language, string>> = {
  sh: "printf PNG >picture.png; printf PDF >picture.pdf",
  ts: `await Bun.write("picture.png", "PNG");\nawait Bun.write("picture.pdf", "PDF");`,
  python: `open("picture.png", "w").write("PNG")\nopen("picture.pdf", "w").write("PDF")`,
};

/** Answers each operation with the example of the contract, and keeps the requests. */
function startRecorder(operations: readonly Operation[]) {
  const came: Came[] = [];
  const routes = operations.map((operation) => ({
    operation,
    path: new RegExp(`^${operation.path.replace(/\{\w+\}/g, "[^/]+").replaceAll(".", "\\.")}$`),
  }));
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      const text = await request.text();
      const type = request.headers.get("content-type");
      const route = routes.find(
        ({ operation: { method }, path }) => method === request.method && path.test(pathname),
      );
      came.push({
        id: route?.operation.id ?? "",
        line: `${request.method} ${pathname}${search}`,
        key: request.headers.get("authorization"),
        type: text === "" ? null : type,
        body: type === "application/json" ? JSON.parse(text) : text,
      });
      const answer = route?.operation.answers.find(({ status }) => status.startsWith("2"));
      // A redirect would lead to a server of others.
      if (answer === undefined) return new Response(null, { status: route === undefined ? 404 : 200 });
      const [content] = answer.contents;
      if (content === undefined) return new Response(null, { status: Number(answer.status) });
      const { example, mediaType } = content;
      return new Response(typeof example === "string" ? example : JSON.stringify(example), {
        status: Number(answer.status),
        headers: { "content-type": mediaType },
      });
    },
  });
  afterAll(() => server.stop(true));
  return { url: `http://127.0.0.1:${server.port}`, came };
}

describe.skipIf(!canRunSamples)("the samples of the reference", () => {
  const came = new Map<Language, readonly Came[]>();
  let operations: readonly Operation[] = [];

  beforeAll(async () => {
    const scenario = await startScenario();
    const all = readContract(await (await scenario.request("/openapi.json")).json()).operations;
    // Programs have keys: what is for people has no samples.
    operations = all.filter((operation) => samplesOf(operation).length > 0);
    expect(all.filter((operation) => !operations.includes(operation)).map(({ tag }) => tag)).toEqual(
      all.flatMap(({ tag }) => (tag === "people" ? [tag] : [])),
    );
    const runs = operations.map((operation) => {
      const programs = Object.fromEntries(
        samplesOf(operation).map(({ language, text }) => [language, `${PICTURES[language]}\n${text}\n`]),
      );
      const { sh = "", ts = "", python = "" } = programs;
      return {
        page: operation.id,
        key: "qz_of_the_samples",
        samples: [{ line: 1, programs: { sh, ts, python }, answer: null }],
      };
    });
    for (const language of LANGUAGES) {
      const recorder = startRecorder(operations);
      const folder = mkdtempSync(join(tmpdir(), "quietzone-reference-"));
      const outcomes = await runSamples(language, folder, runs, [[SAMPLE_BASE, recorder.url]]);
      rmSync(folder, { recursive: true });
      const errors = [...outcomes].flatMap(([id, { error }]) => (error === null ? [] : [`${id}: ${error}`]));
      expect(errors).toEqual([]);
      came.set(
        language,
        recorder.came.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      );
    }
  }, 900_000);

  test("send the same request in every language, one for each operation", () => {
    const [sh = [], ts = [], python = []] = LANGUAGES.map((language) => came.get(language));
    expect(sh).toHaveLength(operations.length);
    expect(ts).toEqual(sh);
    expect(python).toEqual(sh);
  });

  test("have a key where the operation needs one, and nowhere else", () => {
    const asked = came.get("sh")?.map(({ id, key }) => [id, key !== null]);
    const needed = operations.map(({ id, scopes }) => [id, scopes !== null]);
    expect(asked).toEqual(needed.toSorted(([a = ""], [b = ""]) => (a < b ? -1 : 1)));
  });
});
