import { useEffect, useState } from "preact/hooks";
import type { Logo, LogoList } from "quietzone-client";
import { call } from "../lib/api.ts";
import { useLoad } from "../lib/load.ts";
import { isProblem } from "../../../sdk/src/problem.ts";
import { wait } from "../../../sdk/src/retry.ts";
import { TextField } from "../ui/Field.tsx";
import { Failed, Loading, Notice } from "../ui/State.tsx";
import { LogoImage } from "./LogoSource.tsx";
import { useTexts, type Words } from "../texts/texts.ts";

/** Milliseconds between the last key and the search. */
const PAUSE = 180;
/** The most results shown. */
const RESULTS = 24;

/** Search in the service's logo catalog. @param chosen - id of the logo in use. */
export function LogoSearch(props: {
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}) {
  const words = useTexts("design");
  const [query, setQuery] = useState("");
  const search = query.trim();
  const { value, error, loading, reload } = useLoad<LogoList | null>(
    async (signal) => {
      if (search === "") return null;
      await wait(PAUSE, signal);
      return call("GET /api/v1/logos", { q: search, "page-size": RESULTS }, { signal });
    },
    [search],
  );
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    if (value && !loading)
      setSpoken(
        value.data.length === 0 ? words.noLogos : words.logoResults(value.meta.pagination.totalCount),
      );
  }, [value, loading, words]);
  const needsKey = isProblem(error) && error.status === 401;
  return (
    <div class="stack">
      <TextField
        label={words.searchLogos}
        type="search"
        value={query}
        onInput={setQuery}
        placeholder={words.logoPlaceholder}
      />
      <span class="hidden" role="status">
        {search === "" ? "" : spoken}
      </span>
      {needsKey && <Notice tone="plain">{words.logosNeedKey}</Notice>}
      {error !== undefined && !needsKey && <Failed error={error} retry={reload} />}
      {loading && !value && search !== "" && <Loading lines={2} />}
      {search !== "" && error === undefined && value && <Results {...props} found={value} />}
    </div>
  );
}

function Results(props: {
  readonly found: LogoList;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}) {
  const words = useTexts("design");
  const { data } = props.found;
  if (data.length === 0) return <p class="soft">{words.noLogos}</p>;
  return (
    <ul class="logos plain-list">
      {labelled(data, words).map(({ id, name, color_scheme, label }) => (
        <li key={id}>
          <button
            type="button"
            class={`logo-choice ${color_scheme === "dark" ? "on-dark" : ""}`}
            aria-pressed={id === props.chosen}
            aria-label={label}
            title={name}
            onClick={() => props.onChoose(id)}
          >
            <LogoImage id={id} />
            <span aria-hidden="true">{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The logos with labels that tell them apart: a brand has several in the same colours. */
function labelled(logos: readonly Logo[], words: Words["design"]) {
  const counts = new Map<string, number>();
  return logos.map((logo) => {
    const label = `${logo.name}, ${words[`scheme_${logo.color_scheme}`]}`;
    const count = (counts.get(label) ?? 0) + 1;
    counts.set(label, count);
    return { ...logo, label: count === 1 ? label : `${label} ${count}` };
  });
}
