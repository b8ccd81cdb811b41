import { expect, test } from "bun:test";
import type { CodeJson } from "../scenario.ts";
import { png } from "../features/images/samples.ts";
import { silence } from "../features/pages/silence.ts";
import { uploadFile, uploadPicture } from "../features/pages/uploads.ts";
import { faultsOfSchemes } from "./axe.ts";
import { describeInBrowser, type Look, LOOKS, lookName, type Person, startBrowser } from "./browser.ts";
import { evaluate, expectCounts, expectQuiet, startWorld } from "./world.ts";

/** Pictures, recordings, files, apps and places on a page, in a browser. */

describeInBrowser("the media of a page in a browser", async () => {
  const { scenario, tenant } = await startWorld();
  const { visit } = await startBrowser();
  const PHONE: Look = { width: 360, scheme: "light", script: true };

  const recording = await uploadFile(scenario, tenant, "audio/mpeg", silence(120), "The crane");
  const other = await uploadFile(scenario, tenant, "audio/mpeg", silence(60), "The scales");
  const picture = await uploadPicture(scenario, tenant, png(320, 200));

  const audio = {
    type: "audio",
    file: recording.id,
    chapters: [
      { at: 0, title: "The first crane" },
      { at: 75, title: "The fire" },
    ],
    transcript: "Good day.\n\nThis is the crane.",
  };
  const parts = [
    audio,
    { type: "audio", id: "scales", file: other.id },
    {
      type: "gallery",
      pictures: [
        { id: picture.id, alt: "The harbour", caption: "The harbour in 1902" },
        { id: picture.id, alt: "" },
        { id: picture.id, alt: "The scales" },
      ],
    },
    {
      type: "apps",
      appStore: "https://apps.apple.com/app/id123456789",
      others: [{ label: "F-Droid", url: "https://f-droid.org/packages/org.museum" }],
    },
    { type: "location", address: "Museum am Fluss\nAm Ufer 1", latitude: 52.52, longitude: 13.405 },
    { type: "downloads", files: [{ id: recording.id, label: "The crane, to take along" }] },
  ];

  async function openPage(look: Look, shown: readonly object[] = parts): Promise<[Person, CodeJson]> {
    const code = await tenant.makeCode({
      landing: { template: "guide", headline: "The old harbour", parts: shown },
    });
    const person = await visit(look);
    await person.page.goto(code.pageUrl);
    return [person, code];
  }

  const player = (id: string) => `document.querySelector("#part-${id} audio")`;

  test("a chapter seeks the player, the first play is counted once, and one recording plays at a time", async () => {
    const [person, code] = await openPage(PHONE);
    const { page } = person;
    // Nothing of a recording is loaded before somebody wants to hear it.
    expect(person.sent.filter(({ url }) => url.pathname.startsWith("/f/"))).toEqual([]);
    const chapter = page.getByRole("link", { name: "The fire" });
    await chapter.click();
    await page.waitForFunction(`!${player("audio")}.paused && ${player("audio")}.currentTime >= 75`);
    expect(page.url()).toBe(code.pageUrl);
    await page.locator("#part-audio [aria-current=true]", { hasText: "The fire" }).waitFor();
    expect(await evaluate<string>(person, "navigator.mediaSession.metadata.title")).toBe("The crane");
    await expectCounts(scenario, code, { page_view: 1, audio_play: 1 });
    await page.getByRole("link", { name: "The first crane" }).click();
    await page.waitForFunction(`${player("audio")}.currentTime < 75`);
    await page.locator("#part-audio [aria-current=true]", { hasText: "The first crane" }).waitFor();
    await evaluate(person, `${player("scales")}.play()`);
    await page.waitForFunction(`${player("audio")}.paused && !${player("scales")}.paused`);
    await expectCounts(scenario, code, { page_view: 1, audio_play: 1 });
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("without a script chapters lead to their places in the file, and all else is there", async () => {
    const [person, code] = await openPage({ ...PHONE, script: false });
    const { page } = person;
    await page.locator("summary", { hasText: "Transcript" }).click();
    await page.getByText("This is the crane.").waitFor();
    expect(await page.locator("audio[controls]").count()).toBe(2);
    expect(await page.getByRole("link", { name: "Open in OpenStreetMap" }).isVisible()).toBe(true);
    expect(await page.getByRole("link", { name: "App Store" }).isVisible()).toBe(true);
    const chapter = page.getByRole("link", { name: "The fire" });
    expect(await chapter.evaluate((link: { href: string }) => link.href)).toBe(
      `${new URL(code.pageUrl).origin}/f/${recording.id}#t=75`,
    );
    await chapter.click();
    await page.waitForURL(`**/f/${recording.id}#t=75`);
    await page.goBack();
    await page.getByRole("link", { name: "The harbour", exact: true }).click();
    await page.waitForURL(`**/i/${picture.id}`);
    await person.leave();
  });

  test("paper has the words of a recording and the address, and neither player nor links to maps", async () => {
    for (const script of [true, false]) {
      const [person] = await openPage({ ...PHONE, script });
      const { page } = person;
      await page.emulateMedia({ media: "print" });
      await page.getByText("This is the crane.").waitFor();
      expect(await page.locator("address").isVisible()).toBe(true);
      for (const hidden of [".maps", "audio", ".keep"])
        expect([hidden, await page.locator(hidden).first().isVisible()]).toEqual([hidden, false]);
      await person.leave();
    }
  });

  test.each(LOOKS.map((look) => [lookName(look), look] as const))(
    "nothing is wider than the window, and everything to tap is large enough (%s)",
    async (_, look) => {
      const [person] = await openPage(look, [
        ...parts,
        {
          ...audio,
          id: "wide",
          title: "W".repeat(120),
          chapters: [{ at: 3_600, title: "W".repeat(120) }],
        },
        { type: "apps", id: "wide-apps", others: [{ label: "W".repeat(120), url: "https://x.example/" }] },
        { type: "location", id: "wide-place", address: "W".repeat(300) },
        { type: "downloads", id: "wide-files", files: [{ id: other.id, label: "W".repeat(120) }] },
        {
          type: "gallery",
          id: "wide-pictures",
          pictures: [{ id: picture.id, alt: "", caption: "W".repeat(300) }],
        },
      ]);
      expect(
        await evaluate<number>(
          person,
          "document.documentElement.scrollWidth - document.documentElement.clientWidth",
        ),
      ).toBe(0);
      const small = await evaluate<string[]>(
        person,
        `[...document.querySelectorAll(".part a, .part summary")].flatMap((each) => {
          const { width, height } = each.getBoundingClientRect();
          return width < 44 || height < 44 ? [each.outerHTML.slice(0, 120)] : [];
        })`,
      );
      expect(small).toEqual([]);
      await person.leave();
    },
  );

  test.each([
    [360, "light", "en-US"],
    [1280, "dark", "de-DE"],
  ] as const)(
    "axe finds no fault on a page with all of them (%i px, %s, %s)",
    async (width, scheme, locale) => {
      const [person] = await openPage({ width, scheme, locale, script: true });
      await person.page.locator("summary").first().click();
      expect(await faultsOfSchemes(person)).toEqual([]);
      await person.leave();
    },
    300_000,
  );
});
