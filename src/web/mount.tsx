import { type ComponentChild, render } from "preact";
import { warmUp } from "./lib/format.ts";
import { type Language, language } from "./lib/language.ts";
import { Offline } from "./lib/problem.ts";
import { Button } from "./ui/Button.tsx";

/** Stands in the script itself, because it is shown where the texts do not come. */
const NOT_LOADED = {
  en: { text: "The page could not be loaded. Is there a connection?", reload: "Reload the page" },
  de: { text: "Die Seite konnte nicht geladen werden. Besteht eine Verbindung?", reload: "Seite neu laden" },
  es: { text: "No se ha podido cargar la página. ¿Hay conexión?", reload: "Volver a cargar la página" },
  it: { text: "Non è stato possibile caricare la pagina. C’è connessione?", reload: "Ricarica la pagina" },
  fr: { text: "La page n’a pas pu être chargée. Y a-t-il une connexion ?", reload: "Recharger la page" },
} as const satisfies Record<Language, object>;

/**
 * Renders an app in place of the page's skeleton, once its texts are there.
 * @param texts - loads a catalogue of them.
 */
export async function mount(app: ComponentChild, texts: readonly (() => Promise<void>)[]): Promise<void> {
  const root = document.getElementById("app");
  if (!root) return;
  const shown = await Promise.all(texts.map((load) => load())).then(
    () => app,
    (error: unknown) => {
      if (!(error instanceof Offline)) throw error;
      return <NotLoaded />;
    },
  );
  root.replaceChildren();
  render(shown, root);
  warmUp();
}

function NotLoaded() {
  const { text, reload } = NOT_LOADED[language()];
  return (
    <main class="page">
      <div class="state" role="alert">
        <p>{text}</p>
        <Button icon="refresh" onClick={() => location.reload()}>
          {reload}
        </Button>
      </div>
    </main>
  );
}
