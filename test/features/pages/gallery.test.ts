import { expect, test } from "bun:test";
import { DAY } from "../../../src/kit/shared/clock.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { withAdmin } from "../plans/admin.ts";
import { png } from "../images/samples.ts";
import { skeletonOf } from "./skeleton.ts";
import { uploadPicture } from "./uploads.ts";
import { attribute, visit } from "./visit.ts";

/** Pictures as a part of a page. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp("Museum am Fluss");
const other = await scenario.signUp("Zoo");

const upload = (width = 64, height = 48, by = tenant) => uploadPicture(scenario, by, png(width, height));

const pageWith = (...pictures: readonly object[]) => ({
  target: "https://museum.example/",
  landing: { template: "action", headline: "Hall 3", parts: [{ type: "gallery", pictures }] },
});

const policyOf = (response: Response) => response.headers.get("content-security-policy") ?? "";

test("pictures stand in their order, each with its size, words and caption, and lead to themselves in full", async () => {
  const [wide, tall] = [await upload(64, 48), await upload(30, 40)];
  const { shortId } = await tenant.makeCode(
    pageWith(
      { id: wide.id, alt: "The hall from the door", caption: "Hall 3,\nin 1902" },
      { id: tall.id, alt: "" },
      { id: wide.id, alt: "", caption: "Once more" },
    ),
  );
  const { response, html } = await visit(scenario, `/p/${shortId}`);
  expect(html.match(/<figure>/g)).toHaveLength(3);
  const [first = "", second = "", third = ""] = html.split("<figure>").slice(1);
  expect(attribute(first, "img", "alt")).toBe("The hall from the door");
  expect([attribute(first, "img", "width"), attribute(first, "img", "height")]).toEqual(["64", "48"]);
  expect([attribute(second, "img", "width"), attribute(second, "img", "height")]).toEqual(["30", "40"]);
  expect(attribute(first, "img", "loading")).toBe("lazy");
  expect(first).toContain('<figcaption class="text" dir="auto">Hall 3,\nin 1902</figcaption>');
  expect(second).not.toContain("<figcaption");
  // A link needs a name, also where nobody put its picture into words.
  expect([first, second, third].map((figure) => attribute(figure, "a", "aria-label"))).toEqual([
    undefined,
    "Pictures 2",
    "Once more",
  ]);
  for (const [figure, { id }] of [
    [first, wide],
    [second, tall],
  ] as const) {
    expect([attribute(figure, "a", "href"), attribute(figure, "img", "src")]).toEqual([
      `../i/${id}`,
      `../i/${id}`,
    ]);
    expect((await scenario.request(`/i/${id}`)).headers.get("content-type")).toBe("image/webp");
  }
  expect(policyOf(response)).toContain("img-src data: 'self';");
  expect(policyOf(response)).not.toContain("media-src");
  expect(skeletonOf(html).errors).toEqual([]);
});

test("a picture that the workspace does not have is refused where it stands, also in a preview and an edit", async () => {
  const [own, foreign] = [await upload(), await upload(64, 48, other)];
  const code = await tenant.makeCode(pageWith({ id: own.id, alt: "" }));
  for (const id of [foreign.id, "img_01kahgy2m4e8r6t0v2x4z6b8dk", "none"])
    for (const [method, path] of [
      ["POST", "/app/api/codes"],
      ["PATCH", `/app/api/codes/${code.id}`],
      ["POST", "/app/api/pages/preview"],
    ] as const) {
      const answer = await tenant.call(method, path, pageWith({ id: own.id, alt: "" }, { id, alt: "" }));
      const problem = await expectProblem(answer, 400, "invalid_request");
      expect(problem.errors).toMatchObject([
        { pointer: "/landing/parts/0/pictures/1/id", reason: "image_unknown" },
      ]);
    }
});

test("a picture that is gone is left out, and without any there is no part", async () => {
  const [kept, lost] = [await upload(), await upload()];
  const both = await tenant.makeCode(pageWith({ id: lost.id, alt: "lost" }, { id: kept.id, alt: "kept" }));
  const one = await tenant.makeCode(pageWith({ id: lost.id, alt: "lost" }));
  await withAdmin(scenario, async ({ images }) => expect(await images.remove(lost.id)).toBe(true));
  const { html } = await visit(scenario, `/p/${both.shortId}`);
  expect([html.includes('alt="kept"'), html.includes('alt="lost"')]).toEqual([true, false]);
  const { response, html: empty } = await visit(scenario, `/p/${one.shortId}`);
  expect([response.status, empty.includes("part-gallery"), empty.includes(".pictures")]).toEqual([
    200,
    false,
    false,
  ]);
});

test("a preview shows the pictures, and its links lead nowhere", async () => {
  const { id, url } = await upload();
  const answer = await tenant.call("POST", "/app/api/pages/preview", pageWith({ id, alt: "The hall" }));
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(attribute(html, "img", "src")).toBe(url);
  expect(html).toContain('<a href="about:invalid#i/');
  expect(policyOf(answer)).toContain(`img-src data: ${new URL(url).origin};`);
});

test("words and captions stay text, and a direction that one turns ends with it", async () => {
  const { id } = await upload();
  const hostile = '"><img src=x onerror=alert(1)>\u202e<script>alert(1)</script>';
  const { shortId } = await tenant.makeCode(pageWith({ id, alt: hostile, caption: hostile }));
  const { html } = await visit(scenario, `/p/${shortId}`);
  const { shape, texts, errors } = skeletonOf(html);
  expect(errors).toEqual([]);
  expect(shape.filter((line) => / img /.test(line))).toHaveLength(1);
  expect(texts.filter((text) => text === hostile)).toHaveLength(2);
  expect(html).toContain('<figcaption class="text" dir="auto">');
});

test("a picture that a part names, or named in the history of its code, is kept, and one that none names is not", async () => {
  const owner = await scenario.signUp();
  const [shown, former, unnamed] = [
    await upload(64, 48, owner),
    await upload(64, 48, owner),
    await upload(64, 48, owner),
  ];
  const code = await owner.makeCode(pageWith({ id: former.id, alt: "" }));
  const change = pageWith({ id: shown.id, alt: "" });
  expect((await owner.call("PATCH", `/app/api/codes/${code.id}`, change)).status).toBe(200);
  scenario.clock.advance(2 * DAY);
  await scenario.service.housekeep();
  const statuses = async () =>
    Promise.all([shown, former, unnamed].map(async ({ id }) => (await scenario.request(`/i/${id}`)).status));
  expect(await statuses()).toEqual([200, 200, 404]);
  expect((await owner.call("DELETE", `/app/api/codes/${code.id}`)).ok).toBe(true);
  scenario.clock.advance(2 * DAY);
  await scenario.service.housekeep();
  expect(await statuses()).toEqual([404, 404, 404]);
  expect(await scenario.service.audit()).toEqual([]);
});
