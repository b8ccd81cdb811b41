import { expect, setDefaultTimeout, test } from "bun:test";
import { describeInBrowser } from "../browser/browser.ts";
import { turnTo } from "../features/analytics/client.ts";
import { scanAbout, startConsole } from "./figures-world.ts";

setDefaultTimeout(300_000);

/** Printed reports. */

/** The words of a PDF with the places where they end, in points, from the left of their page. */
async function wordsOf(pdf: Uint8Array) {
  const reader = Bun.spawn(["pdftotext", "-bbox", "-", "-"], { stdin: pdf, stdout: "pipe" });
  const text = await new Response(reader.stdout).text();
  const [, width = "0"] = /<page width="([\d.]+)"/.exec(text) ?? [];
  const words = [...text.matchAll(/xMin="([\d.-]+)".*?xMax="([\d.-]+)".*?>(.*?)<\/word>/g)];
  return {
    width: Number(width),
    words: words.map(([, from, to, word]) => ({ from: Number(from), to: Number(to), word: word ?? "" })),
  };
}

describeInBrowser("a report on paper", async () => {
  const { scenario, tenant, open } = await startConsole();
  const code = await tenant.makeCode({ title: "Poster" });
  await scanAbout(scenario, code, 40);
  turnTo(scenario, scenario.clock.now());

  test("has the whole chart within an A4 page, and says workspace, code and date", async () => {
    const person = await open({}, `/codes/${code.id}/analytics`);
    const { page } = person;
    await page.setViewportSize({ width: 1_366, height: 768 });
    await page.getByText("Scans before").first().waitFor();
    await page.locator(".report-head img").waitFor({ state: "attached" });
    const { width, words } = await wordsOf(await page.pdf({ format: "A4", printBackground: true }));
    expect(width).toBeCloseTo(595, -1);
    const said = words.map(({ word }) => word).join(" ");
    for (const part of ["Poster", "Printed Nov 21, 2026", "Oct 23", code.shortId, "Over time"])
      expect(said).toContain(part);
    // The last label of the chart is near the end of its period, as it is on the screen.
    const days = words.filter(({ word }, at) => word === "Nov" && /^\d+$/.test(words[at + 1]?.word ?? ""));
    expect(days.length).toBeGreaterThan(4);
    expect(said).toContain("Nov 20");
    expect(words.filter(({ from, to }) => from < 0 || to > width)).toEqual([]);
    await person.leave();
  });
});
