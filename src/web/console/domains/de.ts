import { dateTime, number } from "../../lib/format.ts";
import { codesOf } from "../codes/de.ts";
import type * as en from "./en.ts";

export const domains: typeof en.domains = {
  title: "Domains",
  intro:
    "Ein Code auf einer eigenen Domain hat eine kürzere Adresse, ohne /r/. Deshalb hat sein Symbol oft weniger Module und lässt sich in gleicher Größe aus größerer Entfernung scannen.",
  none: "Dieser Arbeitsbereich hat noch keine Domain.",
  how: "Mehr über Domains",
  host: "Neue Domain",
  hostHint: "Ein Name, den Sie einrichten können, etwa qr.museum.example",
  hostEmpty: "Geben Sie einen Namen wie qr.museum.example ein.",
  add: "Hinzufügen",
  added: (host: string) => `${host} ist hinzugefügt. Legen Sie jetzt die beiden Einträge an.`,
  verified: "Bestätigt",
  pending: "Wartet auf die Einträge",
  codes: codesOf,
  waiting: (count: number) => `Bis diese Domain bestätigt ist, warten ${codesOf(count)} aus einem Archiv.`,
  record:
    "Legen Sie diese beiden Einträge dort an, wo Ihre Domain verwaltet wird, und lassen Sie sie dann prüfen:",
  proof: "Dieser zeigt, dass die Domain Ihnen gehört. Er muss bleiben:",
  way: "Dieser führt die Scans zu diesem Dienst:",
  recordName: "Name",
  recordValue: "Wert",
  check: "Jetzt prüfen",
  checking: "Der Eintrag wird abgefragt …",
  checkedNow: (time: string) => `Noch nicht da (geprüft um ${time})`,
  checksOn:
    "Neue Einträge brauchen manchmal ein paar Minuten. Solange diese Seite offen ist, wird alle 30 Sekunden erneut geprüft.",
  isVerified: (host: string) => `${host} ist bestätigt: Jetzt können Sie Codes darauf anlegen.`,
  checked: (iso: string) => `Zuletzt geprüft am ${dateTime(iso)}`,
  disabled:
    "Der Betreiber dieses Dienstes hat diese Domain abgeschaltet: Alles darauf meldet, dass es abgeschaltet ist.",
  listed: (host: string, list: string) =>
    `Zu ${host} führt hier nichts mehr, denn die Liste ${list} dieses Dienstes nennt den Namen. Das endet, sobald er von der Liste verschwindet oder Sie eine andere Adresse eintragen.`,
  warning:
    "Bei der letzten Prüfung fehlte der Eintrag. Die Codes funktionieren weiter. Legen Sie ihn wieder an:",
  home: "Die Adresse ohne Pfad führt zu",
  notFound: "Unbekannte Adressen führen zu",
  edit: "Einstellungen",
  editTitle: (host: string) => `Einstellungen von ${host}`,
  homeHint: "Ohne Angabe erscheint eine kleine Seite.",
  notFoundHint: "Bei Tippfehlern und Codes, die es nie gab. Ohne Angabe erscheint eine kleine Seite.",
  gs1: "Beantwortet GS1-Adressen",
  gs1Hint: (host: string) =>
    `Ein Code eines Produkts kann dann unter dessen GTIN stehen: https://${host}/01/09521234543213`,
  apps: "Links, die eine App öffnen",
  apple: "iPhone: apple-app-site-association",
  appleHint: "Das JSON bekommen Sie von den Entwicklern Ihrer App.",
  android: "Android: assetlinks.json",
  notJson: "Das ist kein JSON.",
  appleObject: "Das muss ein JSON-Objekt sein: { … }",
  androidList: "Das muss eine JSON-Liste sein: [ … ]",
  save: "Speichern",
  saved: "Gespeichert.",
  cancel: "Abbrechen",
  remove: "Löschen",
  removeTitle: (host: string) => `${host} löschen?`,
  removeText:
    "Unter diesem Namen antwortet dann nichts mehr. Sie können ihn später wieder hinzufügen, mit einem anderen Eintrag.",
  removed: (host: string) => `${host} ist gelöscht.`,
  inUse: (count: number) =>
    count === 1
      ? "Auf dieser Domain liegt 1 Code. Löschen Sie ihn zuerst."
      : `Auf dieser Domain liegen ${number(count)} Codes. Löschen Sie sie zuerst.`,
  more: "Weitere Domains zeigen",
  shown: (count: number) => `${number(count)} gezeigt`,
  choose: "Domain des Codes",
  chooseHint: "Sie gehört zur gedruckten Adresse und lässt sich später nicht ändern.",
  service: (host: string) => `${host} (dieser Dienst)`,
};
