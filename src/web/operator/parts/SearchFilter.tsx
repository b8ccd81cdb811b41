import { useEffect, useState } from "preact/hooks";
import { Button } from "../../ui/Button.tsx";
import { Check, TextField } from "../../ui/Field.tsx";
import { instead } from "../../ui/submit.ts";
import { useTexts } from "../../texts/texts.ts";

/** A field and a check above a list. A search begins when it is sent. */
export function SearchFilter(props: {
  readonly label: string;
  readonly q: string;
  readonly onSearch: (q: string) => void;
  readonly only: string;
  readonly isOnly: boolean;
  readonly onOnly: (isOnly: boolean) => void;
}) {
  const { search } = useTexts("desk");
  const { q, onSearch } = props;
  const [typed, setTyped] = useState(q);
  useEffect(() => setTyped(q), [q]);
  return (
    <>
      <form class="op-filter" onSubmit={instead(() => onSearch(typed.trim()))}>
        <TextField
          label={props.label}
          type="search"
          spellcheck={false}
          maxLength={200}
          value={typed}
          onInput={setTyped}
        />
        <Button type="submit" icon="search">
          {search}
        </Button>
      </form>
      <Check label={props.only} checked={props.isOnly} onChange={props.onOnly} />
    </>
  );
}

/** A path with those parameters that have a value. */
export function pathWith(path: string, params: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ""));
  return query.size === 0 ? path : `${path}?${query}`;
}
