import { useEffect, useRef, useState } from "preact/hooks";
import { download } from "../../lib/api.ts";
import { Problem, type ProblemDetail } from "../../lib/problem.ts";
import { type Language, useLanguage, useTexts } from "../../lib/texts.ts";
import { isAbort, wait } from "../../lib/wait.ts";
import { webAddress } from "../codes/addresses.ts";
import { type LandingDraft, lookOf } from "./draft.ts";
import type { About } from "./types.ts";
import { texts } from "./texts.ts";

/** Milliseconds after the last letter. */
const PAUSE = 180;

/** Where the button leads while it is still to be said (RFC 2606). */
const SOMEWHERE = "https://example.com/";

/** The page as it would be served, drawn again as one types. */
export interface Preview {
  /** The last page that could be drawn; `null` before the first. */
  readonly html: string | null;
  /** What of the page is wrong; the last good one stays meanwhile. */
  readonly errors: readonly ProblemDetail[];
  /** Why it could not be drawn, where that is nothing of the page. */
  readonly error: unknown;
  readonly loading: boolean;
  readonly language: Language;
  setLanguage(language: Language): void;
  retry(): void;
}

interface Drawn {
  readonly html: string | null;
  readonly errors: readonly ProblemDetail[];
  readonly error: unknown;
}

/** Asks the service for the page whenever it changes; an older answer never wins. */
export function usePreview(page: LandingDraft, about: About): Preview {
  const words = useTexts(texts);
  const spoken = useLanguage();
  const [language, setLanguage] = useState<Language>(spoken);
  const [drawn, setDrawn] = useState<Drawn>({ html: null, errors: [], error: undefined });
  const [loading, setLoading] = useState(true);
  const [round, setRound] = useState(0);
  const first = useRef(true);
  const { title, type, fields, shortId } = about;
  const body = JSON.stringify({
    target: webAddress(about.target.trim()) === null ? SOMEWHERE : about.target.trim(),
    ...(title.trim() === "" ? {} : { title: title.trim() }),
    type,
    fields,
    ...(shortId === undefined ? {} : { shortId }),
    landing: lookOf(page, {
      headline: title.trim() || words.headlineStands,
      consentText: words.consentStands,
    }),
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    setLoading(true);
    const draw = async () => {
      if (!first.current) await wait(PAUSE, signal);
      first.current = false;
      const headers = { "accept-language": language, "content-type": "application/json" };
      const { blob } = await download("POST", "/app/api/pages/preview", { body, headers, signal });
      return blob.text();
    };
    draw().then(
      (html) => {
        if (signal.aborted) return;
        setDrawn({ html, errors: [], error: undefined });
        setLoading(false);
      },
      (error) => {
        if (signal.aborted || isAbort(error)) return;
        const errors = error instanceof Problem ? error.errors : [];
        setDrawn(({ html }) => ({ html, errors, error: errors.length > 0 ? undefined : error }));
        setLoading(false);
      },
    );
    return () => stop.abort();
  }, [body, language, round]);
  useEffect(() => {
    const again = () => setRound((last) => last + 1);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);
  return { ...drawn, loading, language, setLanguage, retry: () => setRound((last) => last + 1) };
}
