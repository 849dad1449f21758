/** What a browser keeps of people under Cognito's names, and what may stay of it when they sign out: on both sides of a sealed session. */

const OF_PEOPLE = "CognitoIdentityServiceProvider.";
/** On the way to the hosted login and back: it tells of nobody, and is still needed. */
const ON_THE_WAY = /\.oauth(?:State|PKCE)$/;

/** Whether a key (without the prefix of cookies) tells of a person. */
export function isOfPerson(key: string): boolean {
  return key.startsWith(OF_PEOPLE) && !ON_THE_WAY.test(key);
}

/** The proof that somebody was here before: random texts of the service. */
export type KeptDevice = { readonly key: string; readonly group: string; readonly password: string };

/** The devices among what is kept for a client, by user name. */
export function devicesAmong(kept: ReadonlyMap<string, string>, clientId: string): ReadonlyMap<string, KeptDevice> {
  const prefix = `${OF_PEOPLE}${clientId}.`;
  const found = new Map<string, KeptDevice>();
  for (const [name, key] of kept) {
    if (!(name.startsWith(prefix) && name.endsWith(".deviceKey"))) continue;
    const username = name.slice(prefix.length, -".deviceKey".length);
    const [group, password] = [kept.get(`${prefix}${username}.deviceGroupKey`), kept.get(`${prefix}${username}.randomPasswordKey`)];
    if (key && group && password) found.set(username, { key, group, password });
  }
  return found;
}

/** What is hashed (SHA-256, base64url) to find a person's device again: only who knows the user name, an id that nobody guesses, finds it. */
export function shelfIdentity(clientId: string, username: string): string {
  return `${clientId}.${username}`;
}

/** The key of a device whose person is signed out. `hash`: of {@link shelfIdentity}. */
export function shelfKey(hash: string): string {
  return `device.${hash.slice(0, 22)}`;
}

export function shelfText({ key, group, password }: KeptDevice): string {
  return [key, group, password].join(" ");
}

/** Null: it is nothing of the kind. */
export function readShelf(text: string | null): KeptDevice | null {
  const [key, group, password, more] = (text ?? "").split(" ");
  return key && group && password && more === undefined ? { key, group, password } : null;
}
