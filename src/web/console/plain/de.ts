import { codesOf } from "../codes/de.ts";
import type * as en from "./en.ts";

export const plain: typeof en.plain = {
  tracked: "Dynamisch",
  plain: "Statisch",
  newCode: "Neuer statischer Code",
  intro:
    "Ein statischer Code enthält seinen Inhalt selbst. Er braucht kein Internet, wird nicht gezählt und lässt sich nach dem Druck nicht ändern.",
  searchHint: "Titel, Kampagne oder Inhalt",
  open: "Nicht gedruckt",
  printed: "Gedruckt",
  emptyTitle: "Ihr erster statischer Code",
  print: "Etiketten",
  printMore: (count) => `Etiketten, zusammen mit ${codesOf(count)} von vorhin`,
  removeTitle: (name) => `„${name}“ löschen?`,
  removeText: "Was davon gedruckt ist, funktioniert weiter: Ein statischer Code braucht niemanden.",
  toList: "Zu Ihren statischen Codes",
  make: "Code behalten",
  saved: "Gespeichert. Was schon gedruckt ist, bleibt, wie es ist.",
  whether: "Ist er gedruckt?",
  got: "Sie haben eine Datei davon. Papier ändert sich nicht, auch wenn Sie den Code hier ändern.",
  itIsPrinted: "Er ist gedruckt",
  closed:
    "Sein Inhalt bleibt, wie er ist, denn er steht auf Papier. Ein neues Design gilt für spätere Drucke.",
  notPrinted: "Er ist doch nicht gedruckt",
  hint_wifi:
    "Smartphones verbinden sich nicht von selbst und brauchen zuerst Internet. Für einen Code, der verbindet: Machen Sie einen statischen.",
  hint_vcard:
    "Smartphones speichern den Kontakt nicht von selbst und brauchen zuerst Internet. Für einen Code, der das Speichern anbietet: Machen Sie einen statischen.",
  hint_event:
    "Smartphones öffnen den Kalender nicht von selbst und brauchen zuerst Internet. Für einen Code, der den Termin anbietet: Machen Sie einen statischen.",
  hint_other:
    "Dieser Code führt zu einer Webadresse. Für einen, der den Inhalt selbst enthält: Machen Sie einen statischen.",
  makePlain: "Statischen Code machen",
};
