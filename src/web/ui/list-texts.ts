import { defineTexts } from "../lib/texts.ts";

export const texts = defineTexts({
  en: {
    lockedTitle: "Your plan does not include this",
    toAccount: "Plan and voucher",
    noCode: "There is no such code",
    noCodeText: "It was deleted, or it belongs to another workspace.",
    toCodes: "To your codes",
    readingMore: "Loading more",
    preparing: "Preparing the file",
    stop: "Stop",
    saved: (name: string) => `${name} is in your downloads`,
    tryAgain: "Try again",
  },
  de: {
    lockedTitle: "Ihr Tarif enthält das nicht",
    toAccount: "Tarif und Gutschein",
    noCode: "Diesen Code gibt es nicht",
    noCodeText: "Er wurde gelöscht oder gehört zu einem anderen Arbeitsbereich.",
    toCodes: "Zu Ihren Codes",
    readingMore: "Mehr wird geladen",
    preparing: "Datei wird vorbereitet",
    stop: "Abbrechen",
    saved: (name: string) => `${name} liegt in Ihren Downloads`,
    tryAgain: "Erneut versuchen",
  },
});
