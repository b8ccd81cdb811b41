import { useRef, useState } from "preact/hooks";
import type { Code } from "quietzone-client";
import { partId } from "../../../../features/codes/traits.ts";
import { call } from "../../../lib/api.ts";
import { isProblem } from "../../../../../sdk/src/problem.ts";
import { Button } from "../../../ui/Button.tsx";
import { useReason } from "../../../ui/State.tsx";
import { useSubmit } from "../../../ui/submit.ts";
import { toast } from "../../../ui/Toasts.tsx";
import { useTexts } from "../../../texts/texts.ts";

/** A dish of a page, by its place. */
interface Place {
  /** Id of the menu. */
  readonly part: string;
  readonly section: number;
  readonly dish: number;
  readonly name: string;
}

const keyOf = ({ part, section, dish, name }: Place) => [part, section, dish, name].join("/");

/** The dishes of a code's menus, each of which is sold out by one tap. */
export function TodayCard(props: {
  readonly code: Code;
  readonly put: (code: Code) => void;
  /** Reads the code again. */
  readonly reload: () => void;
}) {
  const { code, put, reload } = props;
  const words = useTexts("today");
  const reason = useReason();
  /** The taps that are not answered yet. */
  const [tapped, setTapped] = useState<ReadonlyMap<string, boolean>>(new Map());
  // One after another: an earlier answer must not hide a later change.
  const last = useRef<Promise<void>>(Promise.resolve());
  const all = useSubmit(bringBack);
  const menus = (code.landing?.parts ?? []).filter((part) => part.type === "menu");
  const isAnySoldOut = menus.some(({ sections }) =>
    sections.some(({ dishes }) => dishes.some(({ soldOut }) => soldOut === true)),
  );
  if (!menus.some(({ sections }) => sections.some(({ dishes }) => dishes.length > 0))) return null;

  async function bringBack(): Promise<void> {
    await last.current;
    try {
      put(
        await call("POST /app/api/codes/{id}/sold-out", { id: code.id, body: { all: true, soldOut: false } }),
      );
      toast({ text: words.allBack, tone: "good" });
    } catch (error) {
      toast({ text: reason(error), tone: "bad" });
    }
  }

  function change(place: Place, soldOut: boolean, isUndo = false): void {
    const key = keyOf(place);
    setTapped((before) => new Map(before).set(key, soldOut));
    last.current = last.current.then(async () => {
      try {
        put(await call("POST /app/api/codes/{id}/sold-out", { id: code.id, body: { ...place, soldOut } }));
        const text = soldOut ? words.nowSoldOut(place.name) : words.nowBack(place.name);
        const undo = { label: words.undo, run: () => change(place, !soldOut, true) };
        toast(isUndo ? { text, tone: "good" } : { text, tone: "good", action: undo });
      } catch (error) {
        const isOther = isProblem(error, "menu_changed");
        if (isOther) reload();
        toast({ text: isOther ? words.changed : reason(error), tone: "bad" });
      } finally {
        setTapped((before) => {
          const next = new Map(before);
          // A later tap on the same dish still waits.
          if (next.get(key) === soldOut) next.delete(key);
          return next;
        });
      }
    });
  }

  return (
    <section class="card stack" aria-labelledby="today">
      <h2 id="today">{words.title}</h2>
      <p class="hint">{words.hint}</p>
      <div class="stack today-dishes">
        {menus.map((menu) =>
          menu.sections.map((section, s) => (
            <div key={`${partId(menu)} ${s}`} class="stack-tight">
              {section.title !== undefined && <h3 dir="auto">{section.title}</h3>}
              <ul class="plain-list today">
                {section.dishes.map((dish, d) => {
                  const place = { part: partId(menu), section: s, dish: d, name: dish.name };
                  const key = keyOf(place);
                  const soldOut = tapped.get(key) ?? dish.soldOut === true;
                  return (
                    <li key={key}>
                      <span dir="auto">
                        <span class={soldOut ? "today-off" : ""}>{dish.name}</span>
                        {soldOut && <span class="hint"> {words.isSoldOut}</span>}
                      </span>
                      <button
                        type="button"
                        role="switch"
                        class="switch"
                        aria-checked={!soldOut}
                        aria-busy={tapped.has(key) || undefined}
                        aria-label={words.available(dish.name)}
                        onClick={() => change(place, !soldOut)}
                      >
                        <span />
                      </button>
                    </li>
                  );
                })}
              </ul>
            </div>
          )),
        )}
      </div>
      {isAnySoldOut && (
        <div>
          <Button small icon="undo" busy={all.busy} onClick={() => all.submit()}>
            {words.bringBack}
          </Button>
        </div>
      )}
    </section>
  );
}
