export { seededRandom } from "../src/kit/shared/seeded.ts";
