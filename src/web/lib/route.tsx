import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { createStore, useStore } from "./store.ts";

/** The console's location: `#/codes/code_1?tab=x`. A fragment never reaches a server or its log. */

export interface Route {
  /** `/codes/code_1`, without a slash at the end. */
  readonly path: string;
  readonly params: URLSearchParams;
}

function current(): Route {
  const [path = "", search = ""] = location.hash.slice(1).split("?", 2);
  const parts = path.split("/");
  const trimmed = parts.slice(0, parts.findLastIndex((part) => part !== "") + 1).join("/");
  return { path: trimmed.startsWith("/") ? trimmed : "/", params: new URLSearchParams(search) };
}

const route = createStore(current());
addEventListener("hashchange", () => route.set(current()));

/** The current location as a hook. */
export function useRoute(): Route {
  return useStore(route);
}

/** Navigates. With `replace`, "back" skips the current location. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) {
    history.replaceState(null, "", `#${path}`);
    route.set(current());
  } else location.hash = path;
}

/** The parameters of a path that matches a pattern such as `/codes/:id/edit`; `null` when it does not match. */
export function match(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const [wanted, given] = [pattern.split("/"), path.split("/")];
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? "";
    if (part.startsWith(":") && value !== "") found[part.slice(1)] = decoded(value);
    else if (part !== value) return null;
  }
  return found;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A link within the console. */
export function Link(props: {
  readonly to: string;
  readonly children: ComponentChildren;
  readonly class?: string | undefined;
  /** Marks it as the current one. */
  readonly current?: boolean;
  readonly label?: string;
}) {
  return (
    <a
      href={`#${props.to}`}
      class={props.class}
      aria-current={props.current ? "page" : undefined}
      aria-label={props.label}
    >
      {props.children}
    </a>
  );
}

/**
 * A view's heading. It gets the focus when the view appears, so that screen readers announce the view, and it sets the
 * window's title.
 */
export function ViewTitle(props: { readonly children: string; readonly class?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${props.children} – Quietzone`;
  }, [props.children]);
  useEffect(() => {
    // The first view of a visit leaves the focus where the browser put it.
    if (arrived) heading.current?.focus({ preventScroll: false });
    arrived = true;
  }, []);
  return (
    <h1 tabIndex={-1} ref={heading} class={props.class}>
      {props.children}
    </h1>
  );
}

let arrived = false;
