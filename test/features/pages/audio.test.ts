import { expect, test } from "bun:test";
import { expectProblem, startScenario } from "../../scenario.ts";
import { skeletonOf } from "./skeleton.ts";
import { silence } from "./silence.ts";
import { uploadFile } from "./uploads.ts";
import { attribute, visit } from "./visit.ts";

/** A recording as a part of a page. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp("Museum am Fluss");
const other = await scenario.signUp("Zoo");

const upload = (title?: string, by = tenant) => uploadFile(scenario, by, "audio/mpeg", silence(2), title);

const pageWith = (...parts: readonly object[]) => ({
  target: "https://museum.example/",
  landing: { template: "guide", headline: "The crane", parts },
});

const policyOf = (response: Response) => response.headers.get("content-security-policy") ?? "";

test("a recording has the browser's player, and without a script its chapters lead to places in the file", async () => {
  const { id } = await upload("The crane, read by its keeper");
  const { shortId } = await tenant.makeCode(
    pageWith({
      type: "audio",
      file: id,
      chapters: [
        { at: 0, title: "Before 1902" },
        { at: 75.5, title: "The fire" },
        { at: 3_723, title: "Today" },
      ],
      transcript: "Good day.\n\nThis is the crane.",
    }),
  );
  const { response, html } = await visit(scenario, `/p/${shortId}`);
  expect(html).toContain(
    `<audio controls preload="none" src="../f/${id}" aria-label="The crane, read by its keeper">`,
  );
  const links = [...html.matchAll(/<a href="([^"]*)" data-at="([^"]*)">.*?<small>([^<]*)/g)];
  expect(links.map(([, ...each]) => each)).toEqual([
    [`../f/${id}#t=0`, "0", "0:00"],
    [`../f/${id}#t=75.5`, "75.5", "1:15"],
    [`../f/${id}#t=3723`, "3723", "1:02:03"],
  ]);
  expect(html).toContain(
    '<details class="transcript"><summary>Transcript</summary><div><p class="text" dir="auto">Good day.</p>',
  );
  // A browser without a player for it can load the file.
  expect(html).toContain(`<p class="keep"><a href="../f/${id}">`);
  expect(skeletonOf(html).errors).toEqual([]);
  // Only such a page may load recordings, and has the second script.
  expect(policyOf(response)).toContain("media-src 'self';");
  expect(html.match(/<script>/g)).toHaveLength(2);
  const file = await scenario.request(`/f/${id}`);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "audio/mpeg"]);
});

test("a page without a recording has neither its script nor its place in the policy", async () => {
  const { id } = await upload();
  for (const parts of [[], [{ type: "downloads", files: [{ id }] }]]) {
    const { shortId } = await tenant.makeCode(pageWith(...parts));
    const { response, html } = await visit(scenario, `/p/${shortId}`);
    expect(html.match(/<script>/g)).toHaveLength(1);
    expect(policyOf(response)).not.toContain("media-src");
  }
});

test("a recording is headed by the title of its part, else of its file, else in the reader's language", async () => {
  const [named, nameless] = [await upload("Read by its keeper"), await upload()];
  for (const [part, language, heading] of [
    [{ title: "Listen here", file: named.id }, "en", "Listen here"],
    [{ file: named.id }, "en", "Read by its keeper"],
    [{ file: nameless.id }, "en", "Listen"],
    [{ file: nameless.id }, "de", "Anhören"],
  ] as const) {
    const { shortId } = await tenant.makeCode(pageWith({ type: "audio", ...part }));
    const { html } = await visit(scenario, `/p/${shortId}`, { "accept-language": language });
    expect(attribute(html, "audio controls", "aria-label")).toBe(heading);
    expect(html).toContain(`<h2 id="part-audio-heading" dir="auto">${heading}</h2>`);
  }
});

test("a file that the workspace does not have is refused where it stands, and a file that is gone leaves the page", async () => {
  const [own, foreign] = [await upload(), await upload(undefined, other)];
  const code = await tenant.makeCode(pageWith({ type: "audio", file: own.id }));
  for (const id of [foreign.id, "file_01kahgy2m4e8r6t0v2x4z6b8dk", "none"])
    for (const [method, path] of [
      ["POST", "/app/api/codes"],
      ["PATCH", `/app/api/codes/${code.id}`],
      ["POST", "/app/api/pages/preview"],
    ] as const) {
      const body = pageWith(
        { type: "audio", file: own.id },
        { type: "downloads", files: [{ id: own.id }, { id }] },
      );
      const problem = await expectProblem(await tenant.call(method, path, body), 400, "invalid_request");
      expect(problem.errors).toMatchObject([
        { pointer: "/landing/parts/1/files/1/id", reason: "file_unknown" },
      ]);
    }
  expect((await visit(scenario, `/p/${code.shortId}`)).html).toContain("<audio");
  expect((await tenant.call("DELETE", `/app/api/files/${own.id}`)).ok).toBe(true);
  const { response, html } = await visit(scenario, `/p/${code.shortId}`);
  expect([response.status, html.includes("<audio"), html.includes("part-audio")]).toEqual([
    200,
    false,
    false,
  ]);
  expect(policyOf(response)).not.toContain("media-src");
});

test("chapters are in the order of their time", async () => {
  const { id } = await upload();
  for (const [times, pointer] of [
    [[5, 5], "/landing/parts/0/chapters/1/at"],
    [[5, 9, 7], "/landing/parts/0/chapters/2/at"],
    [[-1], "/landing/parts/0/chapters/0/at"],
    [[86_401], "/landing/parts/0/chapters/0/at"],
  ] as const) {
    const chapters = times.map((at) => ({ at, title: "Then" }));
    const answer = await tenant.call(
      "POST",
      "/app/api/codes",
      pageWith({ type: "audio", file: id, chapters }),
    );
    const problem = await expectProblem(answer, 400, "invalid_request");
    expect(problem.errors?.map((error) => error.pointer)).toEqual([pointer]);
  }
});

test("a preview may play the recording, and its links lead nowhere", async () => {
  const { id, url } = await upload("The crane");
  const part = { type: "audio", file: id, chapters: [{ at: 9, title: "Then" }] };
  const answer = await tenant.call("POST", "/app/api/pages/preview", pageWith(part));
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(attribute(html, "audio controls", "src")).toBe(url);
  expect(html).toContain(`<a href="about:invalid#f/${id}#t=9"`);
  expect(policyOf(answer)).toContain(`media-src ${new URL(url).origin};`);
  expect(html).not.toContain("<script");
});

test("titles, chapters and words stay text", async () => {
  const hostile = '"><script>alert(1)</script>\u202e<audio src=x onerror=alert(1)>';
  const { id } = await upload(hostile);
  const { shortId } = await tenant.makeCode(
    pageWith({ type: "audio", file: id, chapters: [{ at: 1, title: hostile }], transcript: hostile }),
  );
  const { html } = await visit(scenario, `/p/${shortId}`);
  const { shape, texts, errors } = skeletonOf(html);
  expect(errors).toEqual([]);
  expect(shape.filter((line) => / (?:audio|script) /.test(`${line} `))).toHaveLength(3);
  expect(texts.filter((text) => text === hostile)).toHaveLength(3);
});
