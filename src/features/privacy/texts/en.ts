import { LONGEST_RETENTION } from "../conditions.ts";
import type { PrivacyFacts } from "../facts.ts";
import type { PrivacyTexts } from "./texts.ts";

const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);
const database = ({ engine }: PrivacyFacts) =>
  engine === "sqlite" ? "SQLite database in the data folder" : "PostgreSQL database";
const dayKey = ({ engine }: PrivacyFacts) =>
  engine === "sqlite"
    ? "a file of its own, which is overwritten and unlinked"
    : "an unlogged table, which is dropped";
const country = ({ countryHeader }: PrivacyFacts) =>
  countryHeader === null
    ? "a database on the same machine tells the country of an address"
    : `the proxy names the country in the header ${countryHeader}; where it does not, a database on the same machine tells it`;

export const ENGLISH: PrivacyTexts = {
  assessment:
    "This is a self-assessment, which the program makes of its running configuration. It is no certificate and no legal advice. It knows nothing of the proxy in front of it, of your backups, of the servers that you send data to, and of what you do with the numbers.",
  kept: {
    address: () => ({
      what: "Address and user agent of a person who scans",
      form: "never written: not to the database, a log, a webhook or a backup",
      where: "memory",
      until: "the scan is answered; for rate limits an address stays in memory until its limit is full again",
    }),
    visitor: (facts) => ({
      what: "Visitor",
      form: `HMAC-SHA-256 of workspace, address and user agent under a random key of the day. The key lies in ${dayKey(facts)}`,
      where: database(facts),
      until: `${days(facts.retentionDays)}; the key until the second hour of the next UTC day, after which nobody can tell whose hash it was`,
    }),
    scan: (facts) => ({
      what: "Single scan",
      form: `time, country, kind of device, system, browser, language, host of the referrer, destination; ${country(facts)}`,
      where: database(facts),
      until: days(facts.retentionDays),
    }),
    totals: (facts) => ({
      what: "Totals",
      form: "counts by quarter hour, hour and day, which identify nobody",
      where: database(facts),
      until: "the code is deleted",
    }),
    choice: (facts) => ({
      what: "Consent on a page",
      form: "signed cookie svc_consent, which holds yes and the time; a refusal sets no cookie and clears this one",
      where: "browser of the person who consented",
      until: `consent is withdrawn, ${days(facts.consentDays)} after it at the latest; visits do not renew it`,
    }),
    unlock: () => ({
      what: "Unlock of a code",
      form: "signed cookie svc_lock of the page of a locked code, strictly necessary: the code, a mark of its password and the end, the same for all who give the password in the same moment; it identifies nobody. The service keeps a count by day",
      where: "browser of the person who gave the password",
      until: "a day has passed, or the password is changed",
    }),
    device: (facts) => ({
      what: "Device id, only after consent",
      form: "128 random bits in a signed cookie; in the database a pseudonym, another one for each workspace",
      where: `${database(facts)}, and browser of the person who consented`,
      until: `consent is withdrawn; the cookie ${days(facts.consentDays)}, the pseudonym ${days(facts.retentionDays)}`,
    }),
    lead: (facts) => ({
      what: "Lead",
      form: "the fields that a person filled in and sent, encrypted under a key of the service; beside them time, country and kind of device; no link to a visitor or a scan",
      where: database(facts),
      until: "the workspace erases it, or the code",
    }),
    report: (facts) => ({
      what: "Report of a code",
      form: "what somebody reported, with the name and the mail address that they gave or left out, encrypted under a key of the service; beside it the code, the reason, the language, the time and the decision. No address of a network",
      where: `${database(facts)}${facts.sendsMail ? "; the mail address also at the mail server" : ""}`,
      until: "180 days after the decision, or the operator erases it; two years where it is never decided",
    }),
    delivery: (facts) => ({
      what: "Delivery to a webhook",
      form: "of a scan its id, time, country, kind of device, and whether the visitor came again; of a lead its id, time, country, kind of device, and whether it has a mail address; the status of the receiver's answer. Nothing is stored while no webhook is set",
      where: database(facts),
      until: "30 days; one that waits until it is settled",
    }),
    waitingScan: () => ({
      what: "Scan that waits while the database is away",
      form: "as a single scan, and without a device id",
      where: "data folder of a node",
      until: "it is handed in, or the key of its day is gone",
    }),
    limits: () => ({
      what: "Rate limit that nodes share",
      form: "HMAC-SHA-256 of limit and address under a random key",
      where: "Valkey or Redis",
      until: "the limit is full again; the key three periods",
    }),
    destination: (facts) => ({
      what: "Destination that is watched",
      form: "its address, and the result and time of the last check. Its server sees this service's own address and name, and nothing of scans",
      where: database(facts),
      until: "a check finds that no active code leads there",
    }),
    alertAddress: (facts) => ({
      what: "Address for alerts and reports by mail",
      form: "mail address, asked for a confirmation by its holder; for a day also a hash of it",
      where: `${database(facts)}, and the mail server`,
      until:
        "it is removed, its holder ends the mails, or the workspace is erased; of a member also when the member leaves",
    }),
    content: (facts) => ({
      what: "Content of codes",
      form: "what a customer wrote or uploaded: texts, addresses, pages, pictures, looks, titles of shares, with the former values of codes; of a share its link, encrypted, and its password as Argon2id; contact cards name people. Pictures lose their metadata",
      where: database(facts),
      until:
        "it or the code that it belongs to is deleted; answers for repeated requests 24 hours; pictures until no page and no history names them",
    }),
    workspace: (facts) => ({
      what: "Workspace",
      form: "name, mail address and contact of the customer, domains, plan; address and secrets of a webhook, the secrets encrypted; of API keys a SHA-256, first and last characters, name, scopes and day of the last use",
      where: database(facts),
      until: "it is erased",
    }),
    person: (facts) => ({
      what: "Person who signs in",
      form: "name, mail address, language, password as Argon2id; of second factors the secret of an authenticator app, encrypted, recovery codes as SHA-256, and of each passkey its name, public key, identifier, count and day of the last use; the name that a sign-in provider has for the person and the session, the workspaces with role and day of the last use; of each signed-in browser a SHA-256 of its cookie, browser and system, and when it was last used; of each connected app its name and host, and a SHA-256 of its tokens. No network address and no user agent",
      where: database(facts),
      until:
        "the person deletes the account; a signed-in browser until it is signed out, 90 days at most; an app until it is disconnected or not used for 30 days, 90 days at most",
    }),
    invited: (facts) => ({
      what: "Person who is invited",
      form: "mail address, role and workspace; of the two links a SHA-256 each. No name and no network address",
      where: database(facts),
      until: "the invitation is accepted, withdrawn or replaced, seven days at most",
    }),
    audit: (facts) => ({
      what: "Who did what in a workspace",
      form: "time, action, and the ids of who did it and of what it was done with; of API keys and records also their names. No address of a network and no browser; of a person the name is looked up when it is shown",
      where: database(facts),
      until: `${days(facts.auditDays)}; the workspace is erased`,
    }),
    operator: (facts) => ({
      what: "What an operator did",
      form: "the act, the time and ids of records; of a command the operator's name on the machine, of the view at /operator the operator's id. Sessions and keys of operators as a SHA-256 each, which a restore leaves out",
      where: `${database(facts)}, and commands.log in the data folder`,
      until: `${days(facts.auditDays)}; the operator deletes the file`,
    }),
    backup: ({ offsite }) => ({
      what: "Backups",
      form: `all of the above as it was stored when one was made, ${offsite?.isSealed ? "encrypted with a key that the service does not have" : "without the service's key"}. Erased data stay in earlier backups; a restore erases them again, by ids that are kept beside the backups`,
      where: "the place of backups that the operator chose",
      until:
        offsite?.days == null
          ? "the operator removes a backup"
          : `${days(offsite.days)} after a backup was made, at most`,
    }),
  },
  conditions: {
    purpose: {
      condition: "The purpose is limited to measuring the audience, for the publisher alone",
      because: () =>
        "The program uses scans for nothing but the counts of their workspace, and sends nothing to its makers. Whether you use them for anything else is up to you.",
    },
    noTrackingAcrossSites: {
      condition: "Nobody is followed across several sites or apps",
      because: () =>
        "A visitor has another hash in each workspace and on each day. Without consent no cookie is set but that of a lock, which is the same for everybody.",
    },
    statisticsOnly: {
      condition: "Only anonymous statistics are made",
      because: ({ workspace }) =>
        workspace?.seesDevices === true
          ? "The operator granted this workspace the list of devices (deviceLog). It shows what a device did whose owner consented, which is more than statistics: have the operator revoke the grant, or rely on consent."
          : "Analytics are counts. The scan log lists single scans, in which a hash of the day stands for the visitor: make statistics of it, and nothing else.",
    },
    noCrossReferencing: {
      condition: "Data is not combined with other processing, and not handed to third parties",
      because: ({ workspace }) =>
        workspace?.hasWebhook === false
          ? "No webhook is set, so nothing is sent. Leads have no link to a visitor or a scan."
          : workspace === null
            ? "A workspace that sets a webhook has scans and leads sent to its own server. They may not be combined with other data there."
            : "A webhook sends scans and leads to your server. Do not combine them there with other data, and do not pass them on.",
    },
    information: {
      condition: "People are informed of the measurement",
      because: ({ host }) =>
        `Publish the notice below where your codes are, or on the pages that they lead to. Pages on ${host} ask for consent themselves.`,
    },
    trackerLifetime: {
      condition: "A tracker lives 13 months at most, and visits do not renew it",
      because: ({ consentDays }) =>
        `Without consent there is no tracker. Cookies after consent live ${days(consentDays)}, and visits do not renew them.`,
    },
    retention: {
      condition: "What is collected is kept for 25 months at most",
      because: ({ retentionDays }) =>
        retentionDays <= LONGEST_RETENTION
          ? `Single scans are erased after ${days(retentionDays)}. Totals stay, and identify nobody.`
          : `Single scans are kept for ${days(retentionDays)}. Set QZ_RETENTION_DAYS to ${LONGEST_RETENTION} or less.`,
    },
    review: {
      condition: "These periods are reviewed from time to time",
      because: () => "Nobody can do that for you. Write down when you last read this report.",
    },
    separatePublishers: {
      condition: "A provider processes the data of each publisher separately",
      because: () =>
        "The workspace is part of every hash, so those of two workspaces never match. No answer of the API goes beyond the workspace that asks.",
    },
    noAddressOfOnePerson: {
      condition: "No person has an address of their own, which would be tracking",
      because: () =>
        "The program can't tell for whom a code is made. A code for each poster or product is fine, one for each recipient of a letter needs consent.",
    },
  },
  verdicts: { holds: "holds", fails: "does not hold", depends: "depends on you" },
  record: ({ host, sendsMail, isWatching, workspace }, kept) =>
    [
      "Record of processing activities (GDPR, Article 30)",
      "",
      "Controller: [name, address, contact; data protection officer if there is one]",
      `Activity: measuring the scans of QR codes on ${host}, and taking leads on their pages`,
      "Purposes: counting scans; redirecting them; answering people who leave their details",
      "Legal basis: legitimate interest in counting (Article 6 (1) f); consent for device ids and leads (Article 6 (1) a)",
      "Persons: people who scan codes; people who fill in forms; customers",
      "",
      "Data, and how long it is kept:",
      ...kept.map(({ what, form, until }) => `- ${what}: ${form}. Until: ${until}.`),
      "",
      `Recipients: ${workspace?.hasWebhook === false ? "the operator of the service" : "the operator of the service; the server of a webhook"}${sendsMail ? "; the operator of the mail server" : ""}`,
      `Transfers to third countries: none by the program itself${workspace?.hasWebhook === false ? "" : "; [country of the webhook's server]"}${isWatching ? "; checks of destinations transfer no data of persons" : ""}`,
      "Security: leads are encrypted, API keys hashed, keys of visitors destroyed every day, logs without addresses; encryption in transit by the proxy",
    ].join("\n"),
  notice: ({ host, retentionDays, consentDays }) =>
    [
      `Our QR codes lead to you by way of ${host}. When you scan one, that service counts the scan: the time, the country, the kind of device, system, browser and language, where the code led, and the site of a page that you came from. It does not store your IP address.`,
      "So that a person who scans twice on a day counts once, it makes a hash of your IP address and browser under a key that is destroyed on the next day. After that nobody can link it to you.",
      `Single scans are erased after ${days(retentionDays)}. Sums remain, which identify nobody.`,
      `No cookie is set unless you agree to it on one of our pages. If you do, a random number recognises your device for up to ${days(consentDays)}. You can withdraw that on the same page at any time; the number is then erased. A browser that sends Global Privacy Control is never recognised.`,
      "Details that you send by a form are stored encrypted and used only to answer you. You may ask us what we hold of you, have it corrected or erased, and complain to a supervisory authority.",
    ].join("\n\n"),
  headings: {
    title: "Privacy of this service",
    kept: "Data that is kept",
    conditions: "Conditions for audience measurement without consent",
    record: "Text for a record of processing",
    notice: "Text for a notice",
  },
  columns: { what: "Data", form: "Form", where: "Where", until: "Until" },
};
