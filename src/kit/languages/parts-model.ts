/** The texts of the parts of a hosted page. Weekdays, dates, times, prices and sizes come from `Intl`. */
export interface PartTexts {
  readonly menu: {
    readonly heading: string;
    readonly vegetarian: string;
    readonly vegan: string;
    readonly soldOut: string;
    /** Before the numbers of a dish's allergens, for screen readers. */
    readonly allergens: string;
    /** Over the list that says what the numbers stand for. */
    readonly legend: string;
    /** The 14 of Regulation (EU) No 1169/2011, Annex II, in its order. */
    readonly allergenNames: AllergenNames;
  };
  readonly gallery: { readonly heading: string };
  readonly audio: {
    readonly heading: string;
    readonly play: string;
    readonly chapters: string;
    readonly transcript: string;
    readonly download: string;
    /** Where a browser can't play the recording. */
    readonly fallback: string;
  };
  readonly hours: {
    readonly heading: string;
    readonly openNow: string;
    readonly closedNow: string;
    /** Today. */
    readonly opensAt: (time: string) => string;
    /** @param day - a weekday in its basic form, as `Intl` gives it: Monday. */
    readonly opensOn: (day: string, time: string) => string;
    readonly openUntil: (time: string) => string;
    /** Of a day. */
    readonly closed: string;
    /** Of a day without an end: from 00:00 to 24:00. */
    readonly allDay: string;
    /** Over days with other hours than usual. */
    readonly exceptions: string;
    /** @param place - a city: Berlin. */
    readonly zone: (place: string) => string;
  };
  readonly apps: { readonly heading: string; readonly forThis: string; readonly others: string };
  readonly location: {
    readonly heading: string;
    /** @param service - a map: Google Maps. */
    readonly open: (service: string) => string;
  };
  readonly downloads: {
    readonly heading: string;
    readonly kinds: Readonly<Record<"pdf" | "audio" | "ebook" | "other", string>>;
  };
  readonly file: { readonly open: string };
  /** Of a guided tour. */
  readonly stop: {
    /** @param number - may have letters: 12b. */
    readonly stop: (number: string) => string;
    readonly next: string;
    readonly tour: string;
  };
  readonly notice: {
    readonly where: string;
    readonly from: string;
    readonly until: string;
    readonly ended: string;
  };
  /** Codes of which everybody may take one. */
  readonly offer: {
    readonly get: string;
    readonly yours: string;
    readonly once: string;
    readonly none: string;
    readonly limited: string;
    readonly storage: string;
    readonly failed: string;
  };
  /** The menu of the languages of a page. */
  readonly languages: { readonly label: string };
  /** The link that opens the question about recognition. */
  readonly recognition: { readonly link: string };
}

export type AllergenNames = readonly [
  gluten: string,
  crustaceans: string,
  eggs: string,
  fish: string,
  peanuts: string,
  soya: string,
  milk: string,
  nuts: string,
  celery: string,
  mustard: string,
  sesame: string,
  sulphites: string,
  lupin: string,
  molluscs: string,
];
