export const studio = {
  pageTitle: "Quietzone – QR codes that scan",
  title: "QR codes that scan",
  claim: "Every code you make here is checked: it scans, on screen and in print. No account, no tracking.",
  console: "Console",
  docs: "Docs",
  skip: "Skip to content",
  copyLink: "Copy link",
  linkCopied: "Copied. The link holds the whole design, and no server reads it.",
  linkWithPassword: "Copied. Anyone with the link can read the password in it.",
  linkWithoutLogo: "Copied, but without your own logo: it is too large for a link.",
  copyFailed: "The browser does not allow copying. The address of this page is the link.",
  reset: "Clear the form",
  resetDone: "Form cleared.",
  brokenLink: "This link holds no design that can be read, so you start with an empty one.",
  tracked: "Would you like to know how often it is scanned, or change where it leads after printing?",
  trackedLink: "Make a tracked code in the console",
  fillFirst: "Fill in the form first, then download.",
};

export const recent = {
  open: "Recent designs",
  title: "Your recent designs",
  where: "Only this browser keeps them, without passwords.",
  forget: "Forget all",
  forgotten: "All recent designs are forgotten.",
  undo: "Undo",
};

export const print = {
  title: "Print it",
  piece: "What to print",
  tent: "Tent",
  poster: "Poster",
  cards: "Cards",
  tentOn: (paper: string) => `On ${paper}, folded in the middle.`,
  posterOn: (paper: string) => `On ${paper}, as large as the page.`,
  cardsOn: (paper: string) => `On ${paper}, ten with marks to cut.`,
  line: "Line below the code",
  headline: "Headline",
  get: "Get the PDF to print",
};
