import { expect, test } from "bun:test";
import { startScenario } from "../../scenario.ts";
import { png } from "../images/samples.ts";
import { silence } from "./silence.ts";
import { skeletonOf } from "./skeleton.ts";
import { uploadFile, uploadPicture } from "./uploads.ts";
import { visit } from "./visit.ts";

/** A page with all parts of pictures, recordings, files, apps and places. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp("Museum am Fluss");

test("a page with all of them has at most 20 KB of HTML, and styles of nothing else", async () => {
  const [picture, sound] = [
    await uploadPicture(scenario, tenant, png(64, 48)),
    await uploadFile(scenario, tenant, "audio/mpeg", silence(60), "The crane"),
  ];
  const { shortId } = await tenant.makeCode({
    landing: {
      template: "guide",
      headline: "The old harbour",
      text: "Ships lay here until 1902.",
      parts: [
        {
          type: "audio",
          file: sound.id,
          chapters: [
            { at: 0, title: "Before the fire" },
            { at: 20, title: "The fire" },
            { at: 40, title: "The harbour today" },
          ],
          transcript: "Good day. This is the crane.\n\nIt was built of oak, and two men turned its wheel.",
        },
        {
          type: "gallery",
          pictures: [
            { id: picture.id, alt: "The harbour from the tower", caption: "The harbour in 1902" },
            { id: picture.id, alt: "The crane", caption: "The crane and its wheel" },
            { id: picture.id, alt: "The scales" },
          ],
        },
        {
          type: "apps",
          appStore: "https://apps.apple.com/app/id123456789",
          googlePlay: "https://play.google.com/store/apps/details?id=org.museum",
          others: [{ label: "F-Droid", url: "https://f-droid.org/packages/org.museum" }],
        },
        {
          type: "location",
          address: "Museum am Fluss\nAm Ufer 1\n10115 Berlin",
          latitude: 52.52,
          longitude: 13.4,
        },
        { type: "downloads", files: [{ id: sound.id, label: "The crane, to take along" }] },
      ],
    },
  });
  const { html } = await visit(scenario, `/p/${shortId}`);
  expect(skeletonOf(html).errors).toEqual([]);
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(20_000);
  for (const style of [".pictures", ".chapters", ".own", ".maps", ".part-downloads"])
    expect([style, html.includes(style)]).toEqual([style, true]);
  for (const style of [".part-menu", ".voucher", "#lead"])
    expect([style, html.includes(`${style}{`)]).toEqual([style, false]);
});
