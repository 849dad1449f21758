/**
 * Modules of what the site keeps in a browser beside the session, which has the namespace `auth` (specification, sections 3 and 9): homes that
 * were looked at, somebody on the way to being signed in, what a member is about to tell of themselves,
 * a condition that is being told, and where a visit came in.
 */
export type StoreModule = "property" | "user" | "userInfo" | "userQuery" | "param";

/** The key in a storage of the browser: `machinone.property.recent-searches`. */
export function storeKey(module: StoreModule, name: string): string {
  return `machinone.${module}.${name}`;
}
