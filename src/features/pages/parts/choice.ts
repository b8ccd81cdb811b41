import { isolated } from "../../../kit/languages/isolate.ts";
import { markup, type Markup } from "../../../kit/shared/markup.ts";
import { icon } from "../icons.ts";
import type { RenderContext } from "../render-context.ts";

/**
 * The consent to device recognition: what is stored, for how long and by whom. It is one line until it is opened, or a choice was
 * just made. Giving and withdrawing take the same taps.
 */
export function choiceSection({ page, visit, texts, root }: RenderContext): Markup {
  const { choice } = texts;
  const { consented, privacyControl } = visit;
  const action = `${root}p/${page.source.shortId}/consent`;
  const form = markup`<form method="post" action="${action}">${buttons()}</form>`;
  return markup`
    <section id="choice" aria-labelledby="choice-heading">
      <details${visit.choice && markup` open`}>
        <summary><h2 id="choice-heading">${choice.heading}</h2></summary>
        <p>${choice.what(isolated(page.source.tenantName))}</p>
        <p>${choice.free}</p>
        <p class="state" role="status" tabindex="-1" data-focus${visit.choice && markup` autofocus`}>${state()}</p>
        ${privacyControl && !consented ? null : form}
        <p class="trouble" role="alert" hidden data-trouble="${choice.failed}"></p>
      </details>
    </section>`;

  function buttons() {
    if (privacyControl) return markup`<button name="accept" value="false">${choice.erase}</button>`;
    const declined = visit.choice === "declined" && !consented;
    return [option("true", choice.accept, consented), option("false", choice.decline, declined)];
  }

  function state() {
    if (privacyControl) return consented ? choice.respectedButGiven : choice.respected;
    if (consented) return choice.isOn;
    if (visit.choice === "declined") return choice.isOff;
    return visit.choice === "accepted" && choice.notKept;
  }
}

function option(value: string, label: string, chosen: boolean): Markup {
  return markup`<button name="accept" value="${value}" aria-pressed="${String(chosen)}">${chosen && icon("check")}<span>${label}</span></button>`;
}
