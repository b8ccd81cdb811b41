export const pageFigures = {
  languages: "Languages of the page",
  views: "Views",
  offers: "Offer codes taken",
};
