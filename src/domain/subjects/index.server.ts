export { type ChomeAt, chomeAt, findSubject } from "./find-subject.server.ts";
