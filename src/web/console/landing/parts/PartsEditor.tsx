import { useMemo, useState } from "preact/hooks";
import { PART_LIMITS } from "../../../../features/codes/constants.ts";
import { Button } from "../../../ui/Button.tsx";
import type { IconName } from "../../../ui/Icon.tsx";
import { late } from "../../../ui/Late.tsx";
import { Menu } from "../../../ui/Menu.tsx";
import { toast } from "../../../ui/Toasts.tsx";
import type { LandingDraft } from "../draft.ts";
import { MoveButtons } from "../MoveButtons.tsx";
import { buttonAfter, type MoveStep, stepOf, useFocusNext } from "../moves.ts";
import { movedBefore, nameInOrder, shownParts } from "../order.ts";
import type { About } from "../types.ts";
import { withoutPart } from "../extras/texts.ts";
import { freeId, newPart, PART_TYPES, type PartDraft, type PartType } from "./draft.ts";
import type { PageErrors } from "./types.ts";
import { useTexts } from "../../../texts/texts.ts";

const PartFields = late(async () => (await import("../../parts/page.ts")).PartFields);

const ICONS: Readonly<Record<PartType, IconName>> = {
  menu: "list",
  hours: "calendar",
  gallery: "image",
  text: "text",
  location: "pin",
  audio: "play",
  downloads: "download",
  apps: "app",
};

/** The parts of a page from the top: those that every page has, and its own. Each can be moved. */
export function PartsEditor(props: {
  readonly page: LandingDraft;
  readonly about: About;
  readonly errors: PageErrors;
  /** @param change - of the page as it is by then. */
  readonly onChange: (change: (page: LandingDraft) => Partial<LandingDraft>) => void;
}) {
  const { page, about, errors, onChange } = props;
  const words = useTexts("parts");
  const fixed = useTexts("order");
  const [said, setSaid] = useState("");
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [added, setAdded] = useState<string | null>(null);
  const names = useMemo(() => namesOf(page.parts, words), [page.parts, words]);
  const shown = shownParts(page, about).map((part) =>
    typeof part === "string"
      ? { name: part, label: fixed[part], own: null }
      : { name: nameInOrder(part), label: names.get(part.id) ?? part.id, own: part },
  );
  const { root, focusNext } = useFocusNext<HTMLElement>(page);

  function move(at: number, by: MoveStep): void {
    const [part, other] = [shown[at], shown[at + by]];
    if (!part || !other) return;
    focusNext(`[data-landing-part="${part.name}"] [data-part="${buttonAfter(by, at + by, shown.length)}"]`);
    const [first, second] = by === 1 ? [other, part] : [part, other];
    onChange((latest) => ({ order: movedBefore(latest, first.name, second.name) }));
    setSaid(fixed.moved(part.label, at + by + 1, shown.length));
  }

  function add(type: PartType): void {
    const part = newPart(type, page.parts);
    setAdded(part.id);
    setOpened((last) => new Set([...last, part.id]));
    onChange(({ parts, languages }) => ({
      parts: [...parts, part],
      // One that was removed may have had the same id.
      languages: withoutPart(languages, part.id),
    }));
    setSaid(words.added(words[type]));
  }

  function remove(part: PartDraft, at: number, label: string): void {
    const place = page.parts.indexOf(part);
    const next = shown[at + 1] ?? shown[at - 1];
    focusNext(next ? `[data-landing-part="${next.name}"]` : "[data-add-part]");
    onChange(({ parts }) => ({ parts: parts.filter(({ id }) => id !== part.id) }));
    setSaid("");
    toast({
      text: words.removed(label),
      action: {
        label: words.undo,
        run: () =>
          onChange(({ parts }) => {
            const isTaken = parts.some(({ id }) => id === part.id);
            const back = isTaken ? { ...part, id: freeId(part.type, parts) } : part;
            return { parts: parts.toSpliced(place, 0, back) };
          }),
      },
    });
  }

  function toggle(id: string, isOpen: boolean): void {
    setAdded(null);
    setOpened((last) => {
      const next = new Set(last);
      if (isOpen) next.add(id);
      else next.delete(id);
      return next;
    });
  }

  const isFull = page.parts.length >= PART_LIMITS.parts;
  const isMenuMissing = page.template === "menu" && !page.parts.some(({ type }) => type === "menu");
  return (
    <section class="card stack" aria-labelledby="page-order" ref={root}>
      <h2 id="page-order">{words.heading}</h2>
      <p class="hint">{fixed.hint}</p>
      {errors.at("/landing/parts") && <p class="error">{errors.at("/landing/parts")}</p>}
      <ol class="plain-list parts-order">
        {shown.map(({ name, label, own }, at) => {
          const pointer = own ? `/landing/parts/${page.parts.indexOf(own)}` : "";
          const isOpen = own !== null && (opened.has(own.id) || errors.within(pointer));
          return (
            <li
              key={name}
              data-landing-part={name}
              onKeyDown={(event) => {
                const by = stepOf(event);
                if (by === null) return;
                event.preventDefault();
                move(at, by);
              }}
            >
              {own ? (
                <Button
                  kind="quiet"
                  class="part-name"
                  icon={ICONS[own.type]}
                  expanded={isOpen}
                  controls={`part-${own.id}`}
                  onClick={() => toggle(own.id, !isOpen)}
                >
                  {label}
                </Button>
              ) : (
                <span class="part-name">{label}</span>
              )}
              <MoveButtons name={label} at={at} count={shown.length} onMove={(by) => move(at, by)} />
              {own && (
                <Button
                  kind="quiet"
                  icon="trash"
                  label={words.remove(label)}
                  onClick={() => remove(own, at, label)}
                />
              )}
              {own && (
                // biome-ignore lint/a11y/noStaticElementInteractions: keys in a part's own fields don't move the part.
                <div
                  id={`part-${own.id}`}
                  class="part-fields"
                  hidden={!isOpen}
                  onKeyDown={(event) => event.stopPropagation()}
                >
                  {isOpen && (
                    <PartFields
                      part={own}
                      at={pointer}
                      errors={errors}
                      isNew={own.id === added}
                      onChange={(change) =>
                        onChange(({ parts }) => ({
                          parts: parts.map((each) => (each.id === own.id ? change(each) : each)),
                        }))
                      }
                    />
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {isMenuMissing && <p class="hint">{words.menuMissing}</p>}
      <div class="row parts-add" data-add-part>
        {isFull ? (
          <p class="hint">{words.full(PART_LIMITS.parts)}</p>
        ) : (
          <Menu
            label={words.add}
            showsLabel
            icon="plus"
            items={PART_TYPES.map((type) => ({
              label: words[type],
              icon: ICONS[type],
              run: () => add(type),
            }))}
          />
        )}
        {page.order.length > 0 && (
          <Button
            kind="quiet"
            icon="undo"
            onClick={() => {
              focusNext("ol button:enabled");
              onChange(() => ({ order: [] }));
              setSaid(fixed.isUsual);
            }}
          >
            {fixed.usual}
          </Button>
        )}
      </div>
      <p class="hidden" role="status">
        {said}
      </p>
    </section>
  );
}

/** Names by ids: the heading of a part, or else its type, with a number where several are called so. */
function namesOf(
  parts: readonly PartDraft[],
  words: Readonly<Record<PartType, string>>,
): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  return new Map(
    parts.map(({ id, type, title }) => {
      const name = title.trim() || words[type];
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return [id, count === 1 ? name : `${name} ${count}`];
    }),
  );
}
