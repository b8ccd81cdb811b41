import { feature } from "../../app/feature.ts";
import { redirects, scanning } from "../scans/scan-feature.ts";
import { createGs1Answers } from "./http/resolve.ts";

/** Answers GS1 Digital Links. */
export const gs1Links = feature({
  name: "GS1 links",
  async service({ context: { settings, baseUrl }, use }) {
    const { names, resolver } = await use(scanning);
    const { follow, limit, missLimit } = await use(redirects);
    const contact = settings.securityContact;
    return createGs1Answers({ names, resolver, follow, limit, missLimit, baseUrl, contact });
  },
});
