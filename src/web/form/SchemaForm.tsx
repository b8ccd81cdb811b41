import { useState } from "preact/hooks";
import { isJsonObject, type Json, type JsonObject } from "../lib/json.ts";
import { englishField } from "../lib/labels.ts";
import type { FieldTexts } from "../lib/translation.ts";
import { afterPress } from "../lib/press.ts";
import type { FieldError } from "quietzone-client";
import { useExplain } from "../lib/explain.ts";
import type { Layout } from "./layout.ts";
import type { Schema } from "./schema.ts";
import { ListWidget } from "./ListWidget.tsx";
import { kindOf } from "./schema.ts";
import type { WidgetProps } from "./types.ts";
import { Widget } from "./Widget.tsx";
import { useTexts } from "../texts/texts.ts";

export interface SchemaFormProps {
  /** A schema of `type: object`. */
  readonly schema: Schema;
  readonly value: JsonObject;
  /** Empty fields are left out of the value, as the API wants it. */
  readonly onChange: (value: JsonObject) => void;
  /** JSON pointer of the value in the request: `/fields`. */
  readonly base: string;
  /**
   * Errors of the service, shown at a field after it was left or where it began with a value, or at all with
   * `showAll`.
   */
  readonly errors: readonly FieldError[];
  readonly showAll?: boolean;
  readonly layout?: Layout;
  /** Texts of a field; by default those of its schema. */
  readonly textsOf?: (name: string, schema: Schema) => FieldTexts;
}

/** A form made from the schema that validates it. */
export function SchemaForm(props: SchemaFormProps) {
  const {
    schema,
    value,
    onChange,
    base,
    errors,
    showAll = false,
    layout = {},
    textsOf = englishField,
  } = props;
  const words = useTexts("form");
  const explain = useExplain();
  // Values that the form begins with, as by a link, count as typed.
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(Object.keys(value)));
  const hiddenIn = (next: JsonObject) => layout.without?.(next) ?? [];
  const all = Object.entries(schema.properties ?? {}).filter(([name]) => !hiddenIn(value).includes(name));
  const put = (name: string, next: Json | undefined) => {
    const given = replaced(value, name, next);
    const changed = layout.settled?.(given) ?? given;
    onChange(hiddenIn(changed).reduce((rest, each) => replaced(rest, each, undefined), changed));
  };
  const isMain = (name: string) => !layout.main || layout.main.includes(name) || isRequired(schema, name);
  const [main, more] = [all.filter(([name]) => isMain(name)), all.filter(([name]) => !isMain(name))];
  const order = layout.main ?? [];
  main.sort(([a], [b]) => positionOf(order, a) - positionOf(order, b));

  const draw = ([name, part]: readonly [string, Schema]) => {
    const pointer = `${base}/${name}`;
    const inside = errors.filter(
      (error) => error.pointer === pointer || error.pointer.startsWith(`${pointer}/`),
    );
    const own = inside.find((error) => error.pointer === pointer);
    const shown = own && (showAll || left.has(name)) ? explain(own) : undefined;
    return (
      <div
        key={name}
        class={layout.half?.includes(name) ? "half" : undefined}
        onFocusOut={() => afterPress(() => setLeft((names) => withName(names, name)))}
      >
        <Member
          name={name}
          schema={part}
          {...textsOf(name, part)}
          value={value[name]}
          around={value}
          onChange={(next) => put(name, next)}
          pointer={pointer}
          error={shown}
          errors={inside}
          // When no field is required, none is marked optional.
          optional={
            (schema.required?.length ?? 0) > 0 && !isRequired(schema, name) && !layout.needed?.includes(name)
          }
        />
      </div>
    );
  };
  const hidden = more.some(
    ([name]) => showAll && errors.some(({ pointer }) => pointer === `${base}/${name}`),
  );
  return (
    <div class="schema-form">
      {main.map(draw)}
      {more.length > 0 && (
        <details class="more" open={hidden || more.some(([name]) => value[name] !== undefined)}>
          <summary>{words.more}</summary>
          <div class="schema-form">{more.map(draw)}</div>
        </details>
      )}
    </div>
  );
}

export interface MemberProps extends WidgetProps {
  /** Errors of the field and of the fields inside it. */
  readonly errors: readonly FieldError[];
}

function Member(props: MemberProps) {
  const { schema, label, value, onChange, pointer, errors } = props;
  const kind = kindOf(schema);
  if (kind === "list") return <ListWidget {...props} draw={(entry) => <Member {...entry} />} />;
  if (kind !== "object") return <Widget {...props} />;
  return (
    <fieldset class="group">
      <legend class="label">{label}</legend>
      <SchemaForm
        schema={schema}
        value={asObject(value)}
        onChange={onChange}
        base={pointer}
        errors={errors}
      />
    </fieldset>
  );
}

function isRequired(schema: Schema, name: string): boolean {
  return schema.required?.includes(name) ?? false;
}

function positionOf(order: readonly string[], name: string): number {
  const at = order.indexOf(name);
  return at < 0 ? order.length : at;
}

function withName(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  return names.has(name) ? names : new Set([...names, name]);
}

/** An object with a member replaced; `undefined` removes it. */
export function replaced(value: JsonObject, name: string, next: Json | undefined): JsonObject {
  const { [name]: _, ...rest } = value;
  return next === undefined ? rest : { ...value, [name]: next };
}

/** A value as an object; anything else is an empty one. */
export function asObject(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
