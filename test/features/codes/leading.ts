/** The members of a code that lead its scans, all of them set. */
export const LEADING = {
  rules: [
    { name: "phones", when: { device: ["mobile"] }, target: "https://m.museum.example/" },
    {
      name: "evenings",
      when: { hours: [{ from: "18:00", to: "02:00" }], timezone: "Europe/Berlin" },
      split: [
        { name: "a", target: "https://museum.example/a", weight: 1 },
        { name: "b", target: "https://museum.example/b", weight: 3 },
      ],
    },
  ],
  query: "pass",
  utm: { source: "poster", campaign: "Früh & spät" },
  fallback: "https://museum.example/closed",
};
