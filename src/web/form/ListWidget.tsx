import type { ComponentChildren } from "preact";
import type { Json } from "../lib/json.ts";
import { useExplain } from "../lib/explain.ts";
import type { FieldError } from "quietzone-client";
import { Button } from "../ui/Button.tsx";
import type { Schema } from "./schema.ts";
import type { WidgetProps } from "./types.ts";
import { useTexts } from "../texts/texts.ts";

/** A list of values or of groups of values. Each can be removed. */
export function ListWidget(
  props: WidgetProps & {
    readonly errors: readonly FieldError[];
    readonly draw: (entry: WidgetProps & { readonly errors: readonly FieldError[] }) => ComponentChildren;
  },
) {
  const { schema, value, onChange, pointer, errors, label, draw } = props;
  const words = useTexts("form");
  const explain = useExplain();
  const errorAt = (at: string) => {
    const found = errors.find((error) => error.pointer === at);
    return found && explain(found);
  };
  const entries: readonly Json[] = Array.isArray(value) ? value : [];
  const items = schema.items ?? {};
  const put = (next: readonly Json[]) => onChange(next.length === 0 ? undefined : next);
  const full = entries.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY);
  return (
    <fieldset class="group" data-pointer={pointer}>
      <legend class="label">{label}</legend>
      <ol class="stack plain-list">
        {entries.map((entry, at) => (
          <li key={at} class="list-entry">
            {draw({
              name: String(at),
              schema: items,
              label: items.title ?? words.entry(at + 1),
              hint: items.description,
              value: entry,
              onChange: (next) => put(entries.with(at, next ?? emptyOf(items))),
              pointer: `${pointer}/${at}`,
              error: errorAt(`${pointer}/${at}`),
              errors,
              optional: false,
            })}
            <Button
              kind="quiet"
              icon="trash"
              label={`${words.remove}: ${words.entry(at + 1)}`}
              onClick={() => put(entries.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ol>
      {!full && (
        <Button icon="plus" small onClick={() => put([...entries, emptyOf(items)])}>
          {words.add}
        </Button>
      )}
    </fieldset>
  );
}

function emptyOf(schema: Schema): Json {
  if (schema.type === "object") return {};
  return schema.type === "array" ? [] : "";
}
