import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { useExplain } from "../../lib/explain.ts";
import { languageName } from "../../lib/format.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../../lib/language.ts";
import { Segments } from "../../ui/Segments.tsx";
import { Select } from "../../ui/Select.tsx";
import { Failed, Loading } from "../../ui/State.tsx";
import { type Scheme, showPage } from "./frame.ts";
import type { Preview } from "./preview.ts";
import { useTexts } from "../../texts/texts.ts";

/** The page at the size of a phone, in light and dark mode and in each of its languages. */
export function PagePreview({ preview }: { readonly preview: Preview }) {
  const words = useTexts("landing");
  const explain = useExplain();
  const frame = useRef<HTMLIFrameElement>(null);
  const [scheme, setScheme] = useState<Scheme>(() =>
    matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
  );
  const { html, errors, error, loading, tags, language, setLanguage } = preview;
  const options =
    tags.length === 0
      ? LANGUAGES.map((value) => ({ value: String(value), label: LANGUAGE_NAMES[value] }))
      : tags.map((value) => ({ value, label: languageName(value) }));
  const draw = useCallback(() => {
    if (frame.current && html !== null) showPage(frame.current, html, scheme);
  }, [html, scheme]);
  useEffect(draw, [draw]);
  return (
    <section class="page-preview" aria-labelledby="page-preview">
      <div class="row spread">
        <h2 id="page-preview">{words.preview}</h2>
        <div class="row">
          <Segments
            label={words.scheme}
            hideLabel
            class="small"
            value={scheme}
            options={[
              { value: "light", label: words.light },
              { value: "dark", label: words.dark },
            ]}
            onChange={setScheme}
          />
          <Select
            label={words.previewLanguage}
            hideLabel
            class="language"
            value={language}
            options={options}
            onChange={setLanguage}
          />
        </div>
      </div>
      <div class="phone" aria-busy={loading}>
        {html === null && (error ? <Failed error={error} retry={preview.retry} /> : <Loading lines={4} />)}
        <iframe
          ref={frame}
          title={words.previewOf}
          // Without scripts, forms, popups or navigation; same origin, so that its content can be set.
          sandbox="allow-same-origin"
          hidden={html === null}
          onLoad={draw}
        />
      </div>
      {errors.length > 0 && (
        <div class="small-text error" role="status">
          {words.previewStale} {errors.map(explain).join("; ")}
        </div>
      )}
      <p class="hint">{words.previewNote}</p>
    </section>
  );
}
