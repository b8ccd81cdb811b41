import { Icon } from "../ui/Icon.tsx";
import type { DrawingState } from "./drawing.ts";
import { useTexts } from "../texts/texts.ts";

/**
 * The preview. Its box never changes size; the last good drawing stays, dimmed, until there is a new one. Colours that are refused are
 * shown and marked as such.
 */
export function Preview({ state }: { readonly state: DrawingState }) {
  const words = useTexts("design");
  const { image, refused, drawing, current, example, error } = state;
  const picture = refused ?? image;
  const look = refused !== null ? "refused" : !current && error !== undefined ? "dim" : "";
  return (
    <figure class="preview" aria-busy={!current && error === undefined}>
      <div class={`sheet ${look} ${example ? "example" : ""}`}>
        {picture === null ? (
          <div class={error === undefined ? "skeleton" : "nothing"}>
            {error !== undefined && <Icon name="qr" size={64} />}
          </div>
        ) : (
          <img
            src={picture}
            alt={refused === null ? words.previewAlt(drawing?.payload ?? "") : words.refusedAlt}
            width={512}
            height={512}
          />
        )}
        {refused !== null && (
          <span class="badge bad" aria-hidden="true">
            {words.wontScan}
          </span>
        )}
      </div>
      {example && <figcaption>{words.previewExample}</figcaption>}
    </figure>
  );
}
