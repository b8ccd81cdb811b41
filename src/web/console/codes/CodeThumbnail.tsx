import type { Code } from "quietzone-client";
import { Thumbnail } from "../../ui/Thumbnail.tsx";
import { drawingName, fetchDrawing } from "./thumbnails.ts";

/** A code's drawing. @param alt - empty where the text beside it is enough. */
export function CodeThumbnail(props: {
  readonly code: Pick<Code, "id" | "updatedAt">;
  readonly alt: string;
  readonly size: number;
}) {
  const { code, alt, size } = props;
  return <Thumbnail name={drawingName(code)} make={() => fetchDrawing(code)} tight {...{ alt, size }} />;
}
