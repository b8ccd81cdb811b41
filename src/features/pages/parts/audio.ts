import { type Markup, markup } from "../../../kit/shared/markup.ts";
import type { PartOf } from "../../codes/part-models.ts";
import { icon } from "../icons.ts";
import type { RenderContext } from "../render-context.ts";
import { kindAndSize } from "./file-kind.ts";
import { paragraphsOf } from "./paragraphs.ts";
import { partSection } from "./section.ts";

/**
 * A recording with its chapters and its words. The browser's own player plays on while the screen is off, and
 * chapters lead to places of the file where no script lets them seek. Below is a link to the file, also for a
 * browser that can't play it.
 */
export function audioPart(part: PartOf<"audio">, context: RenderContext): Markup | null {
  const { page, partTexts, root, loaded } = context;
  const file = page.media.file.get(part.file);
  if (!file?.type.startsWith("audio/")) return null;
  const texts = partTexts.audio;
  const title = file.title?.trim() || texts.heading;
  const address = `${root}f/${file.id}`;
  const source = loaded("f", file);
  return partSection(
    part,
    markup`
      <audio controls preload="none" src="${source}" aria-label="${part.title?.trim() || title}"></audio>
      ${chapters(part, address, texts.chapters)}
      ${transcript(part, texts.transcript)}
      <p class="keep"><a href="${address}">${icon("save")}<span>${texts.download}</span></a> <small>${kindAndSize(file, context)}</small></p>`,
    { title },
  );
}

function chapters({ chapters = [] }: PartOf<"audio">, address: string, heading: string): Markup | null {
  if (chapters.length === 0) return null;
  const items = chapters.map(
    ({ at, title }) => markup`
      <li><a href="${`${address}#t=${at}`}" data-at="${at}"><span dir="auto">${title}</span> <small>${clockTime(at)}</small></a></li>`,
  );
  return markup`<h3>${heading}</h3><ol class="chapters">${items}</ol>`;
}

function transcript({ transcript: words }: PartOf<"audio">, heading: string): Markup | null {
  const paragraphs = paragraphsOf(words);
  if (paragraphs.length === 0) return null;
  return markup`<details class="transcript"><summary>${heading}</summary><div>${paragraphs}</div></details>`;
}

/** A place in a recording, as players write it: 1:15, 1:02:03. */
function clockTime(at: number): string {
  const seconds = Math.floor(at);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
