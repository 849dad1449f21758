export { type OwnerLetters, openOwnerLetters } from "./letter/letter-thread.server.ts";
export { targetsOf } from "./targets.server.ts";
