import { Icon } from "../ui/Icon.tsx";
import { useTexts } from "../lib/texts.ts";
import type { DrawingState } from "./drawing.ts";
import { texts } from "./texts.ts";

/** Colours that are refused. */
export interface Refused {
  readonly ink: string;
  readonly paper: string;
}

/**
 * The preview. Its box never changes size; the last good drawing stays, dimmed, until there is a new one. Colours that are refused are
 * shown on an eye of the symbol in place of a drawing that has others.
 */
export function Preview({
  state,
  refused,
}: {
  readonly state: DrawingState;
  readonly refused: Refused | null;
}) {
  const words = useTexts(texts);
  const { image, drawing, current, example, error } = state;
  const dim = !current && error !== undefined;
  return (
    <figure class="preview" aria-busy={!current && error === undefined}>
      {refused && dim ? (
        <div class="sheet">
          <svg
            class="refused"
            viewBox="-1 -1 9 9"
            role="img"
            aria-label={words.refusedAlt(refused.ink, refused.paper)}
            style={{ color: refused.ink, background: refused.paper }}
          >
            <path fill="currentColor" fill-rule="evenodd" d="M0 0h7v7H0zM1 1v5h5V1zM2 2h3v3H2z" />
          </svg>
        </div>
      ) : (
        <div class={`sheet ${dim ? "dim" : ""} ${example ? "example" : ""}`}>
          {image === null ? (
            <div class={error === undefined ? "skeleton" : "nothing"}>
              {error !== undefined && <Icon name="qr" size={64} />}
            </div>
          ) : (
            <img src={image} alt={words.previewAlt(drawing?.payload ?? "")} width={512} height={512} />
          )}
        </div>
      )}
      {example && <figcaption>{words.previewExample}</figcaption>}
    </figure>
  );
}
