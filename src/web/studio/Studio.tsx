import { useEffect, useRef, useState } from "preact/hooks";
import { bring } from "../design/brought.ts";
import { Designer, type FieldFinder } from "../design/Designer.tsx";
import { Download, exported } from "../design/Download.tsx";
import type { DrawingState } from "../design/drawing.ts";
import { toFragment } from "../design/link.ts";
import type { Design } from "../design/model.ts";
import { docsIn } from "../lib/docs.ts";
import { useLanguage } from "../lib/language.ts";
import { useStore } from "../lib/store.ts";
import { sentFields } from "../lib/whole-address.ts";
import { Button } from "../ui/Button.tsx";
import { copyText } from "../ui/CopyButton.tsx";
import { Mark } from "../ui/Icon.tsx";
import { LanguageSwitch } from "../ui/LanguageSwitch.tsx";
import { late } from "../ui/Late.tsx";
import { Notice, OfflineBanner } from "../ui/State.tsx";
import { Toasts, toast } from "../ui/Toasts.tsx";
import { FRESH, isFresh, useKeptDesign } from "./address.ts";
import { recent, remember, rememberAtEnd } from "./recent.ts";
import { useTexts } from "../texts/texts.ts";

const PrintPieces = late(async () => (await import("./later.ts")).PrintPieces);
const RecentDialog = late(async () => (await import("./later.ts")).RecentDialog);

/** The console's form of a new code. */
const NEW_CODE = "app#/new";

/** The page at `/`: codes without an account. */
export function Studio() {
  const words = useTexts("studio");
  const { design, change, broken, withoutLogo } = useKeptDesign();
  useEffect(() => {
    document.title = words.pageTitle;
  }, [words]);
  const recentWords = useTexts("recent");
  const hasRecent = useStore(recent).length > 0;
  const [showsRecent, setShowsRecent] = useState(false);
  const latest = useRef(design);
  latest.current = design;
  useEffect(() => {
    const leave = () => latest.current && rememberAtEnd(latest.current);
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  }, []);
  const reset = (before: Design) => {
    remember(before);
    change(FRESH);
    toast({ text: words.resetDone, action: { label: recentWords.undo, run: () => change(before) } });
  };
  const takeAlong = () => bring(design && !isFresh(design) ? design : null);
  const share = async (shared: Design) => {
    remember(shared);
    const { fragment } = await toFragment(shared);
    const copied = await copyText(new URL(fragment, document.baseURI).href);
    if (!copied) toast({ text: words.copyFailed, tone: "bad" });
    else if (withoutLogo) toast({ text: words.linkWithoutLogo });
    else
      toast({
        text: shared.fields["password"] === undefined ? words.linkCopied : words.linkWithPassword,
        tone: "good",
      });
  };
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
        <a class="button quiet" href={docsIn(useLanguage())}>
          {words.docs}
        </a>
        <a class="button" href="app" onClick={takeAlong}>
          {words.console}
        </a>
      </header>
      <main class="page" id="main">
        <div class="hero">
          <div>
            <h1>{words.title}</h1>
            <p>{words.claim}</p>
          </div>
        </div>
        <div class="studio-actions row">
          {hasRecent && (
            <Button kind="quiet" icon="layers" onClick={() => setShowsRecent(true)}>
              {recentWords.open}
            </Button>
          )}
          {design && !isFresh(design) && (
            <>
              <Button kind="quiet" icon="trash" onClick={() => reset(design)}>
                {words.reset}
              </Button>
              <Button icon="link" onClick={() => void share(design)}>
                {words.copyLink}
              </Button>
            </>
          )}
        </div>
        {broken && (
          <div role="alert">
            <Notice tone="warn">{words.brokenLink}</Notice>
          </div>
        )}
        {design && (
          <Designer
            design={design}
            onChange={change}
            encodes="fields"
            aside={(state, finder) => <Files {...{ design, state, finder }} />}
          />
        )}
      </main>
      <footer class="foot">
        <p>
          {words.tracked}{" "}
          <a href={NEW_CODE} onClick={takeAlong}>
            {words.trackedLink}
          </a>
        </p>
        <LanguageSwitch />
      </footer>
      {showsRecent && (
        <RecentDialog
          onChoose={(chosen) => {
            if (design) remember(design);
            change(chosen);
            setShowsRecent(false);
          }}
          onClose={() => setShowsRecent(false)}
        />
      )}
      <Toasts />
    </>
  );
}

function Files(props: {
  readonly design: Design;
  readonly state: DrawingState;
  readonly finder: FieldFinder;
}) {
  const words = useTexts("studio");
  const designWords = useTexts("design");
  const { design, state, finder } = props;
  const { type, fields, style } = design;
  const notReady = state.example ? () => toast({ text: words.fillFirst }) : undefined;
  return (
    <>
      <section class="card stack" aria-labelledby="files">
        <h2 class="hidden" id="files">
          {designWords.download}
        </h2>
        <Download
          name={`qr-${type}`}
          leastMm={state.drawing?.scannability.minimumPrintMm ?? null}
          tillMm={state.drawing?.scannability.profile?.widthMm ?? null}
          fetchFile={(wish) => {
            remember(design);
            return exported({ type, fields: sentFields(fields) }, wish, style);
          }}
          subject={design}
          addresses={[state.drawing?.payload]}
          finder={finder}
          notReady={notReady}
        />
      </section>
      <PrintPieces of={design} finder={finder} notReady={notReady} />
    </>
  );
}
