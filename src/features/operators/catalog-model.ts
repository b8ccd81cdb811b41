import { type Static, Type } from "@sinclair/typebox";
import { count, idOf, text, textOrNull, time } from "../../kit/shared/common-members.ts";
import { named } from "../../kit/shared/schema.ts";

export const OperatorLogos = Type.Object(
  {
    logos: Type.Array(
      Type.Object({
        id: text("Id of the logo"),
        name: text("Its name"),
        format: text("svg or png"),
        addedAt: time("When it was imported"),
      }),
      { description: "Logos that the command imported" },
    ),
  },
  named("OperatorLogos"),
);
export type OperatorLogos = Static<typeof OperatorLogos>;

export const OperatorImage = Type.Object(
  {
    id: idOf("img", "Id of the picture"),
    tenantId: idOf("ten", "Id of its workspace"),
    width: count("Pixels"),
    height: count("Pixels"),
    bytes: count("Bytes of the workspace's space"),
    codes: Type.Array(Type.String(), { description: "Codes whose pages show it, at most a hundred" }),
  },
  named("OperatorImage"),
);
export type OperatorImage = Static<typeof OperatorImage>;

export const OperatorFile = Type.Object(
  {
    id: idOf("file", "Id of the file"),
    tenantId: idOf("ten", "Id of its workspace"),
    type: text("Media type, by its content"),
    bytes: count("Its size"),
    title: textOrNull("Name of the file for people; null without one"),
    codes: Type.Array(Type.String(), { description: "Codes whose pages name it, or did, at most a hundred" }),
  },
  named("OperatorFile"),
);
export type OperatorFile = Static<typeof OperatorFile>;
