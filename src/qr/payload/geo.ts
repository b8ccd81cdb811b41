import { Type } from "@sinclair/typebox";
import { plainDecimal } from "./decimal.ts";
import { closed } from "./fields.ts";
import { defineType } from "./type.ts";

const Fields = Type.Object(
  {
    latitude: Type.Number({
      title: "Latitude",
      description: "Degrees, north is positive",
      minimum: -90,
      maximum: 90,
    }),
    longitude: Type.Number({
      title: "Longitude",
      description: "Degrees, east is positive; at a pole 0 is written",
      minimum: -180,
      maximum: 180,
    }),
    altitude: Type.Optional(
      Type.Number({
        title: "Altitude",
        description: "Metres above the WGS-84 ellipsoid",
        minimum: -20_000,
        maximum: 1_000_000_000,
      }),
    ),
    uncertainty: Type.Optional(
      Type.Number({
        title: "Uncertainty",
        description: "Metres around the place",
        minimum: 0,
        maximum: 50_000_000,
      }),
    ),
  },
  closed,
);

/** Degrees of a pole's latitude. Every longitude names the same place there, and the one to write is 0 (RFC 5870, 3.4.2). */
const POLE = 90;

/** A place: a geo URI in WGS-84 (RFC 5870). */
export const geo = defineType({
  type: "geo",
  name: "Place",
  description: "Shows a place on a map.",
  fields: Fields,
  example: { latitude: 52.516272, longitude: 13.377722 },
  payload({ latitude, longitude, altitude, uncertainty }) {
    const east = Math.abs(latitude) === POLE ? 0 : longitude;
    const coordinates = [latitude, east, altitude].filter((number) => number !== undefined);
    const place = `geo:${coordinates.map(plainDecimal).join(",")}`;
    return uncertainty === undefined ? place : `${place};u=${plainDecimal(uncertainty)}`;
  },
});
