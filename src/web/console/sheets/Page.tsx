import type { KnownLayout } from "./known-layout.ts";
import { useEffect, useId, useState } from "preact/hooks";
import { useImage } from "../../design/drawing.ts";
import { send } from "../../lib/api.ts";
import { jsonObjectOf } from "../../lib/json.ts";
import { untilAnswered } from "../../lib/until-answered.ts";
import { type Order, placesOf } from "./order.ts";
import { useTexts } from "../../texts/texts.ts";

/** Milliseconds between the last change and the preview. */
const PAUSE = 200;

/** A page as the service drew it. */
interface Drawn {
  readonly svg: string;
  readonly pages: number;
  readonly labels: number;
}

export interface Preview {
  /** The last page that was drawn, which may be of an earlier order. */
  readonly drawn: Drawn | null;
  readonly image: string | null;
  /** Whether it shows the present order. */
  readonly current: boolean;
  readonly error: unknown;
}

/** An empty page. */
export const BLANK: Preview = { drawn: null, image: null, current: true, error: undefined };

/**
 * A page of a sheet as a picture; the last one stays until the next is drawn.
 * @param order - `null` when it can't be printed.
 * @param page - from 1.
 */
export function usePreview(order: Order | null, page: number): Preview {
  const wanted = `${page} ${JSON.stringify(order)}`;
  const [state, setState] = useState<{ drawn: Drawn | null; shows: string; error: unknown }>({
    drawn: null,
    shows: "",
    error: undefined,
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const report = (error?: unknown) => setState((last) => ({ ...last, error }));
    report();
    if (order !== null)
      void untilAnswered(() => drawPage(order, page, signal), PAUSE, signal, report).then((drawn) => {
        if (drawn !== null && !signal.aborted) setState({ drawn, shows: wanted, error: undefined });
      });
    return () => stop.abort();
  }, [wanted]);
  const image = useImage(state.drawn?.svg ?? null);
  return { drawn: state.drawn, image, current: state.shows === wanted, error: state.error };
}

async function drawPage(order: Order, page: number, signal: AbortSignal): Promise<Drawn> {
  const args = { as: "svg", page, draft: jsonObjectOf(order) } as const;
  const answer = await send("POST /app/api/sheets", args, { signal });
  const numberIn = (name: string) => Number(answer.headers.get(name) ?? 1);
  const [pages, labels] = [numberIn("x-sheet-pages"), numberIn("x-sheet-labels")];
  return { svg: await answer.text(), pages, labels };
}

/** A rectangle in millimetres, from the upper left corner of the trimmed page. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the paper that a page's picture shows: with marks more than the page. */
function shownBox(drawn: Drawn | null, { page }: KnownLayout): Box {
  const [, given = ""] = /^[^>]*viewBox="([-\d. ]+)"/.exec(drawn?.svg ?? "") ?? [];
  const [x, y, width, height] = given.split(" ").map(Number);
  if (x === undefined || y === undefined || !width || !height) return { x: 0, y: 0, ...page };
  return { x, y, width, height };
}

/** A page of a sheet, true to its shape. On the first one a click on a label begins there. */
export function SheetPage(props: {
  readonly layout: KnownLayout;
  readonly preview: Preview;
  /** From 1. */
  readonly page: number;
  readonly offset: Order["offset"];
  /** The first place that is printed on. */
  readonly start: number;
  readonly onStart: (place: number) => void;
}) {
  const { layout, preview, page, offset, start, onStart } = props;
  const words = useTexts("sheets");
  const box = shownBox(preview.drawn, layout);
  return (
    <figure
      class="sheet-page"
      style={{ aspectRatio: `${box.width} / ${box.height}`, "--ratio": box.width / box.height }}
    >
      {preview.image && (
        <img
          src={preview.image}
          alt={words.page(page, preview.drawn?.pages ?? 1)}
          class={preview.current ? undefined : "old"}
          aria-busy={!preview.current && preview.error === undefined}
        />
      )}
      {page === 1 && placesOf(layout) > 1 && <Places {...{ layout, box, offset, start, onStart }} />}
    </figure>
  );
}

/** The labels of a page over its picture, as radio buttons: one is the first that is printed on. */
function Places(props: {
  readonly layout: KnownLayout;
  readonly box: Box;
  readonly offset: Order["offset"];
  readonly start: number;
  readonly onStart: (place: number) => void;
}) {
  const { layout, box, offset, start, onStart } = props;
  const { label, columns, left, top, stepX, stepY } = layout;
  const words = useTexts("sheets");
  const name = useId();
  const share = (length: number, whole: number) => `${(100 * length) / whole}%`;
  return (
    <fieldset>
      <legend class="hidden">{words.first}</legend>
      {Array.from({ length: placesOf(layout) }, (_, at) => {
        const place = at + 1;
        const x = left + (at % columns) * stepX + (offset?.xMm ?? 0) - box.x;
        const y = top + Math.floor(at / columns) * stepY + (offset?.yMm ?? 0) - box.y;
        return (
          <input
            key={place}
            type="radio"
            name={name}
            class={place < start ? "sheet-place used" : "sheet-place"}
            aria-label={place < start ? words.used(place) : words.place(place)}
            title={words.place(place)}
            checked={place === start}
            style={{
              left: share(x, box.width),
              top: share(y, box.height),
              width: share(label.width, box.width),
              height: share(label.height, box.height),
            }}
            onChange={() => onStart(place)}
          />
        );
      })}
    </fieldset>
  );
}
