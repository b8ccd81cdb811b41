import { type Static, Type } from "@sinclair/typebox";
import { oneOf } from "../../kit/shared/schema.ts";
import { closed, requiredLineField } from "./fields.ts";
import { type Explanation, explain } from "../../kit/shared/reasons.ts";
import { Problems } from "./problems.ts";
import { defineType } from "./type.ts";

const Fields = Type.Object(
  {
    store: oneOf(["apple", "google", "microsoft", "huawei", "samsung", "amazon", "fdroid"], {
      title: "Store",
      description: "Where the app is offered",
    }),
    id: requiredLineField("Id", 200, {
      description: "The app's number, package name or product id, as the store's own address has it",
      examples: ["org.mozilla.firefox", "989804926"],
    }),
  },
  closed,
);

interface Store {
  readonly id: RegExp;
  readonly rule: Explanation;
  readonly address: (id: string) => string;
}

const PACKAGE: Omit<Store, "address"> = {
  // Android's rule for an application id: two or more segments, each begun by a letter.
  id: /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/,
  rule: explain("app_package"),
};

const STORES: Record<Static<typeof Fields>["store"], Store> = {
  apple: {
    id: /^(?:id)?\d{6,12}$/,
    rule: explain("app_number_apple"),
    address: (id) => `https://apps.apple.com/app/id${id.replace("id", "")}`,
  },
  google: { ...PACKAGE, address: (id) => `https://play.google.com/store/apps/details?id=${id}` },
  microsoft: {
    id: /^[A-Za-z\d]{12,14}$/,
    rule: explain("app_product_microsoft"),
    address: (id) => `https://apps.microsoft.com/detail/${id}`,
  },
  huawei: {
    id: /^C?\d{6,12}$/,
    rule: explain("app_number_huawei"),
    address: (id) => `https://appgallery.huawei.com/app/C${id.replace("C", "")}`,
  },
  samsung: { ...PACKAGE, address: (id) => `https://galaxystore.samsung.com/detail/${id}` },
  amazon: {
    id: /^[A-Z\d]{10}$/,
    rule: explain("app_asin"),
    address: (id) => `https://www.amazon.com/dp/${id}`,
  },
  fdroid: { ...PACKAGE, address: (id) => `https://f-droid.org/packages/${id}/` },
};

/**
 * An app in a store. A code holds one address, so it names one store. To choose the store by the phone that scans, use
 * a dynamic code with a landing page.
 */
export const app = defineType({
  type: "app",
  name: "App",
  description: "Opens an app's page in its store.",
  fields: Fields,
  example: { store: "google", id: "org.mozilla.firefox" },
  payload({ store, id }) {
    const { id: form, rule, address } = STORES[store];
    const typed = id.trim();
    const problems = new Problems();
    if (!form.test(typed)) problems.note("id", rule);
    problems.settle();
    return address(typed);
  },
});
