import type { Look } from "quietzone-client";
import { StyleThumbnail } from "../../design/StyleThumbnail.tsx";
import { sampleCode } from "./looks.ts";

/** A drawing of a look. */
export function LookPicture({ look, size }: { readonly look: Look; readonly size: number }) {
  return (
    <span class="look-picture" style={{ width: `${size}px`, height: `${size}px` }}>
      <StyleThumbnail
        name={`${look.id} ${look.updatedAt}`}
        style={look.style}
        sample={sampleCode()}
        size={size}
      />
    </span>
  );
}
