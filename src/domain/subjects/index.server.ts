export { chomeAt, findSubject } from "./find-subject.server.ts";
export { buildingKeyOf, NOTHING_TOLD } from "./subject-of.ts";
