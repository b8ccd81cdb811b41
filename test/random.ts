export { seededRandom } from "../src/shared/seeded.ts";
