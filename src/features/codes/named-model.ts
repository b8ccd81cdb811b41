import { CODE_ID, SHORT_ID, text, textOrNull } from "../../kit/shared/common-members.ts";

/** The members by which a list of many codes names each. Its rows have no headline, so the name is none. */
export const NAMED_CODE = {
  id: text(CODE_ID),
  shortId: text(SHORT_ID),
  title: textOrNull("Label of the code; null for none"),
  name: text("Its title, else where it leads, else its short id"),
};
