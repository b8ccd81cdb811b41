import { useEffect } from "preact/hooks";
import type { Look } from "quietzone-client";
import { call } from "../../lib/api.ts";
import { jsonObjectOf } from "../../lib/json.ts";
import { wholeAddress } from "../../lib/whole-address.ts";
import { type FieldError, isProblem } from "../../../../sdk/src/problem.ts";
import { errorsOf } from "../../lib/problem.ts";
import { focusField } from "../../ui/Field.tsx";
import { useSubmit } from "../../ui/submit.ts";
import { useAttempt } from "../attempt.ts";
import { useTexts } from "../../texts/texts.ts";

export interface LookDraft extends Pick<Look, "name" | "style" | "isDefault"> {
  /** Its defaults of pages; left out where they are not edited. */
  readonly page?: Look["page"];
}

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
  readonly errors: readonly FieldError[];
  /** The error of the name. */
  readonly nameError: string | undefined;
  /** The error at a pointer. */
  errorAt(pointer: string): string | undefined;
}

/** Saves looks. A bad name gets the focus: its field has the pointer `/name`. @param onSaved - called with the look as it is saved. */
export function useLookSaver(onSaved: (look: Look) => void): LookSaver {
  const words = useTexts("looks");
  const attempt = useAttempt();
  const { submit, busy, error, errorAt } = useSubmit(
    ({ draft, changed }: { readonly draft: LookDraft; readonly changed: Changed | null }) => {
      const { page, ...others } = draft;
      const body = {
        ...others,
        name: draft.name.trim(),
        ...(page === undefined ? {} : { page: sentPage(page) }),
      };
      if (changed)
        return call("PATCH /app/api/styles/{id}", { id: changed.id, "If-Match": changed.tag, body });
      const key = attempt.keyOf(JSON.stringify(body));
      return call("POST /app/api/styles", { "Idempotency-Key": key, draft: jsonObjectOf(body) });
    },
    { onDone: onSaved },
  );

  const nameError = isProblem(error, "style_name_taken") ? words.nameTaken : errorAt("/name");
  const ofPage = errorsOf(error).find(({ pointer }) => pointer.startsWith("/page"));
  useEffect(() => {
    if (nameError !== undefined) focusField("/name");
    else if (ofPage) focusField(ofPage.pointer);
  }, [error]);
  return {
    save: (draft, changed) => submit({ draft, changed }),
    busy,
    error,
    errors: errorsOf(error).filter(({ pointer }) => pointer.startsWith("/style")),
    nameError,
    errorAt,
  };
}

/** `https://` may be left out of addresses. */
function sentPage(page: Look["page"]): Look["page"] {
  if (page === null) return null;
  const { imprintUrl, privacyUrl, accessibilityUrl } = page;
  const links = Object.entries({ imprintUrl, privacyUrl, accessibilityUrl });
  const sent = links.flatMap(([name, url]) => (url === undefined ? [] : [[name, wholeAddress(url)]]));
  return { ...page, ...Object.fromEntries(sent) };
}
