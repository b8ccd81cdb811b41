import { useCallback } from "preact/hooks";
import { HEALTH_STATES } from "../../../features/watch/constants.ts";
import { Segments } from "../../ui/Segments.tsx";
import { Select } from "../../ui/Select.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { GroupFilter } from "./GroupFilter.tsx";
import type { CodeFilter } from "./list.ts";
import { TagFilter } from "./TagFilter.tsx";
import { useTexts } from "../../texts/texts.ts";

/** Search, filters and order of the list. */
export function Filters(props: {
  readonly filter: CodeFilter;
  readonly onChange: (filter: CodeFilter) => void;
}) {
  const { filter, onChange } = props;
  const words = useTexts("codes");
  const states = useTexts("health");
  const search = useCallback((q: string) => onChange({ ...filter, q }), [filter, onChange]);
  return (
    <search class="filters">
      <SearchField label={words.search} placeholder={words.searchHint} value={filter.q} onSearch={search} />
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
        label={words.health}
        hideLabel
        value={filter.health}
        options={[
          { value: "", label: words.anyHealth },
          ...HEALTH_STATES.map((state) => ({ value: state, label: states[state] })),
        ]}
        onChange={(health) => onChange({ ...filter, health })}
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
      {/* Last, because campaigns and tags are known after the list: it moves no other field. */}
      <GroupFilter value={filter.group} onChange={(group) => onChange({ ...filter, group })} />
      <TagFilter value={filter.tags} onChange={(tags) => onChange({ ...filter, tags })} />
    </search>
  );
}
