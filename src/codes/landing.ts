import { type Static, Type } from "@sinclair/typebox";
import { oneOf } from "../shared/schema.ts";

const closed = { additionalProperties: false } as const;

const Color = Type.String({ pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$", description: "#rgb or #rrggbb" });

function address(description: string, schemes: string) {
  return Type.String({ maxLength: 2_048, pattern: `^(?:${schemes}):\\S+$`, description });
}

export const LANDING_TEMPLATES = ["action", "profile", "links", "offer", "event", "lead"] as const;
export const LEAD_FIELDS = ["email", "name", "phone", "company", "message"] as const;

/** A hosted landing page: the contract's section 10. */
export const Landing = Type.Object(
  {
    template: oneOf(LANDING_TEMPLATES),
    headline: Type.String({ minLength: 1, maxLength: 200 }),
    text: Type.Optional(Type.String({ maxLength: 5_000 })),
    cta: Type.Optional(Type.Object({ label: Type.String({ minLength: 1, maxLength: 80 }) }, closed)),
    lead: Type.Optional(
      Type.Object(
        {
          ask: Type.Array(oneOf(LEAD_FIELDS), { minItems: 1, maxItems: 5, uniqueItems: true }),
          submitLabel: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
          consentText: Type.String({ minLength: 1, maxLength: 2_000 }),
        },
        closed,
      ),
    ),
    links: Type.Optional(
      Type.Array(
        Type.Object(
          {
            label: Type.String({ minLength: 1, maxLength: 120 }),
            url: address("http, https, mailto or tel", "https?|mailto|tel"),
          },
          closed,
        ),
        { maxItems: 50 },
      ),
    ),
    theme: Type.Optional(
      Type.Object({ accent: Type.Optional(Color), background: Type.Optional(Color) }, closed),
    ),
    logo: Type.Optional(Type.Object({ id: Type.String({ minLength: 1, maxLength: 128 }) }, closed)),
    legal: Type.Optional(
      Type.Object(
        {
          imprintUrl: Type.Optional(address("http or https", "https?")),
          privacyUrl: Type.Optional(address("http or https", "https?")),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type Landing = Static<typeof Landing>;
