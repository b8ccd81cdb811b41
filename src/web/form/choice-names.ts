import { useTexts } from "../texts/texts.ts";

/** Names of the choices in a code's fields. A choice without a name is shown as it is. */

const STORES = {
  apple: "App Store (Apple)",
  google: "Google Play",
  microsoft: "Microsoft Store",
  huawei: "AppGallery (Huawei)",
  samsung: "Galaxy Store (Samsung)",
  amazon: "Amazon Appstore",
  fdroid: "F-Droid",
  bitcoin: "Bitcoin",
  litecoin: "Litecoin",
  bitcoincash: "Bitcoin Cash",
  dogecoin: "Dogecoin",
  dash: "Dash",
  ethereum: "Ethereum",
};

/** The names in the app's language. */
export function useChoiceNames(): Readonly<Record<string, string>> {
  return { ...STORES, open: useTexts("form").openNetwork };
}
