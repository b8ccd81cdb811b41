import { feature } from "../../app/feature.ts";
import { DAY } from "../../kit/shared/clock.ts";

/** Age from which a picture is erased that nothing names: its sender may still be writing the page. */
const DRAFT_TIME = DAY;

/** Erases pictures that nothing names. */
export const imageChores = feature({
  name: "chores of pictures",
  service: () => null,
  chores: ({ stores }) => [
    { name: "pictures", step: (rows, now) => stores.images.eraseUnnamed(now - DRAFT_TIME, rows) },
  ],
});
