import { LONGEST_RETENTION } from "../conditions.ts";
import type { PrivacyFacts } from "../facts.ts";
import type { PrivacyTexts } from "./texts.ts";

/** A duration in the accusative. */
const days = (count: number) => (count === 1 ? "1 Tag" : `${count} Tage`);
/** A duration after a preposition that takes the dative. */
const daysDative = (count: number) => (count === 1 ? "1 Tag" : `${count} Tagen`);
const database = ({ engine }: PrivacyFacts) =>
  engine === "sqlite" ? "SQLite-Datenbank im Datenordner" : "PostgreSQL-Datenbank";
const dayKey = ({ engine }: PrivacyFacts) =>
  engine === "sqlite"
    ? "in einer eigenen Datei, die überschrieben und gelöscht wird"
    : "in einer Tabelle ohne Protokoll (unlogged), die gelöscht wird";
const country = ({ countryHeader }: PrivacyFacts) =>
  countryHeader === null
    ? "das Land einer Adresse sagt eine Datenbank auf demselben Rechner"
    : `das Land nennt der Proxy in der Kopfzeile ${countryHeader}, sonst eine Datenbank auf demselben Rechner`;

export const GERMAN: PrivacyTexts = {
  assessment:
    "Dies ist eine Selbsteinschätzung, die das Programm aus seiner laufenden Konfiguration erstellt. Sie ist kein Zertifikat und keine Rechtsberatung. Das Programm weiß nichts über den vorgelagerten Proxy, Ihre Sicherungskopien, die Server, an die Sie Daten senden, und nicht, was Sie mit den Zahlen tun.",
  kept: {
    address: () => ({
      what: "IP-Adresse und Browserkennung einer Person, die scannt",
      form: "wird nie geschrieben: weder in die Datenbank noch in ein Protokoll, einen Webhook oder eine Sicherung",
      where: "Arbeitsspeicher",
      until:
        "der Scan beantwortet ist; für Ratenbegrenzungen bleibt eine Adresse im Arbeitsspeicher, bis ihre Grenze wieder frei ist",
    }),
    visitor: (facts) => ({
      what: "Besucher",
      form: `HMAC-SHA-256 aus Arbeitsbereich, Adresse und Browserkennung unter einem zufälligen Tagesschlüssel. Der Schlüssel liegt ${dayKey(facts)}`,
      where: database(facts),
      until: `${days(facts.retentionDays)}; der Schlüssel bis zur zweiten Stunde des nächsten UTC-Tages, danach kann niemand mehr sagen, zu wem der Hashwert gehörte`,
    }),
    scan: (facts) => ({
      what: "Einzelner Scan",
      form: `Zeitpunkt, Land, Geräteart, System, Browser, Sprache, Host der verweisenden Seite, Ziel; ${country(facts)}`,
      where: database(facts),
      until: days(facts.retentionDays),
    }),
    totals: (facts) => ({
      what: "Summen",
      form: "Anzahlen je Viertelstunde, Stunde und Tag, die niemanden kenntlich machen",
      where: database(facts),
      until: "der Code gelöscht wird",
    }),
    choice: (facts) => ({
      what: "Einwilligung auf einer Seite",
      form: "signiertes Cookie svc_consent mit einem Ja und dem Zeitpunkt; eine Ablehnung setzt kein Cookie und löscht dieses",
      where: "Browser der Person, die eingewilligt hat",
      until: `zum Widerruf, höchstens ${days(facts.consentDays)} nach der Einwilligung; Besuche verlängern sie nicht`,
    }),
    unlock: () => ({
      what: "Geöffneter Code",
      form: "signiertes Cookie svc_lock der Seite eines geschützten Codes, unbedingt erforderlich: der Code, ein Kennzeichen seines Passworts und das Ende, gleich für alle, die das Passwort im selben Moment eingeben; es kennzeichnet niemanden. Der Dienst zählt nur, wie oft am Tag",
      where: "Browser der Person, die das Passwort eingegeben hat",
      until: "zum Ende eines Tages danach oder bis das Passwort geändert wird",
    }),
    device: (facts) => ({
      what: "Geräte-ID, nur nach Einwilligung",
      form: "128 zufällige Bits in einem signierten Cookie; in der Datenbank ein Pseudonym, für jeden Arbeitsbereich ein anderes",
      where: `${database(facts)} und Browser der Person, die eingewilligt hat`,
      until: `zum Widerruf; das Cookie ${days(facts.consentDays)}, das Pseudonym ${days(facts.retentionDays)}`,
    }),
    lead: (facts) => ({
      what: "Kontaktanfrage (Lead)",
      form: "die Angaben, die eine Person abgeschickt hat, verschlüsselt mit einem Schlüssel des Dienstes; daneben Zeitpunkt, Land und Geräteart; ohne Verbindung zu einem Besucher oder Scan",
      where: database(facts),
      until: "der Arbeitsbereich sie oder den Code löscht",
    }),
    report: (facts) => ({
      what: "Meldung eines Codes",
      form: "was jemand gemeldet hat, samt Name und E-Mail-Adresse, soweit angegeben, verschlüsselt mit einem Schlüssel des Dienstes; daneben Code, Grund, Sprache, Zeitpunkt und Entscheidung. Keine Netzadresse",
      where: `${database(facts)}${facts.sendsMail ? "; die E-Mail-Adresse auch auf dem Mailserver" : ""}`,
      until:
        "180 Tage nach der Entscheidung, oder der Betreiber löscht sie; zwei Jahre, wenn nie entschieden wird",
    }),
    delivery: (facts) => ({
      what: "Zustellung an einen Webhook",
      form: "von einem Scan die Id, Zeitpunkt, Land, Geräteart und ob der Besucher wiederkam; von einer Kontaktanfrage die Id, Zeitpunkt, Land, Geräteart und ob sie eine E-Mail-Adresse enthält; der Status der Antwort des Empfängers. Ohne Webhook wird nichts gespeichert",
      where: database(facts),
      until: "30 Tage; eine wartende, bis sie abgeschlossen ist",
    }),
    waitingScan: () => ({
      what: "Scan, der wartet, während die Datenbank nicht erreichbar ist",
      form: "wie ein einzelner Scan, ohne Geräte-ID",
      where: "Datenordner eines Knotens",
      until: "er nachgereicht ist oder der Schlüssel seines Tages fort ist",
    }),
    limits: () => ({
      what: "Ratenbegrenzung, die sich Knoten teilen",
      form: "HMAC-SHA-256 aus Grenze und Adresse unter einem zufälligen Schlüssel",
      where: "Valkey oder Redis",
      until: "die Grenze wieder frei ist; der Schlüssel drei Zeiträume",
    }),
    destination: (facts) => ({
      what: "Ziel, das überwacht wird",
      form: "seine Adresse, Ergebnis und Zeitpunkt der letzten Prüfung. Sein Server sieht Adresse und Namen dieses Dienstes, aber nichts von Scans",
      where: database(facts),
      until: "eine Prüfung feststellt, dass kein aktiver Code mehr dorthin führt",
    }),
    alertAddress: (facts) => ({
      what: "Adresse für Warnungen und Berichte per Mail",
      form: "E-Mail-Adresse, um deren Bestätigung ihr Inhaber gebeten wird; einen Tag lang auch ein Hash von ihr",
      where: `${database(facts)} und Mailserver`,
      until:
        "sie entfernt wird, ihr Inhaber die Mails abbestellt oder der Arbeitsbereich gelöscht wird; die eines Mitglieds auch, wenn es geht",
    }),
    content: (facts) => ({
      what: "Inhalt von Codes",
      form: "was ein Kunde geschrieben oder hochgeladen hat: Texte, Adressen, Seiten, Bilder, Designs, Titel geteilter Links, samt früheren Werten von Codes; von einem geteilten Link er selbst, verschlüsselt, und sein Passwort als Argon2id; Visitenkarten nennen Personen. Bilder verlieren ihre Metadaten",
      where: database(facts),
      until:
        "es selbst oder der Code, zu dem es gehört, gelöscht wird; Antworten für wiederholte Anfragen 24 Stunden; Bilder, bis keine Seite und kein Verlauf sie mehr nennt",
    }),
    workspace: (facts) => ({
      what: "Arbeitsbereich",
      form: "Name, E-Mail-Adresse und Kontakt des Kunden, Domains, Tarif; Adresse und Geheimnisse eines Webhooks, diese verschlüsselt; von API-Schlüsseln ein SHA-256, erste und letzte Zeichen, Name, Rechte und Tag der letzten Nutzung",
      where: database(facts),
      until: "er gelöscht wird",
    }),
    person: (facts) => ({
      what: "Person, die sich anmeldet",
      form: "Name, E-Mail-Adresse, Sprache, Passwort als Argon2id; von zweiten Faktoren das Geheimnis einer Authenticator-App, verschlüsselt, Wiederherstellungscodes als SHA-256 und von jedem Passkey Name, öffentlicher Schlüssel, Kennung, Zähler und Tag der letzten Nutzung; die Kennung der Person und der Sitzung bei einem Anmeldedienst, die Arbeitsbereiche mit Rolle und Tag der letzten Nutzung; von jedem angemeldeten Browser ein SHA-256 seines Cookies, Browser und System und die Zeit der letzten Nutzung; von jeder verbundenen App Name und Host und ein SHA-256 ihrer Tokens. Keine Netzadresse und kein User-Agent",
      where: database(facts),
      until:
        "die Person ihr Konto löscht; ein angemeldeter Browser, bis er abgemeldet wird, höchstens 90 Tage; eine App, bis sie getrennt oder 30 Tage nicht genutzt wird, höchstens 90 Tage",
    }),
    invited: (facts) => ({
      what: "Person, die eingeladen ist",
      form: "E-Mail-Adresse, Rolle und Arbeitsbereich; von den beiden Links je ein SHA-256. Kein Name und keine Netzadresse",
      where: database(facts),
      until: "die Einladung angenommen, zurückgezogen oder ersetzt wird, höchstens sieben Tage",
    }),
    audit: (facts) => ({
      what: "Wer in einem Arbeitsbereich was getan hat",
      form: "Zeitpunkt, Aktion und die Kennungen dessen, der es tat, und dessen, womit er es tat; von API-Schlüsseln und Datensätzen auch der Name. Keine Netzadresse und kein Browser; der Name einer Person wird erst beim Anzeigen nachgeschlagen",
      where: database(facts),
      until: `${days(facts.auditDays)} vorbei sind oder der Arbeitsbereich gelöscht wird`,
    }),
    operator: (facts) => ({
      what: "Was ein Betreiber getan hat",
      form: "Handlung, Zeitpunkt und Kennungen; bei einem Befehl sein Name auf dem Rechner, in der Ansicht unter /operator seine Kennung. Sitzungen und Schlüssel von Betreibern als je ein SHA-256; eine Wiederherstellung lässt sie weg",
      where: `${database(facts)}, und commands.log im Datenordner`,
      until: `${days(facts.auditDays)} vorbei sind und der Betreiber die Datei löscht`,
    }),
    backup: ({ offsite }) => ({
      what: "Sicherungen",
      form: `alles Obige so, wie es beim Sichern gespeichert war, ${offsite?.isSealed ? "verschlüsselt mit einem Schlüssel, den der Dienst nicht hat" : "ohne den Schlüssel des Dienstes"}. Gelöschtes bleibt in früheren Sicherungen; beim Wiederherstellen wird es anhand von Kennungen, die neben den Sicherungen liegen, erneut gelöscht`,
      where: "der Ort, den der Betreiber für Sicherungen gewählt hat",
      until:
        offsite?.days == null
          ? "der Betreiber eine Sicherung löscht"
          : `seit einer Sicherung höchstens ${days(offsite.days)} vergangen sind`,
    }),
  },
  conditions: {
    purpose: {
      condition: "Der Zweck ist auf die Reichweitenmessung beschränkt, allein für den Anbieter",
      because: () =>
        "Das Programm nutzt Scans nur für die Zahlen ihres Arbeitsbereichs und sendet nichts an seine Hersteller. Ob Sie sie für etwas anderes nutzen, liegt bei Ihnen.",
    },
    noTrackingAcrossSites: {
      condition: "Niemand wird über mehrere Websites oder Apps hinweg verfolgt",
      because: () =>
        "Ein Besucher hat in jedem Arbeitsbereich und an jedem Tag einen anderen Hashwert. Ohne Einwilligung wird kein Cookie gesetzt.",
    },
    statisticsOnly: {
      condition: "Es entstehen nur anonyme Statistiken",
      because: ({ workspace }) =>
        workspace?.seesDevices === true
          ? "Der Betreiber hat diesem Arbeitsbereich die Liste der Geräte freigegeben (deviceLog). Sie zeigt, was ein Gerät nach Einwilligung getan hat, und das ist mehr als Statistik: Lassen Sie die Freigabe aufheben, oder stützen Sie sich auf die Einwilligung."
          : "Auswertungen sind Anzahlen. Das Scan-Protokoll führt einzelne Scans auf, in denen ein Tageswert für den Besucher steht: Nutzen Sie es nur für Statistiken.",
    },
    noCrossReferencing: {
      condition: "Die Daten werden nicht mit anderen verknüpft und nicht an Dritte weitergegeben",
      because: ({ workspace }) =>
        workspace?.hasWebhook === false
          ? "Es ist kein Webhook eingerichtet, also wird nichts gesendet. Kontaktanfragen sind mit keinem Besucher oder Scan verbunden."
          : workspace === null
            ? "Ein Arbeitsbereich mit Webhook lässt Scans und Kontaktanfragen an seinen eigenen Server senden. Dort dürfen sie nicht mit anderen Daten verknüpft werden."
            : "Ein Webhook sendet Scans und Kontaktanfragen an Ihren Server. Verknüpfen Sie sie dort nicht mit anderen Daten, und geben Sie sie nicht weiter.",
    },
    information: {
      condition: "Die Menschen werden über die Messung informiert",
      because: ({ host }) =>
        `Veröffentlichen Sie den Hinweis unten dort, wo Ihre Codes hängen, oder auf den Seiten, zu denen sie führen. Seiten auf ${host} fragen selbst nach der Einwilligung.`,
    },
    trackerLifetime: {
      condition: "Ein Tracker gilt höchstens 13 Monate, und Besuche verlängern ihn nicht",
      because: ({ consentDays }) =>
        `Ohne Einwilligung gibt es keinen Tracker. Cookies nach einer Einwilligung gelten ${days(consentDays)}, und Besuche verlängern sie nicht.`,
    },
    retention: {
      condition: "Erhobenes wird höchstens 25 Monate aufbewahrt",
      because: ({ retentionDays }) =>
        retentionDays <= LONGEST_RETENTION
          ? `Einzelne Scans werden nach ${daysDative(retentionDays)} gelöscht. Summen bleiben und machen niemanden kenntlich.`
          : `Einzelne Scans werden ${days(retentionDays)} aufbewahrt. Setzen Sie QZ_RETENTION_DAYS auf höchstens ${LONGEST_RETENTION}.`,
    },
    review: {
      condition: "Diese Fristen werden von Zeit zu Zeit überprüft",
      because: () =>
        "Das kann Ihnen niemand abnehmen. Notieren Sie, wann Sie diesen Bericht zuletzt gelesen haben.",
    },
    separatePublishers: {
      condition: "Ein Dienstleister verarbeitet die Daten jedes Anbieters getrennt",
      because: () =>
        "Der Arbeitsbereich geht in jeden Hashwert ein, deshalb gleichen sich die Werte zweier Arbeitsbereiche nie. Keine Antwort der API reicht über den Arbeitsbereich hinaus, der fragt.",
    },
    noAddressOfOnePerson: {
      condition: "Keine Person hat eine eigene Adresse, denn das wäre Verfolgung",
      because: () =>
        "Das Programm kann nicht wissen, für wen ein Code gemacht wird. Ein Code je Plakat oder Produkt ist unbedenklich, einer je Empfänger eines Briefs braucht eine Einwilligung.",
    },
  },
  verdicts: { holds: "erfüllt", fails: "nicht erfüllt", depends: "hängt von Ihnen ab" },
  record: ({ host, sendsMail, isWatching, workspace }, kept) =>
    [
      "Verzeichnis von Verarbeitungstätigkeiten (DSGVO, Artikel 30)",
      "",
      "Verantwortlicher: [Name, Anschrift, Kontakt; Datenschutzbeauftragter, falls vorhanden]",
      `Tätigkeit: Messung der Scans von QR-Codes auf ${host} und Annahme von Kontaktanfragen auf ihren Seiten`,
      "Zwecke: Scans zählen; Scans weiterleiten; Anfragen beantworten",
      "Rechtsgrundlage: berechtigtes Interesse am Zählen (Artikel 6 Absatz 1 f); Einwilligung für Geräte-IDs und Kontaktanfragen (Artikel 6 Absatz 1 a)",
      "Betroffene: Personen, die Codes scannen; Personen, die Formulare ausfüllen; Kunden",
      "",
      "Daten und Löschfristen:",
      ...kept.map(({ what, form, until }) => `- ${what}: ${form}. Bis: ${until}.`),
      "",
      `Empfänger: ${workspace?.hasWebhook === false ? "der Betreiber des Dienstes" : "der Betreiber des Dienstes; der Server eines Webhooks"}${sendsMail ? "; der Betreiber des Mailservers" : ""}`,
      `Übermittlung in Drittländer: keine durch das Programm selbst${workspace?.hasWebhook === false ? "" : "; [Land des Servers eines Webhooks]"}${isWatching ? "; Prüfungen von Zielen übermitteln keine Daten von Personen" : ""}`,
      "Sicherheit: Kontaktanfragen sind verschlüsselt, API-Schlüssel gehasht, Schlüssel von Besuchern werden täglich vernichtet, Protokolle enthalten keine Adressen; die Verbindung verschlüsselt der Proxy",
    ].join("\n"),
  notice: ({ host, retentionDays, consentDays }) =>
    [
      `Unsere QR-Codes führen über ${host} zum Ziel. Wenn Sie einen scannen, zählt dieser Dienst den Scan: Zeitpunkt, Land, Art des Geräts, System, Browser und Sprache, wohin der Code führte und die Website, von der Sie kamen. Ihre IP-Adresse speichert er nicht.`,
      "Damit eine Person, die an einem Tag zweimal scannt, einmal zählt, bildet er aus IP-Adresse und Browser einen Hashwert unter einem Schlüssel, der am nächsten Tag vernichtet wird. Danach kann niemand mehr diesen Wert mit Ihnen verbinden.",
      `Einzelne Scans werden nach ${daysDative(retentionDays)} gelöscht. Es bleiben Summen, die niemanden kenntlich machen.`,
      `Ein Cookie wird nur gesetzt, wenn Sie auf einer unserer Seiten zustimmen. Dann erkennt eine Zufallszahl Ihr Gerät bis zu ${days(consentDays)} lang wieder. Sie können das auf derselben Seite jederzeit widerrufen; die Zahl wird dann gelöscht. Ein Browser, der Global Privacy Control sendet, wird nie wiedererkannt.`,
      "Angaben, die Sie mit einem Formular senden, werden verschlüsselt gespeichert und nur verwendet, um Ihnen zu antworten. Sie können Auskunft, Berichtigung und Löschung verlangen und sich bei einer Aufsichtsbehörde beschweren.",
    ].join("\n\n"),
  headings: {
    title: "Datenschutz dieses Dienstes",
    kept: "Gespeicherte Daten",
    conditions: "Bedingungen für Reichweitenmessung ohne Einwilligung",
    record: "Text für ein Verarbeitungsverzeichnis",
    notice: "Text für einen Hinweis",
  },
  columns: { what: "Daten", form: "Form", where: "Wo", until: "Bis" },
};
