import { addCopyButtons } from "./book/copy.ts";
import { addTabs } from "./book/samples.ts";

addTabs(document);
addCopyButtons(document);
