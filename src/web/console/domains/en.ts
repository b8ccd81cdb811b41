import { dateTime, number } from "../../lib/format.ts";
import { codesOf } from "../codes/en.ts";

export const domains = {
  title: "Domains",
  intro:
    "A code on a domain of your own has a shorter address, without /r/. So its symbol often has fewer modules, and scans from further away at the same size.",
  none: "This workspace has no domain yet.",
  how: "More about domains",
  host: "New domain",
  hostHint: "A name that you can set up, such as qr.museum.example",
  hostEmpty: "Enter a name such as qr.museum.example.",
  add: "Add",
  added: (host: string) => `${host} was added. Now set its two records.`,
  verified: "Verified",
  pending: "Waiting for its records",
  codes: codesOf,
  waiting: (count: number) => `Waiting for this domain to be verified: ${codesOf(count)} of an archive.`,
  record: "Set these two records where your domain is managed, then have them checked:",
  proof: "This one shows that the domain is yours. Keep it:",
  way: "This one leads scans to this service:",
  recordName: "Name",
  recordValue: "Value",
  check: "Check now",
  checking: "Looking the record up …",
  checkedNow: (time: string) => `Not there yet (checked ${time})`,
  checksOn:
    "New records can take some minutes. It is checked again every 30 seconds while this page is open.",
  isVerified: (host: string) => `${host} is verified: codes can be made on it now.`,
  checked: (iso: string) => `Last looked up ${dateTime(iso)}`,
  disabled:
    "The operator of this service has switched this domain off: all of it says that it is switched off.",
  listed: (host: string, list: string) =>
    `Nothing leads to ${host} any more, because the list ${list} of this service names it. It is undone when the name leaves the list, or when you enter another address.`,
  warning: "Its record was not found at the last check. Codes keep working. Set the record again:",
  home: "The address without a path leads to",
  notFound: "Unknown addresses lead to",
  edit: "Settings",
  editTitle: (host: string) => `Settings of ${host}`,
  homeHint: "Without one, a small page is shown.",
  notFoundHint: "For typing mistakes and codes that never were. Without one, a small page is shown.",
  gs1: "Answers GS1 addresses",
  gs1Hint: (host: string) =>
    `A code of a product can then stand at its GTIN: https://${host}/01/09521234543213`,
  apps: "Links that open an app",
  apple: "iPhone: apple-app-site-association",
  appleHint: "The JSON that your app's developer gives you.",
  android: "Android: assetlinks.json",
  notJson: "This is not JSON.",
  appleObject: "This must be a JSON object: { … }",
  androidList: "This must be a JSON list: [ … ]",
  save: "Save",
  saved: "Saved.",
  cancel: "Cancel",
  remove: "Delete",
  removeTitle: (host: string) => `Delete ${host}?`,
  removeText: "Nothing more is answered at this name. You can add it again later, with another record.",
  removed: (host: string) => `${host} was deleted.`,
  inUse: (count: number) =>
    count === 1
      ? "1 code is on this domain. Delete it first."
      : `${number(count)} codes are on this domain. Delete them first.`,
  more: "Show more domains",
  shown: (count: number) => `${number(count)} shown`,
  choose: "Domain of the code",
  chooseHint: "It is part of the printed address, so it can't be changed later.",
  service: (host: string) => `${host} (this service)`,
};
