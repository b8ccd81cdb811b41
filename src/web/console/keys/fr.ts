import { date } from "../../lib/format.ts";
import type * as en from "./en.ts";

export const keys: typeof en.keys = {
  title: "Autres clés",
  intro:
    "Donnez à chaque personne et à chaque programme sa propre clé, qui ne permet que le nécessaire. Chacune se révoque seule, et une clé volée ouvre peu de choses.",
  make: "Nouvelle clé pour une personne ou un programme",
  current: "cet appareil",
  all: "tout",
  nothing: "rien, sauf se remplacer",
  unused: "jamais utilisée",
  used: (day: string) => `dernière utilisation le ${date(day)}`,
  made: (iso: string) => `créée le ${date(iso)}`,
  by: (who: string) => `par ${who}`,
  ends: (iso: string) => `prend fin le ${date(iso)}`,
  endless: "sans fin",
  end: "Révoquer",
  endTitle: (name: string) => `Révoquer la clé « ${name} » ?`,
  endText: "Toute personne qui l’utilise perd l’accès aussitôt. Cela ne peut pas être annulé.",
  endCurrent: "C’est la clé avec laquelle vous êtes connecté. Vous serez déconnecté.",
  ended: (name: string) => `La clé « ${name} » est révoquée.`,
  cancel: "Annuler",
  name: "Nom",
  nameHint:
    "Dit à quoi sert la clé, par exemple « caisse » ou « site web ». L’historique des codes le montre.",
  nameEmpty: "Saisissez un nom.",
  scopes: "Que permet-elle ?",
  readOnly: "Lire seulement",
  everything: "Tout",
  clear: "Rien",
  scopesEmpty: "Choisissez au moins un droit.",
  expires: "Dernier jour",
  expiresHint: "Elle est valable jusqu’à la fin de ce jour. Sans jour, elle n’expire jamais.",
  create: "Créer la clé",
};

export const scopes: typeof en.scopes = {
  "codes:read": "Voir les codes",
  "codes:write": "Créer, modifier et supprimer des codes, et voir ceux-ci",
  "analytics:read": "Voir les statistiques et le journal des scans",
  "leads:read": "Voir les demandes",
  "leads:write": "Modifier et supprimer des demandes",
  webhook: "Définir le webhook",
  domains: "Ajouter et retirer des domaines",
  account: "Gérer les clés, le forfait et l’espace de travail",
};
