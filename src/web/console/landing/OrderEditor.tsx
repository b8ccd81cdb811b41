import { useId, useState } from "preact/hooks";
import { Button } from "../../ui/Button.tsx";
import type { LandingDraft } from "./draft.ts";
import { MoveButtons } from "./MoveButtons.tsx";
import { buttonAfter, type MoveStep, stepOf, useFocusNext } from "./moves.ts";
import { movedBefore, nameInOrder, shownParts } from "./order.ts";
import type { About } from "./types.ts";
import { useTexts } from "../../texts/texts.ts";

/**
 * The parts of a page from the top, each of which can be moved. They are shown when asked for, or when they
 * are in an order of their own.
 */
export function OrderEditor(props: {
  readonly page: LandingDraft;
  readonly about: About;
  readonly onChange: (order: readonly string[]) => void;
}) {
  const { page, about, onChange } = props;
  const words = useTexts("order");
  const [said, setSaid] = useState("");
  const [isOpen, setIsOpen] = useState(page.order.length > 0);
  const id = useId();
  const parts = shownParts(page, about).map((part) => ({
    name: nameInOrder(part),
    label: typeof part === "string" ? words[part] : (part.title ?? part.type),
  }));
  const { root, focusNext } = useFocusNext<HTMLElement>(page.order);
  if (parts.length < 2) return null;

  function move(at: number, by: MoveStep): void {
    const [part, other] = [parts[at], parts[at + by]];
    if (!part || !other) return;
    focusNext(`[data-landing-part="${part.name}"] [data-part="${buttonAfter(by, at + by, parts.length)}"]`);
    onChange(by === 1 ? movedBefore(page, other.name, part.name) : movedBefore(page, part.name, other.name));
    setSaid(words.moved(part.label, at + by + 1, parts.length));
  }

  return (
    <section class="card stack" aria-labelledby="page-order" ref={root}>
      <h2 id="page-order">{words.title}</h2>
      <div>
        <Button
          small
          icon={isOpen ? "up" : "down"}
          expanded={isOpen}
          controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? words.close : words.open}
        </Button>
      </div>
      <div id={id} class="stack" hidden={!isOpen}>
        {isOpen && (
          <>
            <p class="hint">{words.hint}</p>
            <ol class="plain-list parts-order">
              {parts.map((part, at) => (
                <li
                  key={part.name}
                  data-landing-part={part.name}
                  onKeyDown={(event) => {
                    const by = stepOf(event);
                    if (by === null) return;
                    event.preventDefault();
                    move(at, by);
                  }}
                >
                  <span>{part.label}</span>
                  <MoveButtons name={part.label} at={at} count={parts.length} onMove={(by) => move(at, by)} />
                </li>
              ))}
            </ol>
          </>
        )}
        {isOpen && page.order.length > 0 && (
          <div>
            <Button
              small
              kind="quiet"
              icon="undo"
              onClick={() => {
                focusNext("ol button:enabled");
                onChange([]);
                setSaid(words.isUsual);
              }}
            >
              {words.usual}
            </Button>
          </div>
        )}
      </div>
      <p class="hidden" role="status">
        {said}
      </p>
    </section>
  );
}
