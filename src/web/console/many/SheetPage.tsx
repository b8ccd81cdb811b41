import { useEffect, useState } from "preact/hooks";
import type { KnownLayout } from "./sheet-texts.ts";
import { useImage } from "../../design/drawing.ts";
import { send } from "../../lib/api.ts";
import { useTexts } from "../../lib/texts.ts";
import { wait } from "../../lib/wait.ts";
import { texts } from "./sheet-texts.ts";

/** Milliseconds between the last change and the preview. */
const PAUSE = 200;

export interface Preview {
  readonly image: string | null;
  /** Whether it shows the present order. */
  readonly current: boolean;
  readonly error: unknown;
}

/**
 * The first page of a sheet as a picture; the last one stays until the next is drawn.
 * @param order - `null` when it can't be printed.
 */
export function usePreview(order: object | null): Preview {
  const body = order && JSON.stringify(order);
  const [state, setState] = useState<{ svg: string | null; body: string | null; error: unknown }>({
    svg: null,
    body: null,
    error: undefined,
  });
  useEffect(() => {
    if (body === null) return;
    const stop = new AbortController();
    const headers = { "content-type": "application/json" };
    wait(PAUSE, stop.signal)
      .then(() => send("POST", "/app/api/sheets?as=svg", { body, headers, signal: stop.signal }))
      .then((response) => response.text())
      .then(
        (svg) => setState({ svg, body, error: undefined }),
        (error) => {
          if (!stop.signal.aborted) setState((last) => ({ ...last, body, error }));
        },
      );
    return () => stop.abort();
  }, [body]);
  return { image: useImage(state.svg), current: state.body === body, error: state.error };
}

/** The first page of a sheet, true to its shape, with its places over it. */
export function SheetPage(props: {
  readonly layout: KnownLayout;
  readonly preview: Preview;
  /** The first place that is printed on. */
  readonly start: number;
  readonly onPick: (place: number) => void;
}) {
  const { layout, preview, start, onPick } = props;
  const words = useTexts(texts);
  return (
    <figure class="label-page" style={{ aspectRatio: `${layout.page.width} / ${layout.page.height}` }}>
      {preview.image && <img src={preview.image} alt={words.preview} aria-busy={!preview.current} />}
      {layout.columns * layout.rows > 1 && <Places {...{ layout, start, onPick }} />}
    </figure>
  );
}

/** The places of a page, over its picture: a click begins there. By keyboard the field does the same. */
function Places(props: {
  readonly layout: KnownLayout;
  readonly start: number;
  readonly onPick: (place: number) => void;
}) {
  const { layout, start, onPick } = props;
  const { page, label, columns, rows, left, top, stepX, stepY } = layout;
  const width = (length: number) => `${(100 * length) / page.width}%`;
  const height = (length: number) => `${(100 * length) / page.height}%`;
  return (
    <span aria-hidden="true">
      {Array.from({ length: columns * rows }, (_, at) => (
        <button
          key={at}
          type="button"
          tabIndex={-1}
          class={at + 1 < start ? "label-place is-used" : "label-place"}
          style={{
            left: width(left + (at % columns) * stepX),
            top: height(top + Math.floor(at / columns) * stepY),
            width: width(label.width),
            height: height(label.height),
          }}
          onClick={() => onPick(at + 1)}
        />
      ))}
    </span>
  );
}
