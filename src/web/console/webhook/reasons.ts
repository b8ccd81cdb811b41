import { defineTexts } from "../../lib/texts.ts";

/** Why an attempt failed, by the service's code. */
const reasons = defineTexts({
  en: {
    address_not_allowed: "the address is not public",
    name_not_resolved: "the name does not resolve",
    lookup_failed: "name servers did not say where the name leads",
    connection_refused: "the receiver refused the connection",
    connection_failed: "no connection could be made",
    connection_reset: "the receiver broke the connection off",
    certificate_invalid: "the certificate is not valid",
    tls_failed: "the encrypted connection failed",
    timeout: "no answer within 10 seconds",
    invalid_answer: "the answer was not HTTP",
    redirect: "it answered with a redirect, which is not followed",
    status_not_2xx: "it answered with an error status",
    secret_unreadable: "the secret can't be read any more; make a new one",
    address_busy: "much goes to its network address already; nothing was sent",
    receiver_failing: "it waited for a week behind others that were not taken",
    webhook_removed: "the webhook was removed",
  },
  de: {
    address_not_allowed: "die Adresse ist nicht öffentlich",
    name_not_resolved: "der Name lässt sich nicht auflösen",
    lookup_failed: "die Nameserver konnten den Namen nicht auflösen",
    connection_refused: "der Empfänger wies die Verbindung ab",
    connection_failed: "es kam keine Verbindung zustande",
    connection_reset: "der Empfänger brach die Verbindung ab",
    certificate_invalid: "das Zertifikat ist nicht gültig",
    tls_failed: "die verschlüsselte Verbindung kam nicht zustande",
    timeout: "keine Antwort binnen 10 Sekunden",
    invalid_answer: "die Antwort war kein HTTP",
    redirect: "er antwortete mit einer Weiterleitung, der nicht gefolgt wird",
    status_not_2xx: "er antwortete mit einem Fehlerstatus",
    secret_unreadable: "das Geheimnis ist nicht mehr lesbar; erzeugen Sie ein neues",
    address_busy: "an seine Netzadresse geht schon viel; gesendet wurde nichts",
    receiver_failing: "sie wartete eine Woche hinter anderen, die nicht angenommen wurden",
    webhook_removed: "der Webhook wurde entfernt",
  },
});

/** The text of a code; an unknown code is shown as it is. */
export function reasonText(code: string, language: keyof typeof reasons): string {
  return new Map(Object.entries(reasons[language])).get(code) ?? code;
}
