export { findCompanyByKey } from "./find-company-by-key.server.ts";
