import { useEffect } from "preact/hooks";
import { heightOfBars } from "../console/bars.ts";
import { LANGUAGE_NAMES, LANGUAGES, useLanguage } from "../lib/language.ts";
import { docsIn } from "../lib/docs.ts";
import { go, Link, useRoute, ViewTitle } from "../lib/route.tsx";
import { useStore } from "../lib/store.ts";
import { Button } from "../ui/Button.tsx";
import { Icon, Mark } from "../ui/Icon.tsx";
import { LanguageSwitch } from "../ui/LanguageSwitch.tsx";
import { Menu } from "../ui/Menu.tsx";
import { Failed, Loading, OfflineBanner, useReason } from "../ui/State.tsx";
import { useSubmit } from "../ui/submit.ts";
import { toast, Toasts } from "../ui/Toasts.tsx";
import { isProblem } from "../../../sdk/src/problem.ts";
import { useLoad } from "../lib/load.ts";
import { ask } from "./api.ts";
import type { OperatorSession } from "./records.ts";
import { SearchBar } from "./SearchBar.tsx";
import { endSession, session, startSession } from "./session.ts";
import { SignIn } from "./SignIn.tsx";
import { ENTRIES, SECTIONS, type Section, viewAt } from "./views.ts";
import { speak, useTexts } from "../texts/texts.ts";

/** The first sections have room on a phone; the others are in its menu. */
const OFTEN = 4;

/** The page of operators: the sign-in, or the navigation around one view. */
export function Shell() {
  const words = useTexts("desk");
  const known = useStore(session);
  return (
    <>
      {/* The router would take the fragment of a plain link for a view. */}
      <button type="button" class="skip" onClick={() => document.getElementById("main")?.focus()}>
        {words.skip}
      </button>
      <OfflineBanner />
      {known === undefined && <Start />}
      {known === null && <SignIn />}
      {known && <Desk key={known.operator.id} operator={known.operator} />}
      <Toasts lift={heightOfBars} />
    </>
  );
}

/** Asks the service whether there is a session. */
function Start() {
  const { error, reload } = useLoad(async (signal) => {
    try {
      startSession(await ask<OperatorSession>("GET", "session", { signal }));
    } catch (refused) {
      if (!isProblem(refused, "operator_required")) throw refused;
      endSession("ended");
    }
  }, []);
  return (
    <main class="page">{error === undefined ? <Loading /> : <Failed error={error} retry={reload} />}</main>
  );
}

function Desk({ operator }: Pick<OperatorSession, "operator">) {
  const words = useTexts("desk");
  const { path } = useRoute();
  const open = viewAt(path);
  useEffect(() => scrollTo(0, 0), [path]);
  return (
    <div class="console">
      <Bar section={open?.section ?? null} name={operator.name} />
      <main class="console-main" id="main" tabIndex={-1}>
        <SearchBar />
        {open ? (
          <open.view id={open.id} key={path} />
        ) : (
          <div class="state">
            <ViewTitle>{words.notFound}</ViewTitle>
            <Link to="/" class="button">
              {words.overview}
            </Link>
          </div>
        )}
      </main>
    </div>
  );
}

/** The navigation: at the side on wide screens; on a phone below. */
function Bar({ section, name }: { readonly section: Section | null; readonly name: string }) {
  const words = useTexts("desk");
  const language = useLanguage();
  const reason = useReason();
  const signOut = useSignOut();
  const others = LANGUAGES.filter((each) => each !== language);
  const items = SECTIONS.slice(OFTEN).map((each) => ({
    label: words[each],
    icon: ENTRIES[each].icon,
    run: () => go(ENTRIES[each].path),
  }));
  return (
    <div class="console-bar">
      <header class="console-top">
        <Link to="/" class="brand">
          <Mark />
          <span>Quietzone</span>
        </Link>
        <p class="op-place">{words.place}</p>
      </header>
      <nav class="console-nav" aria-label={words.nav}>
        {SECTIONS.map((each, index) => (
          <Link
            key={each}
            to={ENTRIES[each].path}
            current={each === section}
            class={index < OFTEN ? undefined : "rare"}
          >
            <Icon name={ENTRIES[each].icon} />
            <span>{words[each]}</span>
          </Link>
        ))}
        <Menu
          label={words.more}
          showsLabel
          items={[
            ...items,
            ...others.map((other) => ({
              label: LANGUAGE_NAMES[other],
              icon: "globe" as const,
              run: () => void speak(other).catch((error) => toast({ text: reason(error), tone: "bad" })),
            })),
            { label: words.signOut, icon: "close", run: () => signOut.submit() },
          ]}
        />
      </nav>
      <footer class="console-foot">
        <p class="who">
          <Icon name="user" size={18} />
          <strong dir="auto">{name}</strong>
        </p>
        <LanguageSwitch />
        <p class="row">
          <a class="button quiet small" href="app">
            {words.console}
          </a>
          <a class="button quiet small" href={docsIn(language, "abuse")}>
            {words.docs}
          </a>
        </p>
        <Button kind="quiet" small busy={signOut.busy} onClick={() => signOut.submit()}>
          {words.signOut}
        </Button>
      </footer>
    </div>
  );
}

/** Ends the operator's session. The sign-in of the console goes on. */
function useSignOut() {
  const reason = useReason();
  return useSubmit(() => ask("DELETE", "session"), {
    onDone: () => endSession("signedOut"),
    onRefused: (error) => {
      if (isProblem(error, "operator_required")) endSession("signedOut");
      else toast({ text: reason(error), tone: "bad" });
    },
  });
}
