import { useId, useState } from "preact/hooks";
import { type Labels, useLabels } from "../lib/labels.ts";
import { useTexts } from "../lib/texts.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { TextField } from "../ui/Field.tsx";
import { Icon, type IconName } from "../ui/Icon.tsx";
import { Segments } from "../ui/Segments.tsx";
import type { TypeInfo } from "./catalog.ts";
import { texts } from "./texts.ts";

const ICONS: Readonly<Record<string, IconName>> = {
  url: "link",
  text: "text",
  email: "mail",
  phone: "phone",
  sms: "chat",
  whatsapp: "chat",
  wifi: "wifi",
  vcard: "contact",
  mecard: "contact",
  geo: "pin",
  event: "calendar",
  epc: "money",
  upi: "money",
  pix: "money",
  crypto: "coin",
  app: "app",
};

/** The types that are visible without opening the list. */
const COMMON = ["url", "text", "wifi", "vcard", "event", "email", "whatsapp"];

const GROUPS = [
  { name: "groupWeb", of: ["url", "text", "app", "wifi"] },
  { name: "groupMessage", of: ["email", "phone", "sms", "whatsapp"] },
  { name: "groupPeople", of: ["vcard", "mecard", "event", "geo"] },
  { name: "groupMoney", of: ["epc", "upi", "pix", "crypto"] },
] as const;

/** Other words for a type, in both languages, by which a search finds it. */
const ALSO: Readonly<Record<string, string>> = {
  url: "website homepage link url webseite internet",
  text: "note notiz gutschein voucher",
  wifi: "wi-fi wlan wireless hotspot router netz gast guest",
  email: "e-mail mail brief",
  phone: "call telefon anrufen handy mobile",
  sms: "message nachricht text message",
  whatsapp: "chat messenger nachricht",
  vcard: "business card visitenkarte kontakt contact address book adressbuch",
  mecard: "business card visitenkarte kontakt contact",
  event: "calendar kalender ical ics date termin veranstaltung",
  geo: "map maps karte ort location gps coordinates koordinaten",
  epc: "girocode giro code iban bic sepa bank transfer überweisung rechnung invoice spende donation zahlung payment",
  upi: "india indien payment zahlung",
  pix: "brazil brasil brasilien payment zahlung",
  crypto: "bitcoin ethereum litecoin wallet coin",
  app: "store play download ios android apple google",
};

/** The group of a type that no group names. */
const OTHERS = "groupWeb";

function groupOf(type: string): (typeof GROUPS)[number]["name"] {
  return GROUPS.find(({ of }) => of.some((member) => member === type))?.name ?? OTHERS;
}

/** A type's icon. */
export function typeIcon(type: string): IconName {
  return ICONS[type] ?? "qr";
}

/** The choice of a code type: common ones as tiles, all of them in a list with a search. */
export function TypePicker(props: {
  readonly types: readonly TypeInfo[];
  readonly value: string;
  readonly onChange: (type: string) => void;
  /** The types that are tiles, where they are not the common ones. */
  readonly near?: readonly string[];
  readonly hideLabel?: boolean;
}) {
  const { types, value, onChange, near: common = COMMON } = props;
  const words = useTexts(texts);
  const labels = useLabels();
  const [open, setOpen] = useState(false);
  const near = common.includes(value) ? common : [...common.slice(0, 6), value];
  const shown = near.flatMap((type) => types.find((each) => each.type === type) ?? []);
  return (
    <div class="type-picker">
      <Segments
        label={words.whatFor}
        hideLabel={props.hideLabel ?? false}
        tiles
        value={value}
        onChange={onChange}
        options={shown.map((info) => ({
          value: info.type,
          label: labels.type(info).name,
          picture: <Icon name={typeIcon(info.type)} size={24} />,
        }))}
      />
      <Button kind="quiet" class="all-types" onClick={() => setOpen(true)}>
        {words.allTypes}
      </Button>
      {open && (
        <TypeDialog
          {...{ types, value }}
          onClose={() => setOpen(false)}
          onChange={(type) => {
            setOpen(false);
            onChange(type);
          }}
        />
      )}
    </div>
  );
}

function TypeDialog(props: {
  readonly types: readonly TypeInfo[];
  readonly value: string;
  readonly onChange: (type: string) => void;
  readonly onClose: () => void;
}) {
  const words = useTexts(texts);
  const labels = useLabels();
  const [query, setQuery] = useState("");
  const found = props.types.filter((info) => fits(info, query, labels));
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

function fits(info: TypeInfo, query: string, labels: Labels): boolean {
  const words = query.toLowerCase().split(/\s+/);
  const { name, description } = labels.type(info);
  const text = [info.type, info.name, name, description, ALSO[info.type]].join(" ").toLowerCase();
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
