import type { ComponentChildren } from "preact";
import { Mark } from "../../ui/Icon.tsx";
import { LanguageSwitch } from "../../ui/LanguageSwitch.tsx";

/** The page around whatever is shown to people before they are in the console. */
export function Door({ children }: { readonly children: ComponentChildren }) {
  return (
    <>
      <header class="bar">
        <a class="brand" href="./">
          <Mark />
          <span>Quietzone</span>
        </a>
        <LanguageSwitch />
      </header>
      <main class="signin" id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
