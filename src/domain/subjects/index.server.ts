export { chomeAt, findSubject } from "./find-subject.server.ts";
export { asTold, buildingKeyOf, hasFloor, NOTHING_TOLD, sharedKeyOf, subjectColumns } from "./subject-of.ts";
