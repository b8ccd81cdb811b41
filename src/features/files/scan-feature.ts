import { openFilesPlace } from "../../app/files-place.ts";
import { feature } from "../../app/feature.ts";
import { fileChores } from "./chores.ts";

/** Erases bytes of files that are gone, or that never came whole. */
export const filesChores = feature({
  name: "chores of files",
  service: () => null,
  chores: ({ stores, settings }) => fileChores(stores.files, openFilesPlace(settings)),
});
