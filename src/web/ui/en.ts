export const ui = {
  close: "Close",
  cancel: "Cancel",
  dismiss: "Dismiss",
  optional: "optional",
  copy: "Copy",
  copied: "Copied",
  tryAgain: "Try again",
  loading: "Loading",
  offline: "You are offline. Everything continues once the connection is back.",
  noAnswer: "The service does not answer. What you typed is kept: try again in a moment.",
  goesOn: "The service does not answer. What you typed is kept; this goes on as soon as it does.",
  roleMayNot: "Your role in this workspace does not allow that. An owner or admin can give you another one.",
  mayNot: "This key may not do that. Ask whoever gave it to you for one that may.",
  unexpected: "Something went wrong. Try again, or reload the page.",
  tooMany: (seconds: number) =>
    `Too many requests. Try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
  limited: (seconds: number) =>
    `Many requests in a short time. It continues in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
  storage: "The service cannot reach its storage at the moment. Try again shortly.",
  errors: (count: number) =>
    count === 1 ? "One thing needs your attention" : `${count} things need your attention`,
  httpsAdded: "https:// was put before it.",
  language: "Language",
  pickColor: "Pick a colour",
  show: "Show",
  hide: "Hide",
};

export const lists = {
  lockedTitle: "Your plan does not include this",
  toPlan: "Plan and voucher",
  noCode: "There is no such code",
  noCodeText: "It was deleted, or it belongs to another workspace.",
  toCodes: "To your codes",
  readingMore: "Loading more",
  preparing: "Preparing the file",
  stop: "Stop",
  saved: (name: string) => `${name} is in your downloads`,
  tryAgain: "Try again",
};

export const zones = {
  usual: "Yours, and often used",
  Africa: "Africa",
  America: "America",
  Asia: "Asia",
  Atlantic: "Atlantic",
  Australia: "Australia",
  Europe: "Europe",
  Indian: "Indian Ocean",
  Pacific: "Pacific",
  other: "Elsewhere",
};
