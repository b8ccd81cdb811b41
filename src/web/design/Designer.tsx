import type { ComponentChildren } from "preact";
import { useId, useMemo, useRef, useState } from "preact/hooks";
import { LAYOUTS } from "../form/layout.ts";
import { SchemaForm } from "../form/SchemaForm.tsx";
import { type JsonObject, jsonOf, merged } from "../lib/json.ts";
import { useLabels } from "../lib/labels.ts";
import { isProblem } from "../../../sdk/src/problem.ts";
import { errorsOf } from "../lib/problem.ts";
import { useExplain } from "../lib/explain.ts";
import { focusField } from "../ui/Field.tsx";
import { FileDrop } from "../ui/FileDrop.tsx";
import { late } from "../ui/Late.tsx";
import { Later } from "../ui/Later.tsx";
import { Failed, Loading, useReason } from "../ui/State.tsx";
import { toast } from "../ui/Toasts.tsx";
import { type Catalog, useCatalog } from "./catalog.ts";
import { Dock } from "./Dock.tsx";
import { type DrawingState, requestOf, useDrawing, useRefusedDrawing } from "./drawing.ts";
import { styleName } from "./field-names.ts";
import type { Design, DesignerProps } from "./model.ts";
import { Preview } from "./Preview.tsx";
import { type Tab, tabOf } from "./panels.ts";
import { LOGO_SIZE, readImage, unreadable, withLogo } from "./picture.ts";
import { StylePanel } from "./StylePanel.tsx";
import { effective, readStyle } from "./style.ts";
import { TypePicker } from "./TypePicker.tsx";
import { UndoButtons } from "./UndoButtons.tsx";
import { type Mendable, Verdict } from "./Verdict.tsx";
import { useTexts } from "../texts/texts.ts";

const Till = late(async () => (await import("./Till.tsx")).Till);

/** Finds fields by the pointers of errors. */
export interface FieldFinder {
  /** The label at a pointer (`/fields/url`, `/style/logo/size`). */
  readonly nameOf: (pointer: string) => string;
  /** Shows and focuses the field at a pointer. */
  readonly pick: (pointer: string) => void;
}

/** The parts of a designer that a form puts where it wants them. */
export interface Parts {
  readonly catalog: Catalog;
  /** The panels of the style. */
  readonly style: ComponentChildren;
  readonly finder: FieldFinder;
}

type Props = DesignerProps & {
  /** Shown below the verdict, such as the download. */
  readonly aside?: (state: DrawingState, finder: FieldFinder) => ComponentChildren;
  /** The controls beside the preview; without it they are content and style. */
  readonly children?: (parts: Parts) => ComponentChildren;
  /** Shown above the preview. */
  readonly above?: ComponentChildren;
  /** Shown in place of the preview. */
  readonly instead?: ComponentChildren;
  /** The bar at the lower edge. @param symbol - the code in small while the large one is out of sight. */
  readonly foot?: (symbol: ComponentChildren) => ComponentChildren;
  /** Called before the large preview is scrolled to. */
  readonly onShow?: () => void;
};

/** The designer: type, content and look of a code, its preview and its verdict. See `DesignerProps`. */
export function Designer(props: Props) {
  const catalog = useCatalog();
  if (catalog.value) return <Loaded {...props} catalog={catalog.value} />;
  if (catalog.error) return <Failed error={catalog.error} retry={catalog.reload} />;
  return <Loading shape="form" />;
}

