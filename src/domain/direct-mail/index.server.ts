export { type OwnerLetters, openOwnerLetters } from "./letter/letter-thread.server.ts";
export { type Targets, targetsOf } from "./targets.server.ts";
