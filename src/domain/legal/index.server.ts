export { readDocuments } from "./documents.server.ts";
