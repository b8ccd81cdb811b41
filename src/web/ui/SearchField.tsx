import { useEffect, useState } from "preact/hooks";
import { LONGEST_SEARCH } from "../../kit/shared/constants.ts";
import { TextField } from "./Field.tsx";

/** Milliseconds after the last key. */
const PAUSE = 200;

/** A search field. A search begins when typing pauses. */
export function SearchField(props: {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}) {
  const { value, onSearch } = props;
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onSearch(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <TextField
      label={props.label}
      hideLabel
      type="search"
      placeholder={props.placeholder}
      maxLength={LONGEST_SEARCH}
      value={typed}
      onInput={setTyped}
      class="filter-search"
    />
  );
}
