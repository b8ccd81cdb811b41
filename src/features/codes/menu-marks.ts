import type { Landing } from "./landing.ts";
import type { PartOf } from "./part-models.ts";
import { partId } from "./traits.ts";
import type { Marked } from "./sold-out-model.ts";

type Menu = PartOf<"menu">;
type Dish = Menu["sections"][number]["dishes"][number];

/**
 * A page with dishes marked as sold out, or no longer so.
 * @returns `null` where there is no such menu, or another dish at the place.
 */
export function marked(landing: Landing | null, which: Marked, soldOut: boolean): Landing | null {
  if (landing === null) return null;
  let found = false;
  const parts = (landing.parts ?? []).map((part) => {
    if (part.type !== "menu" || (which.part !== null && partId(part) !== which.part)) return part;
    return withDishes(part, (dish, section, place) => {
      if ("name" in which && (section !== which.section || place !== which.dish || dish.name !== which.name))
        return dish;
      found = true;
      return markedDish(dish, soldOut);
    });
  });
  return found ? { ...landing, parts } : null;
}

function withDishes(menu: Menu, change: (dish: Dish, section: number, place: number) => Dish): Menu {
  return {
    ...menu,
    sections: menu.sections.map((section, s) => ({
      ...section,
      dishes: section.dishes.map((dish, d) => change(dish, s, d)),
    })),
  };
}

/** A dish that is not sold out has no mark, as it was before its first one. */
function markedDish({ soldOut: _, ...dish }: Dish, soldOut: boolean): Dish {
  return soldOut ? { ...dish, soldOut } : dish;
}
