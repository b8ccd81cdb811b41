import { useTexts } from "../lib/texts.ts";
import { Mark } from "../ui/Icon.tsx";
import { LanguageSwitch } from "../ui/LanguageSwitch.tsx";
import { OfflineBanner } from "../ui/State.tsx";
import { Toasts } from "../ui/Toasts.tsx";
import { texts } from "./texts.ts";

/** The page at `/`: a code for anyone. */
export function Studio() {
  const words = useTexts(texts);
  return (
    <>
      <OfflineBanner />
      <header class="bar">
        <a class="brand" href="./">
          <Mark />
          <span>Quietzone</span>
        </a>
        <LanguageSwitch />
        <a class="button quiet" href="app">
          {words.console}
        </a>
      </header>
      <main class="page" id="main">
        <h1>{words.title}</h1>
      </main>
      <Toasts />
    </>
  );
}
