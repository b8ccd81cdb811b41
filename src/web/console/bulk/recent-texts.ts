import { defineTexts } from "../../lib/texts.ts";
import { codesDe, codesEn } from "../codes/counted.ts";

export const texts = defineTexts({
  en: {
    title: "Files of the last 24 hours",
    undo: "Undo",
    undoOf: (name: string) => `Undo ${name}`,
    undoTitle: (name: string) => `Delete all codes of ${name}?`,
    undoText:
      "The tracked codes that this file made are deleted for ever, and their short ids are never given out again. Codes that were scanned or edited since, or that got a lead, stay.",
    undoNow: "Delete its codes",
    cancel: "Keep them",
    undone: (deleted: number) => `${codesEn(deleted)} deleted.`,
    kept: (count: number) => `${codesEn(count)} in use stayed.`,
  },
  de: {
    title: "Dateien der letzten 24 Stunden",
    undo: "Rückgängig machen",
    undoOf: (name: string) => `${name} rückgängig machen`,
    undoTitle: (name: string) => `Alle Codes aus ${name} löschen?`,
    undoText:
      "Die dynamischen Codes aus dieser Datei werden endgültig gelöscht, und ihre Kürzel werden nie wieder vergeben. Codes, die seitdem gescannt oder bearbeitet wurden oder einen Kontakt bekamen, bleiben.",
    undoNow: "Codes löschen",
    cancel: "Behalten",
    undone: (deleted: number) => `${codesDe(deleted)} gelöscht.`,
    kept: (count: number) => `${codesDe(count)} in Gebrauch: nicht gelöscht.`,
  },
});
