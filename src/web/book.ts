import { addCopyButtons } from "./book/copy.ts";
import { showCurrentPage } from "./book/contents.ts";
import { addKeyButtons } from "./book/key.ts";
import { addTabs } from "./book/samples.ts";
import { addSearch } from "./book/search-field.ts";

showCurrentPage(document.querySelector<HTMLElement>(".sections"));
const search = document.querySelector("[data-search]");
if (search) addSearch(search, document.body.dataset["root"] ?? "./");
addTabs(document);
addCopyButtons(document);
addKeyButtons(document);
