import { codesOf } from "../codes/en.ts";

export const plain = {
  tracked: "Tracked",
  plain: "Plain",
  newCode: "New plain code",
  intro:
    "A plain code holds its content itself. It needs no internet, is not counted, and can't be changed once it is printed.",
  searchHint: "Title, campaign or content",
  open: "Not printed",
  printed: "Printed",
  emptyTitle: "Your first plain code",
  print: "Labels",
  printMore: (count: number) => `Labels, with the ${codesOf(count)} chosen before`,
  removeTitle: (name: string) => `Delete “${name}”?`,
  removeText: "Printed symbols go on working, because a plain code needs no service.",
  toList: "To your plain codes",
  make: "Keep this code",
  saved: "Saved. What is printed already stays as it is.",
  whether: "Is it printed?",
  got: "You have a file of it. Paper does not change, even if you change the code here.",
  itIsPrinted: "It is printed",
  closed: "Its content stays as it is, because it is on paper. A new look is for later prints.",
  notPrinted: "It is not printed after all",
  hint_wifi:
    "Phones do not join by themselves, and need the internet first. For a code that joins: make a plain one.",
  hint_vcard:
    "Phones do not save the contact by themselves, and need the internet first. For a code that offers to save it: make a plain one.",
  hint_event:
    "Phones do not open their calendar by themselves, and need the internet first. For a code that offers the date: make a plain one.",
  hint_other: "This code leads to a web address. For one that holds the content itself: make a plain one.",
  makePlain: "Make a plain one",
};
