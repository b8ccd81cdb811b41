import type { ComponentChildren } from "preact";
import type { Code } from "quietzone-client";
import { nameOfCode } from "../../features/codes/traits.ts";
import { call } from "../lib/api.ts";
import { useLoad } from "../lib/load.ts";
import { Link, ViewTitle } from "../lib/route.tsx";

/** Reads a code; `undefined` until it is read. */
export function useCode(codeId: string): Code | undefined {
  return useLoad((signal) => call("GET /app/api/codes/{id}", { id: codeId }, { signal }), [codeId]).value;
}

/** The frame of a view about one code: heading, buttons and content. */
export function CodeView(props: {
  readonly codeId: string;
  /** Its record, once it is read. */
  readonly code: Code | undefined;
  readonly title: string;
  readonly children: ComponentChildren;
  /** Buttons beside the heading. */
  readonly actions?: ComponentChildren;
}) {
  const { codeId, code, title } = props;
  const path = `/codes/${encodeURIComponent(codeId)}`;
  return (
    <div class="view">
      <header class="view-head">
        <div>
          <p class="eyebrow">{code ? <Link to={path}>{nameOfCode(code)}</Link> : " "}</p>
          <ViewTitle>{title}</ViewTitle>
        </div>
        {props.actions && <div class="view-actions no-print">{props.actions}</div>}
      </header>
      {props.children}
    </div>
  );
}
