import { Icon } from "../ui/Icon.tsx";
import { useTexts } from "../lib/texts.ts";
import type { DrawingState } from "./drawing.ts";
import { texts } from "./texts.ts";

/** The preview. Its box never changes size; the last good drawing stays, dimmed, until there is a new one. */
export function Preview({ state }: { readonly state: DrawingState }) {
  const words = useTexts(texts);
  const { image, drawing, current, example, error } = state;
  const dim = !current && error !== undefined;
  return (
    <figure class="preview" aria-busy={!current && error === undefined}>
      <div class={`sheet ${dim ? "dim" : ""} ${example ? "example" : ""}`}>
        {image === null ? (
          <div class={error === undefined ? "skeleton" : "nothing"}>
            {error !== undefined && <Icon name="qr" size={64} />}
          </div>
        ) : (
          <img src={image} alt={words.previewAlt(drawing?.payload ?? "")} width={512} height={512} />
        )}
      </div>
      {example && <figcaption>{words.previewExample}</figcaption>}
    </figure>
  );
}
