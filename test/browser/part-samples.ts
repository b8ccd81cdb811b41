import type { PartOf } from "../../src/features/codes/part-models.ts";

/** Parts of pages as people write them. */

export const CAFE_TEXT = {
  type: "text",
  title: "About us",
  markdown:
    "## Since 1902\n\nThe house was a **customs office**. Today we roast *our own* coffee.\n\n" +
    "- Breakfast until noon\n- Cake from the oven\n\n" +
    "### How to book\n\n1. Write to [the desk](mailto:desk@cafe.example)\n2. Or call [+49 30 901820](tel:+4930901820)\n\n" +
    "> The best cake on the river.\n\n---\n\nMore on [our site](https://cafe.example/).",
} satisfies PartOf<"text">;

export const CAFE_HOURS = {
  type: "hours",
  zone: "Europe/Berlin",
  weekly: {
    tue: [
      { from: "09:00", to: "12:00" },
      { from: "13:00", to: "18:00" },
    ],
    wed: [{ from: "09:00", to: "18:00" }],
    thu: [{ from: "09:00", to: "18:00" }],
    fri: [{ from: "09:00", to: "02:00" }],
    sat: [{ from: "10:00", to: "24:00" }],
    sun: [{ from: "10:00", to: "17:00" }],
  },
  exceptions: [
    { from: "2026-12-24", to: "2026-12-26", hours: [], note: "Christmas" },
    { from: "2026-12-31", hours: [{ from: "18:00", to: "03:00" }], note: "New Year's Eve" },
    { from: "2027-01-01", to: "2027-01-06", hours: [] },
  ],
  note: "The kitchen closes half an hour before.",
} satisfies PartOf<"hours">;

type Dish = PartOf<"menu">["sections"][number]["dishes"][number];

const cup = (name: string, small: number, large?: number, more: Omit<Dish, "name"> = {}): Dish => ({
  name,
  prices:
    large === undefined
      ? [{ amount: small }]
      : [
          { amount: small, label: "small" },
          { amount: large, label: "large" },
        ],
  ...more,
});
const plate = (name: string, amount: number, text?: string, more: Omit<Dish, "name"> = {}): Dish => ({
  name,
  ...(text === undefined ? {} : { text }),
  prices: [{ amount }],
  ...more,
});

/** A menu of forty dishes. */
export const CAFE_MENU = {
  type: "menu",
  currency: "EUR",
  sections: [
    {
      title: "Coffee and tea",
      text: "Oat milk is free.",
      dishes: [
        cup("Espresso", 2.4, 3.2),
        cup("Cappuccino", 3.4, 4.2, { allergens: [7] }),
        cup("Flat white", 3.8, undefined, { allergens: [7] }),
        cup("Latte macchiato", 4.2, undefined, { allergens: [7] }),
        cup("Filter coffee", 2.8, 3.6),
        cup("Hot chocolate", 3.9, 4.6, { allergens: [6, 7] }),
        cup("Black tea", 3.2),
        cup("Green tea", 3.2),
        cup("Fresh mint", 3.4),
        cup("Chai latte", 4.4, undefined, { allergens: [7] }),
      ],
    },
    {
      title: "Breakfast",
      dishes: [
        plate("Bread basket", 5.5, "Butter, jam", { allergens: [1, 7], diet: "vegetarian" }),
        plate("Harbour breakfast", 14.5, "Smoked fish, egg, rye bread", { allergens: [1, 3, 4] }),
        plate("Porridge", 7.2, "Oats, apple, walnut", { allergens: [1, 8], diet: "vegan" }),
        plate("Shakshuka", 11.8, "Two eggs, flat bread", { allergens: [1, 3], diet: "vegetarian" }),
        plate("Granola", 7.9, "Yoghurt, berries", { allergens: [1, 7, 8], diet: "vegetarian" }),
        plate("Avocado on rye", 9.8, undefined, { allergens: [1, 11], diet: "vegan" }),
        plate("Boiled egg", 1.9, undefined, { allergens: [3], diet: "vegetarian" }),
        plate("Croissant", 2.6, undefined, { allergens: [1, 3, 7], soldOut: true }),
      ],
    },
    {
      title: "Lunch",
      text: "From noon to three.",
      dishes: [
        plate("Soup of the day", 6.5, "With sourdough bread", { allergens: [1, 9], diet: "vegan" }),
        plate("Fish soup", 9, "Zander, saffron, potatoes", { allergens: [4, 7, 9], soldOut: true }),
        plate("Beetroot salad", 10.5, "Goat cheese, walnuts", { allergens: [7, 8], diet: "vegetarian" }),
        plate("Lentil stew", 9.8, undefined, { allergens: [9, 10], diet: "vegan" }),
        plate("Quiche", 9.5, "Leek, side salad", { allergens: [1, 3, 7], diet: "vegetarian" }),
        plate("Meatballs", 12.8, "Mashed potatoes, capers", { allergens: [1, 3, 7] }),
        plate("Potatoes and curd", 8.9, "Linseed oil", { allergens: [7], diet: "vegetarian" }),
        plate("Mussels", 15.5, "White wine, fries", { allergens: [12, 14] }),
      ],
    },
    {
      title: "Cake",
      dishes: [
        plate("Cheesecake", 4.6, undefined, { allergens: [1, 3, 7], diet: "vegetarian" }),
        plate("Apple crumble", 4.2, undefined, { allergens: [1], diet: "vegan" }),
        plate("Carrot cake", 4.4, undefined, { allergens: [1, 3, 8], diet: "vegetarian" }),
        plate("Poppy seed slice", 4, undefined, { allergens: [1, 3, 7], diet: "vegetarian" }),
        plate("Brownie", 3.8, undefined, { allergens: [3, 6, 8], diet: "vegetarian" }),
        plate("Lemon tart", 4.8, undefined, { allergens: [1, 3, 7], diet: "vegetarian" }),
      ],
    },
    {
      title: "Cold drinks",
      dishes: [
        cup("Still water", 2.6, 4.9),
        cup("Sparkling water", 2.6, 4.9),
        cup("Apple juice", 3.2, 4.8),
        cup("Rhubarb spritzer", 3.4, 5),
        cup("Home-made lemonade", 4.2),
        cup("Iced coffee", 4.8, undefined, { allergens: [7] }),
        cup("Pilsner", 3.2, 4.4, { allergens: [1] }),
        cup("White wine", 5.2, undefined, { allergens: [12] }),
      ],
    },
  ],
} satisfies PartOf<"menu">;
