/**
 * Link types of GS1's Web Vocabulary that the tests use (https://ref.gs1.org/voc/?show=linktypes). `gs1:dpp`
 * stands in the model linkset of the suite.
 */
export const IN_VOCABULARY: readonly string[] = [
  "gs1:certificationInfo",
  "gs1:defaultLink",
  "gs1:defaultLinkMulti",
  "gs1:dpp",
  "gs1:homepage",
  "gs1:instructions",
  "gs1:pip",
  "gs1:sustainabilityInfo",
  "gs1:traceability",
];
