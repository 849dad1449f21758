import { browserStore } from "#web/kit/memory/browser-store.ts";
import { storeKey } from "#wire/stores.ts";
import { lookedOf, NOTHING_LOOKED_AT } from "./looked-homes.ts";

const looked = browserStore({ key: storeKey("property", "looked-homes"), nothing: NOTHING_LOOKED_AT, of: lookedOf });

/** What this browser remembers of homes that were looked at. */
export const useLookedHomes = looked.use;

/** Remembers a change, and tells every part of the page. */
export const changeLooked = looked.change;
