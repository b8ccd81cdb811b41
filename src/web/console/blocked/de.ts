import type * as en from "./en.ts";

export const blocked: typeof en.blocked = {
  code: {
    operator:
      "Dieser Code ist gesperrt. Wer ihn scannt, erfährt das, und nur der Betreiber kann es aufheben.",
    list: "Dieser Code ist gesperrt. Wer ihn scannt, erfährt das. Die Sperre endet von selbst, kurz nachdem die Adresse von der Liste verschwunden ist oder der Code woanders hinführt.",
  },
  workspace: (name) =>
    `Der Arbeitsbereich „${name}“ ist gesperrt. Seine Codes sagen das, verloren ist nichts. Nur der Betreiber kann es aufheben.`,
  why: "Warum",
  reasons: {
    phishing: "Phishing: Unter fremdem Namen wird nach Daten gefragt",
    malware: "Schadsoftware: Das Ziel verbreitet Software, die Schaden anrichtet",
    spam: "Spam: Er wird unverlangt verbreitet",
    rights: "Rechte anderer sind verletzt",
    other: "Verstoß gegen das Gesetz oder die Bedingungen dieses Dienstes",
    list: "Eine Liste gefährlicher Adressen nennt das Ziel",
  },
  since: (when) => `seit ${when}`,
  object: {
    operator: "Halten Sie das für falsch, sagen Sie es dem Betreiber.",
    list: "Halten Sie die Liste für falsch, sagen Sie es dem Betreiber. Sofort endet die Sperre dadurch nicht.",
  },
  listed: (host, list) =>
    `${host} steht auf der Liste ${list}: Kein Scan führt dorthin, und die Seite des Codes verlinkt es nicht.`,
  listedEnds:
    "Das endet von selbst, kurz nachdem der Host von der Liste verschwunden ist oder Sie die Adresse geändert haben.",
  short: "Gesperrt",
};
