import type { KeptDevice } from "#wire/kept-people.ts";
import { dropShelvedDevice, shelvedDevice } from "./device-shelf.ts";
import type { KeyStorage } from "./types.ts";

/** Cognito's own names of what a browser keeps, so that its other clients find it. */

export type KeptName =
  | "idToken"
  | "accessToken"
  | "refreshToken"
  | "clockDrift"
  | "userData"
  | "deviceKey"
  | "randomPasswordKey"
  | "deviceGroupKey";

/** Reads and writes one client's keys in a storage, those of a user by name. */
export interface KeptKeys {
  readonly read: (username: string, name: KeptName) => string | null;
  readonly write: (username: string, name: KeptName, value: string) => void;
  readonly remove: (username: string, ...names: readonly KeptName[]) => void;
  readonly lastUser: () => string | null;
  readonly setLastUser: (username: string | null) => void;
  /** The device that a user left here when they signed out. */
  readonly shelvedDevice: (username: string) => Promise<KeptDevice | null>;
  readonly dropShelvedDevice: (username: string) => Promise<void>;
}

export function keptKeys(storage: KeyStorage, clientId: string): KeptKeys {
  const prefix = `CognitoIdentityServiceProvider.${clientId}.`;
  const lastUserKey = `${prefix}LastAuthUser`;
  const keyOf = (username: string, name: KeptName) => `${prefix}${username}.${name}`;
  return {
    read: (username, name) => storage.get(keyOf(username, name)),
    write: (username, name, value) => storage.set(keyOf(username, name), value),
    remove: (username, ...names) => {
      for (const name of names) storage.remove(keyOf(username, name));
    },
    lastUser: () => storage.get(lastUserKey),
    shelvedDevice: (username) => shelvedDevice(storage, clientId, username),
    dropShelvedDevice: (username) => dropShelvedDevice(storage, clientId, username),
    setLastUser: (username) => (username === null ? storage.remove(lastUserKey) : storage.set(lastUserKey, username)),
  };
}
