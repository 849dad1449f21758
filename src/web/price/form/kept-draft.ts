import type { Draft as KeptDraft } from "#web/kit/form/form-state.ts";
import { browserDraft } from "#web/kit/form/tab-draft.ts";
import { storeKey } from "#wire/stores.ts";

/** The answers of the price check, kept in the browser until they have led to an estimate. */
export const KEPT_DRAFT: KeptDraft = browserDraft(storeKey("property", "price-check-draft"));
