import { expect, test } from "bun:test";
import fc from "fast-check";
import { buildPayload } from "../../../src/qr/payload/index.ts";
import { RUNS, refused } from "./refusal.ts";

const built = (fields: object) => buildPayload("geo", fields);

test("the examples of RFC 5870 come out as there, trailing zeros aside", () => {
  expect(built({ latitude: 13.4125, longitude: 103.8667 })).toBe("geo:13.4125,103.8667");
  expect(built({ latitude: 48.201, longitude: 16.3695, altitude: 183 })).toBe("geo:48.201,16.3695,183");
  expect(built({ latitude: 66, longitude: 30, uncertainty: 6.5 })).toBe("geo:66,30;u=6.5");
  expect(built({ latitude: 66, longitude: 30, uncertainty: 0 })).toBe("geo:66,30;u=0");
});

test("at a pole the longitude is 0, for every longitude that is given", () => {
  expect(built({ latitude: 90, longitude: -22.43 })).toBe("geo:90,0");
  expect(built({ latitude: -90, longitude: 46, altitude: 2835, uncertainty: 5 })).toBe("geo:-90,0,2835;u=5");
  expect(built({ latitude: 89.999999, longitude: -22.43 })).toBe("geo:89.999999,-22.43");
});

test("coordinates at their limits are spelled", () => {
  expect(built({ latitude: -89, longitude: 180, altitude: -20_000 })).toBe("geo:-89,180,-20000");
  expect(refused("geo", { latitude: 0, longitude: 0, altitude: -20_001 })).toEqual(["/fields/altitude"]);
});

test("there is no exponent and no minus zero, which the grammar lacks", () => {
  expect(built({ latitude: -0, longitude: 1e-7 })).toBe("geo:0,0.0000001");
  expect(built({ latitude: -1e-30, longitude: -2.5e-9 })).toBe("geo:0,-0.0000000025");
});

test("coordinates off the globe are refused by field", () => {
  expect(refused("geo", { latitude: 90.0001, longitude: -180.0001 })).toEqual([
    "/fields/latitude",
    "/fields/longitude",
  ]);
  expect(refused("geo", { latitude: "52", longitude: null })).toEqual([
    "/fields/longitude",
    "/fields/latitude",
  ]);
  expect(refused("geo", { latitude: 0, longitude: 0, uncertainty: -1 })).toEqual(["/fields/uncertainty"]);
  expect(refused("geo", { latitude: Number.NaN, longitude: Number.POSITIVE_INFINITY })).toEqual([
    "/fields/latitude",
    "/fields/longitude",
  ]);
});

test("every place is spelled in the grammar of RFC 5870 and read back within a nanometre", () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
  fc.assert(
    fc.property(degrees(90), degrees(180), (latitude, longitude) => {
      const [, north, east] =
        /^geo:(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(built({ latitude, longitude })) ?? [];
      expect(Math.abs(Number(north) - latitude)).toBeLessThan(1e-14);
      expect(Math.abs(Number(east) - longitude)).toBeLessThan(1e-14);
    }),
    RUNS,
  );
});
