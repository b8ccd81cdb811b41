import { useState } from "preact/hooks";
import { LANDING_LENGTHS, MOST_LINKS } from "../../../features/codes/constants.ts";
import { Button } from "../../ui/Button.tsx";
import { AddressField } from "../../ui/AddressField.tsx";
import { TextField } from "../../ui/Field.tsx";
import type { LinkDraft } from "./draft.ts";
import { MoveButtons } from "./MoveButtons.tsx";
import { freeKey } from "./parts/draft.ts";
import { buttonAfter, type MoveStep, stepOf, useFocusNext } from "./moves.ts";
import type { WrongAt } from "./types.ts";
import { useTexts } from "../../texts/texts.ts";

/** The links of a page, in order. All works by keyboard, and moves are announced. */
export function LinksEditor(props: {
  readonly links: readonly LinkDraft[];
  readonly onChange: (links: readonly LinkDraft[]) => void;
  readonly isWrong: WrongAt;
}) {
  const { links, onChange, isWrong } = props;
  const words = useTexts("landing");
  const [said, setSaid] = useState("");
  const { root, focusNext } = useFocusNext<HTMLElement>(links);
  const selectorOf = (id: number, part: "label" | "up" | "down") =>
    `[data-link="${id}"] [data-part="${part}"]`;

  const nameOf = (link: LinkDraft, at: number) => link.label.trim() || words.unnamed(at + 1);
  const change = (id: number, part: Partial<LinkDraft>) =>
    onChange(links.map((link) => (link.id === id ? { ...link, ...part } : link)));

  function add() {
    const id = freeKey(links.map((link) => ({ key: link.id })));
    focusNext(selectorOf(id, "label"));
    onChange([...links, { id, label: "", url: "" }]);
  }

  /** @param byKey - the focus stays in the link's own fields. */
  function move(at: number, by: MoveStep, byKey: boolean) {
    const [link, other] = [links[at], links[at + by]];
    if (!link || !other) return;
    const moved = links.with(at, other).with(at + by, link);
    focusNext(selectorOf(link.id, byKey ? "label" : buttonAfter(by, at + by, links.length)));
    onChange(moved);
    setSaid(words.moved(nameOf(link, at), at + by + 1, links.length));
  }

  function remove(at: number) {
    const link = links[at];
    if (!link) return;
    const next = links[at + 1] ?? links[at - 1];
    focusNext(next ? selectorOf(next.id, "label") : "[data-add]");
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
                  const by = stepOf(event);
                  if (by === null) return;
                  event.preventDefault();
                  move(at, by, true);
                }}
              >
                <div data-part="label">
                  <TextField
                    label={words.linkLabel(at + 1)}
                    hideLabel
                    placeholder={words.label}
                    maxLength={LANDING_LENGTHS.link}
                    value={link.label}
                    onInput={(label) => change(link.id, { label })}
                    error={isWrong(`${place}/label`) ? words.labelWrong : undefined}
                  />
                </div>
                <AddressField
                  label={words.linkUrl(at + 1)}
                  hideLabel
                  placeholder="https://"
                  maxLength={LANDING_LENGTHS.address}
                  value={link.url}
                  onInput={(url) => change(link.id, { url })}
                  error={isWrong(`${place}/url`) ? words.urlWrong : undefined}
                />
                <div class="links-do">
                  <MoveButtons
                    name={name}
                    at={at}
                    count={links.length}
                    onMove={(by) => move(at, by, false)}
                  />
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
        <Button icon="plus" onClick={add} disabled={links.length >= MOST_LINKS}>
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
