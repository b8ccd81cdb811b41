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
  removeText:
    "Was davon gedruckt ist, funktioniert weiter, denn ein statischer Code braucht diesen Dienst nicht.",
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
    "Smartphones verbinden sich nicht von selbst und brauchen zuerst Internet. Soll der Code direkt verbinden, machen Sie einen statischen daraus.",
  hint_vcard:
    "Smartphones speichern den Kontakt nicht von selbst und brauchen zuerst Internet. Soll der Code den Kontakt direkt anbieten, machen Sie einen statischen daraus.",
  hint_event:
    "Smartphones öffnen den Kalender nicht von selbst und brauchen zuerst Internet. Soll der Code den Termin direkt anbieten, machen Sie einen statischen daraus.",
  hint_other:
    "Dieser Code führt zu einer Webadresse. Soll der Code den Inhalt selbst enthalten, machen Sie einen statischen daraus.",
  makePlain: "Statischen Code machen",
};
