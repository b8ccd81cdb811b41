export const form = {
  openNetwork: "Open, no password",
  addressHint: "A web address; https:// may be left out",
  more: "More fields",
  choose: "Choose …",
  standard: (name: string) => (name === "" ? "Not given" : `${name} (standard)`),
  wholeDay: "Whole day",
  lastDay: "The last day of the event",
  anyZone: "The reader's own time zone",
  zoneHint: "Of start and end, where they have a time",
  add: "Add",
  remove: "Remove",
  entry: (at: number) => `Entry ${at}`,
};
