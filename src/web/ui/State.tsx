import { currentWorkspace } from "../lib/holder.ts";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { limitedFor } from "../lib/api.ts";
import { useProblemText } from "../lib/explain.ts";
import { isProblem } from "../../../sdk/src/problem.ts";
import { Offline } from "../lib/problem.ts";
import { useStore } from "../lib/store.ts";
import { Button } from "./Button.tsx";
import { Icon, type IconName } from "./Icon.tsx";
import { type Shape, Skeleton } from "./Skeleton.tsx";
import { useTexts } from "../texts/texts.ts";

/** States of a view without content: loading, empty, failed, offline. */

/**
 * Placeholders while content loads. Those in the shape of what comes are there at once, others only when it
 * takes a while. A limit that holds it up is told in words.
 */
export function Loading(props: { readonly shape?: Shape | undefined; readonly lines?: number }) {
  const words = useTexts("ui");
  const limited = useStore(limitedFor);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="loading" aria-busy="true">
      <span class="hidden" role="status">
        {slow ? words.loading : ""}
      </span>
      {limited !== null && (
        <p class="soft" role="status">
          {words.limited(limited)}
        </p>
      )}
      {props.shape ? (
        <Skeleton shape={props.shape} />
      ) : (
        slow &&
        Array.from({ length: props.lines ?? 3 }, (_, line) => <div key={line} class="skeleton line" />)
      )}
    </div>
  );
}

/** An empty state, with an action. */
export function Empty(props: {
  readonly title: string;
  readonly children?: ComponentChildren;
  readonly icon?: IconName;
  readonly action?: ComponentChildren;
}) {
  return (
    <div class="state">
      {props.icon && (
        <span class="state-icon">
          <Icon name={props.icon} size={28} />
        </span>
      )}
      <h2>{props.title}</h2>
      {props.children && <p>{props.children}</p>}
      {props.action}
    </div>
  );
}

/** The text of an error in the app's language. */
export function useReason(): (error: unknown) => string {
  const words = useTexts("ui");
  const text = useProblemText();
  return (error) => {
    if (error instanceof Offline) return error.goesOn ? words.goesOn : words.noAnswer;
    if (!isProblem(error)) return words.unexpected;
    if (error.code === "scope_missing") return currentWorkspace() === null ? words.mayNot : words.roleMayNot;
    if (error.code === "busy") return text(error);
    if (error.status === 429) return words.tooMany(error.retryAfter ?? 1);
    if (error.status === 503) return words.storage;
    return text(error);
  };
}

/** A failed read: the reason and a retry. */
export function Failed(props: { readonly error: unknown; readonly retry?: () => void }) {
  const words = useTexts("ui");
  const reason = useReason();
  return (
    <div class="state" role="alert">
      <span class="state-icon">
        <Icon name="warning" size={28} />
      </span>
      <p>{reason(props.error)}</p>
      {props.retry && (
        <Button icon="refresh" onClick={props.retry}>
          {words.tryAgain}
        </Button>
      )}
    </div>
  );
}

/** Whether the browser has a connection. */
export function useOnline(): boolean {
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, []);
  return online;
}

/** Shown while there is no connection. */
export function OfflineBanner() {
  const words = useTexts("ui");
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p class="banner">
          <Icon name="warning" size={18} /> {words.offline}
        </p>
      )}
    </div>
  );
}

/** A message with a tone. */
export function Notice(props: {
  readonly tone: "good" | "warn" | "bad" | "plain";
  readonly children: ComponentChildren;
  readonly action?: ComponentChildren;
}) {
  const icon = { good: "good", warn: "warning", bad: "warning", plain: "info" } as const;
  return (
    <div class={`notice ${props.tone}`}>
      <Icon name={icon[props.tone]} />
      <div>{props.children}</div>
      {props.action}
    </div>
  );
}
