import { feature } from "../../app/feature.ts";
import { SECTIONS } from "../book/contents.ts";
import { VERSION } from "../../version.ts";
import { agentRoutes } from "./http/routes.ts";

/** The API as tools for agents. */
export const agents = feature({
  name: "agents",
  service: () => null,
  routes: ({ context: { baseUrl, log }, gate, api }) => [
    agentRoutes({ gate, api, docs: SECTIONS, baseUrl, version: VERSION, log }),
  ],
});
