import type { LayoutList } from "../../../sheets/model.ts";
import { number } from "../../lib/format.ts";
import { defineTexts } from "../../lib/texts.ts";

/** A layout of the catalog. */
export type KnownLayout = LayoutList["layouts"][number];

type Named = Pick<KnownLayout, "name" | "label" | "columns" | "rows">;

const size = ({ label }: Named) => `${number(label.width)} × ${number(label.height)} mm`;
const places = ({ columns, rows }: Named) => columns * rows;

export const texts = defineTexts({
  en: {
    title: (count: number) => `Print ${number(count)} ${count === 1 ? "label" : "labels"}`,
    layout: "Sheet",
    layoutName: (layout: Named) =>
      places(layout) === 1
        ? `${layout.name}: ${size(layout)}`
        : `${layout.name}: ${number(places(layout))} labels, ${size(layout)}`,
    lines: "Text beside the code",
    none: "None",
    lineTitle: "Title",
    lineShortUrl: "Short link",
    lineBoth: "Title and short link",
    first: "First label",
    firstHint: "Labels before it were used already. Click on the sheet to choose it.",
    firstWrong: (most: number) => `a number from 1 to ${number(most)}`,
    print: "Save as PDF",
    preview: "The first page",
    saved: (name: string) => `${name} is in your downloads`,
    tooManyLabels: (most: number) => `A sheet takes up to ${number(most)} codes. Choose fewer.`,
  },
  de: {
    title: (count: number) => `${number(count)} ${count === 1 ? "Etikett" : "Etiketten"} drucken`,
    layout: "Bogen",
    layoutName: (layout: Named) =>
      places(layout) === 1
        ? `${layout.name}: ${size(layout)}`
        : `${layout.name}: ${number(places(layout))} Etiketten, ${size(layout)}`,
    lines: "Text neben dem Code",
    none: "Keiner",
    lineTitle: "Titel",
    lineShortUrl: "Kurzlink",
    lineBoth: "Titel und Kurzlink",
    first: "Erstes Etikett",
    firstHint: "Die davor sind schon verbraucht. Zum Wählen auf den Bogen klicken.",
    firstWrong: (most: number) => `eine Zahl von 1 bis ${number(most)}`,
    print: "Als PDF speichern",
    preview: "Die erste Seite",
    saved: (name: string) => `${name} liegt in Ihren Downloads`,
    tooManyLabels: (most: number) =>
      `Ein Bogen nimmt bis zu ${number(most)} Codes auf. Wählen Sie weniger aus.`,
  },
});
