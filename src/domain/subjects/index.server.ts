export { chomeAt, findSubject } from "./find-subject.server.ts";
export { asTold, buildingKeyOf, hasFloor, NOTHING_TOLD } from "./subject-of.ts";
