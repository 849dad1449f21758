/** The one bucket there is. */
export const BUCKET = "files";
export const MAX_OBJECT_BYTES = 10 * 1024 * 1024;
/** All objects of one identity together. */
export const MAX_HELD_BYTES = 200 * 1024 * 1024;
export const MAX_HELD_OBJECTS = 500;
const MAX_NAME_BYTES = 1024;

/** Who holds the credentials. */
export type ObjectHolder = { readonly identityId: string; readonly isGuest: boolean };
export type ObjectAction = "read" | "write" | "list";

/** Whether a text can name an object: 1 to 1024 bytes of UTF-8, no control characters, no empty, `.` or `..` parts, no backslash. */
export function isObjectName(name: string): boolean {
  const isPlain = name.isWellFormed() && !/[\p{Cc}\\]/u.test(name) && new TextEncoder().encode(name).length <= MAX_NAME_BYTES;
  return isPlain && name.split("/").every((part) => part !== "" && part !== "." && part !== "..");
}

/**
 * The one rule of access. `private/<identity>/…` is its identity's alone; `public/<identity>/…` is written and listed by its identity and
 * read by every holder of credentials, guests too. A guest writes and lists nothing. All else is closed. `name`: an object's name, or for
 * listing the beginning that names must have.
 */
export function mayTouch({ identityId, isGuest }: ObjectHolder, action: ObjectAction, name: string): boolean {
  const isOwn = !isGuest && ["private", "public"].some((area) => name.startsWith(`${area}/${identityId}/`));
  return isOwn || (action === "read" && /^public\/[^/]+\/./.test(name));
}
