import { IDLE_DAYS, LONGEST_DAYS } from "../../../features/oauth/traits.ts";
import { date } from "../../lib/format.ts";
import type * as en from "./en.ts";

export const apps: typeof en.apps = {
  title: "Verbundene Apps",
  own: "Apps, die für Sie handeln, mit höchstens Ihrer Rolle, weil Sie es erlaubt haben.",
  ends: `Jede endet ${IDLE_DAYS} Tage nach der letzten Nutzung und ${LONGEST_DAYS} Tage nach der Erlaubnis; außerdem, wenn die Person aus einem Arbeitsbereich entfernt wird, ein neues Passwort bekommt oder ihr Konto löscht, und wenn ihr Anmeldedienst meldet, dass sie sich dort abgemeldet hat.`,
  all: "Apps, die über MCP für Mitglieder handeln, mit höchstens deren Rolle, weil das Mitglied es erlaubt hat.",
  none: "Keine.",
  of: (person: string) => `von ${person}`,
  inWorkspace: (workspace: string) => `in „${workspace}“`,
  since: (iso: string) => `verbunden am ${date(iso)}`,
  used: (day: string) => `zuletzt benutzt am ${date(day)}`,
  until: (iso: string) => `endet am ${date(iso)}, wenn niemand sie benutzt`,
  last: (iso: string) => `endet am ${date(iso)}`,
  end: "Trennen",
  endTitle: (name: string) => `„${name}“ trennen?`,
  endText: "Sie verliert sofort den Zugang. Sie kann darum bitten, wieder verbunden zu werden.",
  ended: (name: string) => `„${name}“ ist getrennt.`,
  cancel: "Abbrechen",
};
