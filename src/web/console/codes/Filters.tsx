import { useEffect, useState } from "preact/hooks";
import { useTexts } from "../../lib/texts.ts";
import { TextField } from "../../ui/Field.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { Select } from "../../ui/Select.tsx";
import type { CodeFilter } from "./list.ts";
import { texts } from "./texts.ts";

/** Milliseconds after the last key. */
const PAUSE = 200;

/** Search, filters and order of the list. */
export function Filters(props: {
  readonly filter: CodeFilter;
  readonly groups: readonly string[];
  readonly onChange: (filter: CodeFilter) => void;
}) {
  const { filter, groups, onChange } = props;
  const words = useTexts(texts);
  const [typed, setTyped] = useState(filter.q);
  useEffect(() => setTyped(filter.q), [filter.q]);
  useEffect(() => {
    if (typed === filter.q) return;
    const timer = setTimeout(() => onChange({ ...filter, q: typed }), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, filter, onChange]);
  const listed = filter.group === "" || groups.includes(filter.group) ? groups : [filter.group, ...groups];
  return (
    <search class="filters">
      <TextField
        label={words.search}
        hideLabel
        type="search"
        placeholder={words.searchHint}
        maxLength={200}
        value={typed}
        onInput={setTyped}
        class="filter-search"
      />
      {listed.length > 0 && (
        <Select
          label={words.group}
          hideLabel
          class="filter-group"
          value={filter.group}
          options={[
            { value: "", label: words.allGroups },
            ...listed.map((group) => ({ value: group, label: group })),
          ]}
          onChange={(group) => onChange({ ...filter, group })}
        />
      )}
      <Segments
        label={words.state}
        hideLabel
        value={filter.active}
        options={[
          { value: "", label: words.all },
          { value: "true", label: words.on },
          { value: "false", label: words.off },
        ]}
        onChange={(active) => onChange({ ...filter, active })}
      />
      <Select
        label={words.sort}
        hideLabel
        value={filter.sort}
        options={[
          { value: "", label: words.newest },
          { value: "oldest", label: words.oldest },
          { value: "scans", label: words.mostScanned },
          { value: "title", label: words.byTitle },
        ]}
        onChange={(sort) => onChange({ ...filter, sort })}
      />
    </search>
  );
}
