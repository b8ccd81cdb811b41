import { feature } from "../../app/feature.ts";
import { admission } from "../../app/admission-feature.ts";
import { commit, VERSION } from "../../version.ts";
import { drawings } from "../drawings/feature.ts";
import { createPictures } from "./http/pictures.ts";
import { pictureRoutes } from "./http/routes.ts";

/** Drawings by address. */
export const pictureAddresses = feature({
  name: "picture addresses",
  async service({ context: { settings }, use }) {
    const gate = await use(admission);
    return createPictures({
      gate,
      limit: gate.limiter("generate", settings.limits.generate),
      drawings: await use(drawings),
      version: () => `${VERSION} ${commit() ?? ""}`,
    });
  },
  routes: ({ service }) => pictureRoutes(service),
});
