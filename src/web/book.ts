import { addCopyButtons } from "./book/copy.ts";
import { showCurrentPage } from "./book/contents.ts";
import { addKeyButtons } from "./book/key.ts";
import { addTabs } from "./book/samples.ts";
import { addSearch } from "./book/search-field.ts";

showCurrentPage(document.querySelector<HTMLElement>(".sections"));
const search = document.querySelector("[data-search]");
if (search) addSearch(search, document.body.dataset["root"] ?? "./");
addTabs(document);
// Only pages of the reference have forms to try operations.
if (document.querySelector(".try"))
  void import("./book/try-it.ts").then(({ addTryForms }) =>
    addTryForms(document, document.body.dataset["root"] ?? "./"),
  );
addCopyButtons(document);
addKeyButtons(document);
