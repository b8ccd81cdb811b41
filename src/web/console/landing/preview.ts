import { useEffect, useRef, useState } from "preact/hooks";
import { address, send } from "../../lib/api.ts";
import { jsonObjectOf } from "../../lib/json.ts";
import { errorsOf } from "../../lib/problem.ts";
import type { FieldError } from "quietzone-client";
import { type Language, LANGUAGES, useLanguage } from "../../lib/language.ts";
import { wait } from "../../../../sdk/src/retry.ts";
import { isAbort } from "../../lib/wait.ts";
import { wholeAddress } from "../../lib/whole-address.ts";
import { webAddress } from "../codes/addresses.ts";
import { contentName } from "../edit/content.ts";
import { type LandingDraft, lookOf } from "./draft.ts";
import { nearest, tagsOf } from "./extras/tags.ts";
import type { About } from "./types.ts";
import { useTexts } from "../../texts/texts.ts";

/** Milliseconds after the last key. */
const PAUSE = 180;

/** The button's target while none is typed (RFC 2606). */
const SOMEWHERE = "https://example.com/";

/** Stands for the short id that a new code does not have yet. */
const NEW = "preview";

/** The page as it would be served. */
export interface Preview {
  /** The last page that was rendered; `null` before the first. */
  readonly html: string | null;
  /** Errors of the page. The last good page stays meanwhile. */
  readonly errors: readonly FieldError[];
  /** Why it could not be rendered, when the page itself is not to blame. */
  readonly error: unknown;
  readonly loading: boolean;
  /** The languages of the page, its own first; empty where it has one. */
  readonly tags: readonly string[];
  /** The language in which it is shown. */
  readonly language: string;
  setLanguage(language: string): void;
  retry(): void;
}

/** A language of the app, in which the page speaks where its own texts have one language. */
function fitting(wanted: string, spoken: Language): Language {
  return LANGUAGES.find((each) => each === wanted) ?? spoken;
}

interface Drawn {
  readonly html: string | null;
  readonly errors: readonly FieldError[];
  readonly error: unknown;
}

/**
 * Renders the page whenever it changes; an older answer never replaces a newer one.
 * @param look - the saved look of the code, which gives to the page what it lacks.
 * @param isShown - whether it is rendered at all.
 */
export function usePreview(page: LandingDraft, about: About, look: string | null, isShown: boolean): Preview {
  const words = useTexts("landing");
  const parts = useTexts("parts");
  const spoken = useLanguage();
  const [wanted, setLanguage] = useState<string>(spoken);
  const tags = tagsOf(page);
  const language = tags.length === 0 ? fitting(wanted, spoken) : nearest(tags, wanted);
  const [drawn, setDrawn] = useState<Drawn>({ html: null, errors: [], error: undefined });
  const [loading, setLoading] = useState(true);
  const [round, setRound] = useState(0);
  const first = useRef(true);
  const { title, type, fields } = about;
  const shortId = about.shortId ?? (about.isOwnPage ? NEW : undefined);
  const target = about.isOwnPage ? address(`p/${shortId}`) : wholeAddress(about.target);
  const draft = jsonObjectOf({
    target: webAddress(target) === null ? SOMEWHERE : target,
    ...(title.trim() === "" ? {} : { title: title.trim() }),
    type,
    fields,
    ...(shortId === undefined ? {} : { shortId }),
    ...(look === null ? {} : { look }),
    landing: lookOf(page, {
      headline: title.trim() || contentName(fields) || words.headlinePlaceholder,
      consentText: words.consentPlaceholder,
      nothing: ({ type }) => parts.nothing(parts[type]),
    }),
  });
  useEffect(() => {
    if (!isShown) return;
    const stop = new AbortController();
    const { signal } = stop;
    setLoading(true);
    const draw = async () => {
      if (!first.current) await wait(PAUSE, signal);
      first.current = false;
      const headers = { "accept-language": language };
      const answer = await send("POST /app/api/pages/preview", { draft }, { headers, signal });
      return answer.text();
    };
    draw().then(
      (html) => {
        if (signal.aborted) return;
        setDrawn({ html, errors: [], error: undefined });
        setLoading(false);
      },
      (error) => {
        if (signal.aborted || isAbort(error)) return;
        const errors = errorsOf(error);
        setDrawn(({ html }) => ({ html, errors, error: errors.length > 0 ? undefined : error }));
        setLoading(false);
      },
    );
    return () => stop.abort();
  }, [JSON.stringify(draft), language, round, isShown]);
  useEffect(() => {
    const again = () => setRound((last) => last + 1);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);
  return { ...drawn, loading, tags, language, setLanguage, retry: () => setRound((last) => last + 1) };
}
