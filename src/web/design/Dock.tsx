import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useTexts } from "../lib/texts.ts";
import { Button } from "../ui/Button.tsx";
import type { DrawingState } from "./drawing.ts";
import { texts } from "./texts.ts";

/** The share of the large preview that has to be in view for it to be seen. */
const LEAST_SEEN = 0.4;

/** A small preview at the lower edge while the large one is out of view, and a link to it. */
export function Dock({
  state,
  large,
}: {
  readonly state: DrawingState;
  readonly large: RefObject<HTMLElement | null>;
}) {
  const words = useTexts(texts);
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!large.current) return;
    const watcher = new IntersectionObserver(
      ([entry]) => setAway(entry !== undefined && entry.intersectionRatio < LEAST_SEEN),
      { threshold: LEAST_SEEN },
    );
    watcher.observe(large.current);
    return () => watcher.disconnect();
  }, [large]);
  if (!away) return null;
  const { image, current, error, example } = state;
  const said = error !== undefined ? words.wontWork : example ? words.previewShort : words.scans;
  return (
    <div class="dock">
      <span class={`dock-image ${error !== undefined || example ? "dim" : ""}`}>
        {image && <img src={image} alt="" width={48} height={48} />}
      </span>
      <span class="dock-said">{current || error !== undefined ? said : words.drawing}</span>
      <Button
        kind="primary"
        onClick={() => large.current?.scrollIntoView({ block: "start", behavior: "smooth" })}
      >
        {words.preview}
      </Button>
    </div>
  );
}
