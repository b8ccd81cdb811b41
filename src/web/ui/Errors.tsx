import { useEffect, useRef } from "preact/hooks";
import { useExplain } from "../lib/explain.ts";
import { errorsOf } from "../lib/problem.ts";
import { focusField } from "./Field.tsx";
import { Icon } from "./Icon.tsx";
import { useReason } from "./State.tsx";
import { useTexts } from "../texts/texts.ts";

/**
 * The errors of a form, above it. The list gets the focus when it appears.
 * @param name - a field's label, by its JSON pointer.
 * @param onPick - goes to a field; by default it is focused (`focusField`).
 */
export function Errors(props: {
  readonly error: unknown;
  readonly name?: (pointer: string) => string;
  readonly onPick?: (pointer: string) => void;
}) {
  const { error, name, onPick = focusField } = props;
  const explain = useExplain();
  const words = useTexts("ui");
  const reason = useReason();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) box.current?.focus();
  }, [error]);
  if (!error) return null;
  const errors = errorsOf(error);
  return (
    <div class="notice bad" role="alert" tabIndex={-1} ref={box}>
      <Icon name="warning" />
      <div>
        {errors.length === 0 ? (
          <p>{reason(error)}</p>
        ) : (
          <>
            <p>
              <strong>{words.errors(errors.length)}</strong>
            </p>
            <ul>
              {errors.map((why) => (
                <li key={why.pointer + why.detail}>
                  {name && (
                    <button type="button" class="reason" onClick={() => onPick(why.pointer)}>
                      {name(why.pointer)}
                    </button>
                  )}{" "}
                  {explain(why)}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
