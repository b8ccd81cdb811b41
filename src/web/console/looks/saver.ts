import { useEffect, useRef, useState } from "preact/hooks";
import type { LookRecord } from "../../../looks/model.ts";
import { isLookRecord } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { useExplain } from "../../lib/explain.ts";
import { Problem, type ProblemDetail } from "../../lib/problem.ts";
import { useTexts } from "../../lib/texts.ts";
import { focusField } from "../../ui/Field.tsx";
import { randomKey } from "../random.ts";
import { lookPath } from "./looks.ts";
import { texts } from "./texts.ts";

export type LookDraft = Pick<LookRecord, "name" | "style" | "isDefault">;

/** A look that is changed, and the ETag of the version that may be overwritten. */
interface Changed {
  readonly id: string;
  readonly tag: string;
}

export interface LookSaver {
  /** @param changed - `null` for a new look. */
  save(draft: LookDraft, changed: Changed | null): void;
  readonly busy: boolean;
  readonly error: unknown;
  /** The errors of the style, by their pointers. */
  readonly errors: readonly ProblemDetail[];
  /** The error of the name. */
  readonly nameError: string | undefined;
}

/** Saves looks. A bad name gets the focus: its field has the pointer `/name`. @param onSaved - called with the look as it is saved. */
export function useLookSaver(onSaved: (look: LookRecord) => void): LookSaver {
  const words = useTexts(texts);
  const explain = useExplain();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  /** A retry of the same look after a lost answer must not make it twice. */
  const attempt = useRef({ text: "", key: "" });

  async function save(draft: LookDraft, changed: Changed | null): Promise<void> {
    const body = { ...draft, name: draft.name.trim() };
    const text = JSON.stringify(body);
    if (attempt.current.text !== text) attempt.current = { text, key: randomKey() };
    setBusy(true);
    setError(undefined);
    try {
      const look = changed
        ? await call("PATCH", lookPath(changed.id), isLookRecord, {
            body,
            headers: { "if-match": changed.tag },
          })
        : await call("POST", "/app/api/styles", isLookRecord, {
            body,
            headers: { "idempotency-key": attempt.current.key },
          });
      onSaved(look);
    } catch (refused) {
      setError(refused);
    }
    setBusy(false);
  }

  const details = error instanceof Problem ? error.errors : [];
  const nameError = nameErrorOf();
  useEffect(() => {
    if (nameError !== undefined) focusField("/name");
  }, [error]);
  return {
    save: (draft, changed) => void save(draft, changed),
    busy,
    error,
    errors: details.filter(({ pointer }) => pointer.startsWith("/style")),
    nameError,
  };

  function nameErrorOf(): string | undefined {
    if (error instanceof Problem && error.code === "style_name_taken") return words.nameTaken;
    const why = details.find(({ pointer }) => pointer === "/name");
    return why && explain(why);
  }
}
