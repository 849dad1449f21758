import { memoryStorage } from "#web/session/pool/storage.ts";
import type { KeyStorage } from "#web/session/pool/types.ts";

/**
 * The storage of a session, but for what the user pool tells of a person, mail address and all: that stays in the page. What earlier releases
 * wrote of it goes when it is next written or removed.
 */
export function withoutPersonalData(storage: KeyStorage, page: KeyStorage = memoryStorage()): KeyStorage {
  const isPersonal = (key: string) => key.endsWith(".userData");
  return {
    ...storage,
    get: (key) => (isPersonal(key) ? page : storage).get(key),
    set: (key, value) => {
      if (isPersonal(key)) storage.remove(key);
      (isPersonal(key) ? page : storage).set(key, value);
    },
    remove: (key) => {
      page.remove(key);
      storage.remove(key);
    },
  };
}
