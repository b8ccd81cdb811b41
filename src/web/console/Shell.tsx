import { ViewTitle } from "../lib/route.tsx";
import { useTexts } from "../lib/texts.ts";
import { Mark } from "../ui/Icon.tsx";
import { LanguageSwitch } from "../ui/LanguageSwitch.tsx";
import { OfflineBanner } from "../ui/State.tsx";
import { Toasts } from "../ui/Toasts.tsx";
import { texts } from "./texts.ts";

/** The frame around every view of the console. */
export function Shell() {
  const words = useTexts(texts);
  return (
    <>
      <a class="skip" href="#main">
        {words.skip}
      </a>
      <OfflineBanner />
      <header class="bar">
        <a class="brand" href="./">
          <Mark />
          <span>Quietzone</span>
        </a>
        <LanguageSwitch />
      </header>
      <main class="page" id="main">
        <ViewTitle>{words.title}</ViewTitle>
      </main>
      <Toasts />
    </>
  );
}
