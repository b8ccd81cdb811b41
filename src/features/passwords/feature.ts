import { availableParallelism } from "node:os";
import { feature } from "../../app/feature.ts";
import { boundsFor, createHasher } from "./hasher.ts";
import { meterHashing } from "./metrics.ts";
import { createPasswords } from "./passwords.ts";

/** Passwords, hashed in turns beside scans. */
export const passwords = feature({
  name: "passwords",
  service({ context: { settings } }) {
    const hasher = createHasher(boundsFor(availableParallelism()));
    return { hasher, ...createPasswords(hasher, settings.passwords) };
  },
  meter: (metrics, { hasher }) => meterHashing(metrics, hasher),
});
