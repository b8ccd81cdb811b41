import type * as en from "./en.ts";

export const form: typeof en.form = {
  openNetwork: "Ouvert, sans mot de passe",
  addressHint: "Une adresse web ; https:// peut être omis",
  more: "Plus de champs",
  choose: "Choisir …",
  standard: (name: string) => (name === "" ? "Non indiqué" : `${name} (par défaut)`),
  wholeDay: "Toute la journée",
  lastDay: "Le dernier jour de l’événement",
  anyZone: "Le fuseau horaire de l’appareil",
  zoneHint: "Du début et de la fin, s’ils ont une heure",
  add: "Ajouter",
  remove: "Retirer",
  entry: (at: number) => `Entrée ${at}`,
};
