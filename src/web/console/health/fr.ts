import { dateTime } from "../../lib/format.ts";
import type * as en from "./en.ts";

export const health: typeof en.health = {
  unchecked: "destination pas encore vérifiée",
  ok: "la destination répond",
  failing: "destination en panne",
  dead: "destination morte",
  unclear: "destination incertaine",
  ends: "le certificat expire bientôt",
};

export const healthCard: typeof en.healthCard = {
  title: "Destinations",
  unchecked:
    "Pas encore vérifiées. Les destinations des codes actifs sont vérifiées environ une fois par jour.",
  ok: "Toutes les destinations répondent.",
  failing: "Une destination est en panne. Elle est bientôt vérifiée de nouveau.",
  dead: "Une destination est morte.",
  unclear:
    "Une destination n’a pas répondu clairement. Elle fonctionne peut-être quand même pour les personnes.",
  status: (status: number) => `Statut ${status}.`,
  since: (iso: string) => `Depuis le ${dateTime(iso)}.`,
  checked: (iso: string) => `Dernière vérification le ${dateTime(iso)}.`,
  fallback: "Au lieu d’une destination morte, les scans mènent à",
  noFallback: "Il n’y a pas d’adresse de secours : les scans continuent vers une destination morte.",
  set: "Indiquer une adresse de secours",
  change: "La changer",
  offNow: "Tant que le code est désactivé, rien n’est vérifié.",
  reason_address_not_allowed: "Son adresse n’est pas publique, elle n’est donc pas vérifiée.",
  reason_port_not_allowed: "Seuls les ports 80 et 443 sont vérifiés.",
  reason_own_address: "Elle est sur ce service, elle n’est donc pas vérifiée.",
  reason_name_not_resolved: "Son nom n’est pas connu.",
  reason_lookup_failed: "Les serveurs de noms n’ont rien répondu sur son nom.",
  reason_connection_refused: "Son serveur refuse les connexions.",
  reason_connection_failed: "Aucune connexion n’a pu être établie.",
  reason_connection_reset: "Son serveur a coupé la connexion.",
  reason_certificate_invalid: "Son certificat n’est pas valable : les navigateurs avertissent.",
  reason_tls_failed: "La connexion chiffrée a échoué.",
  reason_timeout: "Elle n’a pas répondu en 10 secondes.",
  reason_invalid_answer: "Sa réponse n’était pas du HTTP.",
  reason_not_found: "Elle dit que cette page n’existe pas.",
  reason_gone: "Elle dit que la page a disparu.",
  reason_status: "Elle répond par une erreur, ou ne laisse pas entrer notre vérification.",
  reason_redirect_loop: "Elle redirige en boucle.",
  reason_too_many_redirects: "Elle redirige trop souvent.",
  reason_redirect_invalid: "Elle redirige vers ce qui n’est pas une adresse.",
  reason_certificate_ends: "Son certificat expire dans les 14 jours. Faites-le renouveler.",
};
