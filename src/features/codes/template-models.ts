import { type Static, Type } from "@sinclair/typebox";
import { line, WEB, webAddress } from "./address-models.ts";
import { LANDING_LENGTHS as MOST } from "./constants.ts";

/** The content of single templates: a stop of a guide, a notice, an offer. */

const closed = { additionalProperties: false } as const;

export const Stop = Type.Object(
  {
    number: Type.Optional(line(MOST.stopNumber, "Number of the stop, such as 7 or 12b")),
    tour: Type.Optional(line(MOST.tour, "Name of the tour")),
    next: Type.Optional(
      Type.Object(
        {
          title: line(MOST.tour, "Name of the next stop"),
          url: Type.Optional(webAddress("a whole http or https address", WEB)),
          shortId: Type.Optional(line(64, "Short id of the next stop's code, in place of url")),
        },
        { ...closed, description: "The next stop: a title, and either url or shortId" },
      ),
    ),
  },
  { ...closed, description: "Of the template guide: the place of this stop in a tour" },
);

/** A day, or a minute of one, in the calendar of the place. */
const moment = (description: string) =>
  Type.Optional(
    Type.String({
      pattern: "^\\d{4}-\\d{2}-\\d{2}(?:T(?:[01]\\d|2[0-3]):[0-5]\\d)?$",
      description,
    }),
  );

export const Notice = Type.Object(
  {
    where: Type.Optional(line(MOST.where, "Where it holds")),
    from: moment("a day such as 2026-12-24, or a time such as 2026-12-24T18:00"),
    until: moment("a day such as 2026-12-24, or a time such as 2026-12-24T18:00; the day is the last one"),
    zone: Type.Optional(line(64, "Time zone of the place, of the IANA database; UTC by default")),
  },
  { ...closed, description: "Of the template notice: where something holds, and from when until when" },
);
export type Notice = Static<typeof Notice>;

export const Offer = Type.Object(
  {
    code: Type.Optional(line(MOST.offerCode, "A code that everybody is shown")),
    codes: Type.Optional(
      Type.Array(line(MOST.offerCode, "A code that is given once"), {
        minItems: 1,
        maxItems: MOST.offerCodes,
        uniqueItems: true,
        description: "Codes of which each press of a button gives the next, each once",
      }),
    ),
  },
  { ...closed, description: "Of the template offer: either code or codes, in place of the text of the code" },
);
