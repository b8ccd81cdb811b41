import { Type } from "@sinclair/typebox";
import { orNull } from "../../kit/shared/schema.ts";

/** Hosts that are on lists, as a record has them. @param description - says what is left out. */
export const listedHosts = (description: string) =>
  orNull(
    Type.Record(Type.String(), Type.String(), {
      description: `Hosts that the operator blocks, each with its list: ${description}`,
    }),
  );

/** The refusals of a target that is given. */
export const TARGET_PROBLEMS = ["target_invalid", "target_blocked"] as const;
