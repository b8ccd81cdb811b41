export const privacy = {
  title: "Privacy",
  kept: "Data that is kept",
  where: "Where",
  until: "Until",
  conditions: "Counting without consent",
  conditionsText:
    "The conditions of the French CNIL and of the European EDPB, one by one. Other countries may ask for more.",
  holds: "holds",
  fails: "does not hold",
  depends: "depends on you",
  record: "For your record of processing",
  notice: "For a notice to people who scan",
};
