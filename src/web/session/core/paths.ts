/** The login page is also where a logout and the way back from a provider end (specification, section 2). */
export const LOGIN_PATH = "/login/";
/** Home after a login. */
export const HOME_PATH = "/mypage/";

/** A path without query and hash, without double slashes and without a slash at its end: `/login//?a=1` → `/login`. */
function normalisedPath(path: string): string {
  return path
    .replace(/[?#].*$/s, "")
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
}

export function isSamePath(one: string, other: string): boolean {
  return normalisedPath(one) === normalisedPath(other);
}

/** Where the hosted login exchanges codes and refresh tokens. */
export function tokenEndpoint(hostedOrigin: string): string {
  return `${hostedOrigin}/oauth2/token`;
}
