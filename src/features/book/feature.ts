import { feature } from "../../app/feature.ts";
import { bookRoutes } from "./http/routes.ts";

/** The book at `/docs`. */
export const book = feature({
  name: "book",
  service: () => null,
  routes: ({ context: { baseUrl }, document }) => [bookRoutes(document, baseUrl)],
});
