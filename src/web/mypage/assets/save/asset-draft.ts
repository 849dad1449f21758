import type { Draft } from "#web/kit/form/form-state.ts";
import { tabDraft } from "#web/kit/form/tab-draft.ts";
import { storeKey } from "#wire/stores.ts";

type DraftOf = {
  readonly sub: string;
  readonly id: string;
  /** Which version of the home the answers lie over, now. */
  readonly version: () => number;
};

/** The name under which the version is kept; no control is called so. */
const OVER = "over-version";

/**
 * What is typed of a home, also what cannot be saved yet, kept in the tab. It lies over one version: where another device has saved since, what is saved there
 * is shown, and not what was typed before it.
 */
export function assetDraft({ sub, id, version }: DraftOf): Draft {
  const draft = tabDraft(storeKey("property", `asset:${id}`), sub);
  return {
    ...draft,
    read: () => {
      const { [OVER]: over, ...typed } = draft.read() ?? {};
      return over === String(version()) ? typed : null;
    },
    keep: (typed) => draft.keep({ ...typed, [OVER]: String(version()) }),
  };
}
