import { defineTexts } from "../lib/texts.ts";

export const recentTexts = defineTexts({
  en: {
    open: "Last designs",
    title: "Your last designs",
    where: "Only this browser keeps them, without passwords.",
    forget: "Forget all",
    forgotten: "All last designs are forgotten.",
    undo: "Undo",
  },
  de: {
    open: "Letzte Designs",
    title: "Ihre letzten Designs",
    where: "Sie bleiben in diesem Browser. Passwörter werden nicht gespeichert.",
    forget: "Alle löschen",
    forgotten: "Alle letzten Designs sind gelöscht.",
    undo: "Rückgängig",
  },
});
