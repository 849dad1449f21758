export { readContent } from "./read-content.server.ts";
