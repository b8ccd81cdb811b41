import type { ComponentChildren } from "preact";
import { call } from "../lib/api.ts";
import { useLoad } from "../lib/load.ts";
import { Link, ViewTitle } from "../lib/route.tsx";

/** The frame of a view about one code: heading, buttons and content. */
export function CodeView(props: {
  readonly codeId: string;
  readonly title: string;
  readonly children: ComponentChildren;
  /** Buttons beside the heading. */
  readonly actions?: ComponentChildren;
}) {
  const { codeId, title } = props;
  const path = `/codes/${encodeURIComponent(codeId)}`;
  const code = useLoad((signal) => call("GET /app/api/codes/{id}", { id: codeId }, { signal }), [codeId]);
  const name = code.value ? (code.value.title ?? code.value.shortId) : " ";
  return (
    <div class="view">
      <header class="view-head">
        <div>
          <p class="eyebrow">{code.value ? <Link to={path}>{name}</Link> : name}</p>
          <ViewTitle>{title}</ViewTitle>
        </div>
        {props.actions && <div class="view-actions no-print">{props.actions}</div>}
      </header>
      {props.children}
    </div>
  );
}
