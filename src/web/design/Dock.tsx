import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../ui/Button.tsx";
import type { DrawingState } from "./drawing.ts";
import { useTexts } from "../texts/texts.ts";

/** The share of the large preview that has to be in view for it to be seen. */
const LEAST_SEEN = 0.4;

function download(): void {
  document.querySelector<HTMLFormElement>(".designer-aside form.download")?.requestSubmit();
}

/** The code in small at the lower edge while the large one is out of view, and a way to that: in a bar of its own, or in a form's. */
export function Dock(props: {
  readonly state: DrawingState;
  readonly large: RefObject<HTMLElement | null>;
  /** The form's bar. */
  readonly foot: ((symbol: ComponentChildren) => ComponentChildren) | undefined;
  readonly onShow: (() => void) | undefined;
}) {
  const { state, large, foot, onShow } = props;
  const words = useTexts("design");
  const [away, setAway] = useState(false);
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    if (!large.current) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return;
        setAway(entry.intersectionRatio < LEAST_SEEN);
        setAbove(entry.boundingClientRect.top < 0);
      },
      { threshold: LEAST_SEEN },
    );
    watcher.observe(large.current);
    return () => watcher.disconnect();
  }, [large]);
  const { image, refused, current, error, example } = state;
  const verdict = error !== undefined ? words.wontWork : example ? words.previewShort : words.scans;
  const said = current || error !== undefined ? verdict : words.drawing;
  const picture = refused ?? image;
  const isDim = refused === null && (error !== undefined || example);
  const symbol = (
    <span class={`dock-image ${isDim ? "dim" : ""}`}>
      {picture && <img src={picture} alt="" width={48} height={48} />}
    </span>
  );
  const show = () => {
    onShow?.();
    // It may have to be rendered first.
    requestAnimationFrame(() => large.current?.scrollIntoView({ block: "start", behavior: "smooth" }));
  };
  if (foot)
    return foot(
      away && (
        <button type="button" class="dock-symbol" onClick={show} title={words.preview}>
          {symbol}
          <span class="dock-said">{said}</span>
        </button>
      ),
    );
  if (!away) return null;
  return (
    <div class="dock">
      {symbol}
      <span class="dock-said">{said}</span>
      {isAbove ? (
        // The form of the download is below the preview.
        <Button kind="primary" icon="download" onClick={download}>
          {words.download}
        </Button>
      ) : (
        <Button kind="primary" onClick={show}>
          {words.preview}
        </Button>
      )}
    </div>
  );
}
