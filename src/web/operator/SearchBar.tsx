import { useEffect, useState } from "preact/hooks";
import { go, useRoute } from "../lib/route.tsx";
import { Button } from "../ui/Button.tsx";
import { TextField } from "../ui/Field.tsx";
import { instead } from "../ui/submit.ts";
import { useTexts } from "../texts/texts.ts";

/** The most characters that are searched for. */
const LONGEST = 2_048;

/** One field for anything, above each view. */
export function SearchBar() {
  const words = useTexts("desk");
  const { path, params } = useRoute();
  const asked = path === "/search" ? (params.get("q") ?? "") : "";
  const [typed, setTyped] = useState(asked);
  useEffect(() => setTyped(asked), [asked]);
  const search = () => {
    const q = typed.trim();
    if (q !== "") go(`/search?${new URLSearchParams({ q })}`);
  };
  return (
    <search>
      <form class="op-search" onSubmit={instead(search)}>
        <TextField
          label={words.search}
          hideLabel
          type="search"
          placeholder={words.searchFor}
          maxLength={LONGEST}
          spellcheck={false}
          value={typed}
          onInput={setTyped}
        />
        <Button type="submit" icon="search" label={words.search} />
      </form>
    </search>
  );
}
