/** The pages of links: few people open one, and only once. */
export { Address } from "../links/Address.tsx";
export { Invitation } from "../links/Invitation.tsx";
export { Reset } from "../links/Reset.tsx";
