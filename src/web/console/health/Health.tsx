import type { Health as CodeHealth } from "quietzone-client";
import { shown } from "../codes/addresses.ts";
import { useTexts } from "../../texts/texts.ts";

/** The state of a code's worst destination. Nothing is shown before its first check. */
export function Health({ health }: { readonly health: CodeHealth }) {
  const words = useTexts("health");
  const { state, status, reason, destination } = health;
  if (state === "unchecked") return null;
  const ends = reason === "certificate_ends";
  const cause = [destination && shown(destination), status].filter(Boolean);
  return (
    <span class={state === "ok" && !ends ? "badge good" : "badge warn"} title={cause.join(" · ")}>
      {ends ? words.ends : words[state]}
    </span>
  );
}