function Loaded(props: Props & { readonly catalog: Catalog }) {
  const { encodes, catalog, errors = [] } = props;
  // Parts that are kept from an earlier render tell the form of today.
  const told = useRef(props.onChange);
  told.current = props.onChange;
  const [onChange] = useState(() => (changed: Design) => told.current(changed));
  const id = useId();
  const words = useTexts("design");
  const labels = useLabels();
  const explain = useExplain();
  const reason = useReason();
  const [tab, setTab] = useState<Tab>("template");
  const others = useRef(new Map<string, JsonObject>());
  const known = catalog.types.find(({ type }) => type === props.design.type);
  const info = known ?? catalog.types[0];
  // A link may name an unknown type.
  const design = known || !info ? props.design : { ...props.design, type: info.type, fields: {} };
  const templates = useMemo(() => catalog.templates.filter(({ kind }) => kind === "style"), [catalog]);
  const drawn = useDrawing(design, encodes, info?.example ?? {});
  const refusal = isProblem(drawn.error) ? drawn.error : null;
  const refused = errorsOf(refusal);
  const wrong = [...errors, ...refused];
  const template = templates.find(({ id }) => id === design.style.template)?.style;
  const shown = effective(design.style, template);
  const isColor = refused.some(({ pointer }) => tabOf(pointer) === "color");
  const request = requestOf(design, encodes, info?.example ?? {});
  const state = { ...drawn, refused: useRefusedDrawing(isColor ? refusal : null, request, shown) };
  const symbol = useRef<HTMLDivElement>(null);
  const latest = useRef(design);
  latest.current = design;

  const nameOf = (pointer: string) => {
    const [, , name = ""] = pointer.split("/");
    if (pointer.startsWith("/style")) return styleName(pointer, words);
    if (name === "") return words.content;
    return info ? labels.field(info.type, name, info.fields.properties?.[name] ?? {}).label : name;
  };
  const pick = (pointer: string) => {
    if (pointer.startsWith("/style")) setTab(tabOf(pointer));
    // The panel must be rendered first.
    requestAnimationFrame(() => focusField(pointer));
  };
  const mend = ({ mend: patch }: Mendable) => {
    if (patch === undefined) return;
    const before = design.style;
    onChange({ ...design, style: readStyle(merged(jsonOf(before), jsonOf(patch))) });
    toast({
      text: words.mended,
      tone: "good",
      action: { label: words.undo, run: () => onChange({ ...latest.current, style: before }) },
    });
  };
  const shrinkLogo = async () => {
    const { logo } = shown;
    if (logo === undefined) return;
    try {
      const { smallerLogo } = await import("./logo-size.ts");
      const size = await smallerLogo(request, logo, logo.size ?? LOGO_SIZE);
      onChange({ ...latest.current, style: { ...latest.current.style, logo: { ...logo, size } } });
    } catch (thrown) {
      toast({ text: reason(thrown), tone: "bad" });
    }
  };
  const chooseType = (type: string) => {
    others.current.set(design.type, design.fields);
    onChange({ ...design, type, fields: others.current.get(type) ?? {} });
  };
  const dropLogo = async (file: File) => {
    try {
      const art = await readImage(file);
      const { current } = latest;
      onChange({ ...current, style: withLogo(current.style, art) });
      setTab("logo");
      toast({ text: words.droppedLogo, tone: "good" });
    } catch (thrown) {
      toast({ text: unreadable(thrown, words), tone: "bad" });
    }
  };
  // A drawing that comes changes nothing of it, unless it is refused.
  const style = useMemo(
    () => (
      <section class="card stack designer-style" aria-labelledby={`${id}-style`}>
        <h2 class="hidden" id={`${id}-style`}>
          {words.style}
        </h2>
        <Later until={<div class="skeleton tall" aria-hidden="true" />}>
          {() => (
            <StylePanel
              end={<UndoButtons design={props.design} onChange={onChange} />}
              style={design.style}
              shown={shown}
              onChange={(changed) => onChange({ ...latest.current, style: changed })}
              errorAt={(pointer) => {
                const found = wrong.find((error) => error.pointer === pointer);
                return found && explain(found);
              }}
              wrong={wrong.map(({ pointer }) => pointer)}
              {...{ templates, tab }}
              onTab={setTab}
            />
          )}
        </Later>
      </section>
    ),
    [props.design, templates, tab, words, JSON.stringify(wrong)],
  );
  const finder = { nameOf, pick };
  return (
    <FileDrop label={words.dropLogo} onFile={(file) => void dropLogo(file)}>
      <div class="designer">
        <div class="designer-controls">
          {props.children?.({ catalog, style, finder }) ?? (
            <>
              {info && (
                <section class="card stack wide" aria-labelledby={`${id}-content`}>
                  <h2 class="hidden" id={`${id}-content`}>
                    {words.content}
                  </h2>
                  <TypePicker types={catalog.types} value={info.type} onChange={chooseType} />
                  <SchemaForm
                    key={info.type}
                    schema={info.fields}
                    value={design.fields}
                    onChange={(fields) => onChange({ ...latest.current, fields })}
                    base="/fields"
                    errors={wrong}
                    showAll={errors.length > 0}
                    layout={LAYOUTS[info.type] ?? {}}
                    textsOf={(name, schema) => labels.field(info.type, name, schema)}
                  />
                </section>
              )}
              {style}
            </>
          )}
        </div>
        <section class="designer-aside" aria-label={props.instead ? undefined : words.preview}>
          {props.above}
          <div class="card stack" hidden={Boolean(props.instead)}>
            <div ref={symbol}>
              <Preview state={state} />
            </div>
            <Verdict
              state={state}
              nameOf={nameOf}
              onPick={pick}
              onMend={mend}
              onSmaller={() => void shrinkLogo()}
            />
            {drawn.drawing?.scannability.profile && !drawn.example && drawn.error === undefined && (
              <Till
                {...drawn.drawing.scannability}
                nameOf={nameOf}
                onPick={pick}
                isPrinted={shown.hri}
                onPrint={(hri) => onChange({ ...latest.current, style: { ...latest.current.style, hri } })}
              />
            )}
          </div>
          {props.instead}
          <Later>{() => props.aside?.(state, finder)}</Later>
        </section>
        <Dock state={state} large={symbol} foot={props.foot} onShow={props.onShow} />
      </div>
    </FileDrop>
  );
}
