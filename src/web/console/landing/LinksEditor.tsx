import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useTexts } from "../../lib/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { AddressField } from "../../ui/AddressField.tsx";
import { TextField } from "../../ui/Field.tsx";
import type { LinkDraft } from "./draft.ts";
import type { WrongAt } from "./types.ts";
import { texts } from "./texts.ts";

const MOST = 50;

/** The control to focus after the next render. */
type Wanted = { readonly id: number; readonly part: "label" | "up" | "down" } | "add";

/** The links of a page, in order. All works by keyboard, and moves are announced. */
export function LinksEditor(props: {
  readonly links: readonly LinkDraft[];
  readonly onChange: (links: readonly LinkDraft[]) => void;
  readonly isWrong: WrongAt;
}) {
  const { links, onChange, isWrong } = props;
  const words = useTexts(texts);
  const [said, setSaid] = useState("");
  const root = useRef<HTMLElement>(null);
  const wanted = useRef<Wanted | null>(null);
  // Before the next key can come: an effect after the paint would take the focus from a control that was chosen meanwhile.
  useLayoutEffect(() => {
    const focus = wanted.current;
    wanted.current = null;
    if (!focus) return;
    const place =
      focus === "add" ? "[data-add] button" : `[data-link="${focus.id}"] [data-part="${focus.part}"]`;
    const found = root.current?.querySelector<HTMLElement>(place);
    (found?.querySelector<HTMLElement>("input, button") ?? found)?.focus();
  }, [links]);

  const nameOf = (link: LinkDraft, at: number) => link.label.trim() || words.unnamed(at + 1);
  const change = (id: number, part: Partial<LinkDraft>) =>
    onChange(links.map((link) => (link.id === id ? { ...link, ...part } : link)));

  function add() {
    const id = Math.max(-1, ...links.map((link) => link.id)) + 1;
    wanted.current = { id, part: "label" };
    onChange([...links, { id, label: "", url: "" }]);
  }

  function move(at: number, by: -1 | 1, part: "label" | "up" | "down") {
    const [link, other] = [links[at], links[at + by]];
    if (!link || !other) return;
    const moved = links.with(at, other).with(at + by, link);
    const isLast = at + by === (by === 1 ? links.length - 1 : 0);
    // When the focused button is disabled by the move, the other one gets the focus.
    const opposite = by === 1 ? "up" : "down";
    wanted.current = { id: link.id, part: part === "label" || !isLast ? part : opposite };
    onChange(moved);
    setSaid(words.moved(nameOf(link, at), at + by + 1, links.length));
  }

  function remove(at: number) {
    const link = links[at];
    if (!link) return;
    const next = links[at + 1] ?? links[at - 1];
    wanted.current = next ? { id: next.id, part: "label" } : "add";
    onChange(links.filter((each) => each !== link));
    setSaid(words.removed(nameOf(link, at)));
  }

  return (
    <section class="card stack" aria-labelledby="page-links" ref={root}>
      <h2 id="page-links">{words.linksTitle}</h2>
      <p class="hint">
        {words.linksHint} {links.length > 1 && words.moveHint}
      </p>
      {links.length > 0 && (
        <ol class="plain-list links-editor">
          {links.map((link, at) => {
            const name = nameOf(link, at);
            const place = `/landing/links/${filledBefore(links, at)}`;
            return (
              <li
                key={link.id}
                data-link={link.id}
                onKeyDown={(event) => {
                  if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
                  event.preventDefault();
                  move(at, event.key === "ArrowUp" ? -1 : 1, "label");
                }}
              >
                <div data-part="label">
                  <TextField
                    label={words.linkLabel(at + 1)}
                    hideLabel
                    placeholder={words.label}
                    maxLength={120}
                    value={link.label}
                    onInput={(label) => change(link.id, { label })}
                    error={isWrong(`${place}/label`) ? words.labelWrong : undefined}
                  />
                </div>
                <AddressField
                  label={words.linkUrl(at + 1)}
                  hideLabel
                  placeholder="https://"
                  maxLength={2_048}
                  value={link.url}
                  onInput={(url) => change(link.id, { url })}
                  error={isWrong(`${place}/url`) ? words.urlWrong : undefined}
                />
                <div class="links-do">
                  <span data-part="up">
                    <Button
                      kind="quiet"
                      icon="up"
                      label={words.up(name)}
                      disabled={at === 0}
                      onClick={() => move(at, -1, "up")}
                    />
                  </span>
                  <span data-part="down">
                    <Button
                      kind="quiet"
                      icon="down"
                      label={words.down(name)}
                      disabled={at === links.length - 1}
                      onClick={() => move(at, 1, "down")}
                    />
                  </span>
                  <Button
                    kind="quiet"
                    icon="trash"
                    label={words.removeLink(name)}
                    onClick={() => remove(at)}
                  />
                </div>
              </li>
            );
          })}
        </ol>
      )}
      <div data-add>
        <Button icon="plus" onClick={add} disabled={links.length >= MOST}>
          {words.addLink}
        </Button>
      </div>
      <p class="hidden" role="status">
        {said}
      </p>
    </section>
  );
}

/** A link's index among those that are sent. Empty links are not sent. */
function filledBefore(links: readonly LinkDraft[], at: number): number {
  return links.slice(0, at).filter(({ label, url }) => label.trim() !== "" || url.trim() !== "").length;
}
