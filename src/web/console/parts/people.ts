/** The views of people, which are loaded together. */
export { View as Account } from "../account/View.tsx";
export { RecoveryCodes } from "../account/RecoveryCodes.tsx";
export { View as Audit } from "../audit/View.tsx";
export { View as Members } from "../members/View.tsx";
export { FactorMissing } from "../person/FactorMissing.tsx";
export { COMMON } from "./common.ts";
