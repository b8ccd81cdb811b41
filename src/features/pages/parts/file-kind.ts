import { bytesFormat } from "../../../kit/languages/formats.ts";
import type { PartTexts } from "../../../kit/languages/parts-model.ts";
import type { OfferedFile } from "../media.ts";
import type { RenderContext } from "../render-context.ts";

/** The kind of a file and its size, for people: PDF, 2.4 MB. */
export function kindAndSize(
  { type, bytes }: OfferedFile,
  { language, partTexts }: Pick<RenderContext, "language" | "partTexts">,
): string {
  return `${partTexts.downloads.kinds[kindOf(type)]} · ${bytesFormat(language, bytes)}`;
}

function kindOf(type: string): keyof PartTexts["downloads"]["kinds"] {
  if (type === "application/pdf") return "pdf";
  if (type === "application/epub+zip") return "ebook";
  return type.startsWith("audio/") ? "audio" : "other";
}
