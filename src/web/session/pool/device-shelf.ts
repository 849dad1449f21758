import { devicesAmong, isOfPerson, type KeptDevice, readShelf, shelfIdentity, shelfKey, shelfText } from "#wire/kept-people.ts";
import { base64, utf8 } from "./bytes.ts";
import type { KeyStorage } from "./types.ts";

/** The key under which a person's device lies while they are signed out. */
async function keyOf(clientId: string, username: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", utf8(shelfIdentity(clientId, username)));
  return shelfKey(base64(new Uint8Array(hash)).replaceAll("+", "-").replaceAll("/", "_"));
}

/** The device that somebody left here when they signed out, or null. */
export async function shelvedDevice(storage: KeyStorage, clientId: string, username: string): Promise<KeptDevice | null> {
  return readShelf(storage.get(await keyOf(clientId, username)));
}

export async function dropShelvedDevice(storage: KeyStorage, clientId: string, username: string): Promise<void> {
  storage.remove(await keyOf(clientId, username));
}

/**
 * Removes all that is kept of people under Cognito's names, at once. Their devices stay, where `keepsDevices`, as random texts under a name that
 * tells nobody; that is done when the promise ends.
 */
export async function forgetPeople(
  storage: KeyStorage,
  clientId: string,
  { keepsDevices }: { readonly keepsDevices: boolean },
): Promise<void> {
  const names = (storage.names?.() ?? []).filter(isOfPerson);
  const devices = devicesAmong(new Map(names.map((name) => [name, storage.get(name) ?? ""])), clientId);
  for (const name of names) storage.remove(name);
  if (!keepsDevices) return;
  for (const [username, device] of devices) storage.set(await keyOf(clientId, username), shelfText(device));
}
