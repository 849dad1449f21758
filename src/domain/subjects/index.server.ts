export { chomeAt, findSubject } from "./find-subject.server.ts";
