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
  noAnswer: "No answer came. Check your connection, then try again.",
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
  toAccount: "Plan and voucher",
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
