export { nearestChome } from "./chome-store.server.ts";
export { findSubject } from "./find-subject.server.ts";
