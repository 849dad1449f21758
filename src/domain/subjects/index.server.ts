export { chomeAt, findSubject } from "./find-subject.server.ts";
export { buildingKeyOf, NOTHING_TOLD, sharedKeyOf, subjectColumns } from "./subject-of.ts";
