import { useId, useState } from "preact/hooks";
import { type Labels, useLabels } from "../lib/labels.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { TextField } from "../ui/Field.tsx";
import { Icon } from "../ui/Icon.tsx";
import type { TypeInfo } from "./catalog.ts";
import { typeIcon } from "./type-icons.ts";
import { useTexts } from "../texts/texts.ts";

const GROUPS = [
  { name: "groupWeb", of: ["url", "text", "app", "wifi", "gs1"] },
  { name: "groupMessage", of: ["email", "phone", "sms", "whatsapp"] },
  { name: "groupPeople", of: ["vcard", "mecard", "event", "geo"] },
  { name: "groupMoney", of: ["epc", "upi", "pix", "crypto"] },
] as const;

/** The group of a type that no group names. */
const OTHERS = "groupWeb";

function groupOf(type: string): (typeof GROUPS)[number]["name"] {
  return GROUPS.find(({ of }) => of.some((member) => member === type))?.name ?? OTHERS;
}

/** All types, by group and with a search. */
export function TypeDialog(props: {
  readonly types: readonly TypeInfo[];
  readonly value: string;
  readonly onChange: (type: string) => void;
  readonly onClose: () => void;
}) {
  const words = useTexts("design");
  const labels = useLabels();
  const [query, setQuery] = useState("");
  const found = props.types.filter((info) => fits(info, query, labels, words.also));
  return (
    <Dialog title={words.whatFor} onClose={props.onClose} wide>
      <TextField
        label={words.searchTypes}
        type="search"
        value={query}
        onInput={setQuery}
        placeholder={words.searchTypes}
        hideLabel
      />
      {found.length === 0 && <p class="soft">{words.noType}</p>}
      {GROUPS.map(({ name }) => (
        <TypeGroup
          key={name}
          title={words[name]}
          types={found.filter(({ type }) => groupOf(type) === name)}
          value={props.value}
          onChange={props.onChange}
        />
      ))}
    </Dialog>
  );
}

function fits(
  info: TypeInfo,
  query: string,
  labels: Labels,
  also: Readonly<Record<string, string>>,
): boolean {
  const words = query.toLowerCase().split(/\s+/);
  const { name, description } = labels.type(info);
  const text = [info.type, info.name, name, description, also[info.type]].join(" ").toLowerCase();
  return words.every((word) => text.includes(word));
}

function TypeGroup(props: {
  readonly title: string;
  readonly types: readonly TypeInfo[];
  readonly value: string;
  readonly onChange: (type: string) => void;
}) {
  const id = useId();
  const labels = useLabels();
  if (props.types.length === 0) return null;
  return (
    <section class="type-group" aria-labelledby={id}>
      <h3 id={id} class="label">
        {props.title}
      </h3>
      <ul class="plain-list">
        {props.types.map((info) => (
          <li key={info.type}>
            <button
              type="button"
              class="type-choice"
              aria-current={info.type === props.value || undefined}
              onClick={() => props.onChange(info.type)}
            >
              <Icon name={typeIcon(info.type)} size={22} />
              <span>
                <strong>{labels.type(info).name}</strong>
                <span class="hint">{labels.type(info).description}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
