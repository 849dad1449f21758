import type { QueryDraft } from "#domain/queries/draft/types.ts";
import { type WhichDraft, whichDraft } from "#domain/queries/draft/which-draft.ts";

type Drafts = {
  readonly here: QueryDraft | null;
  readonly account: QueryDraft | null;
  /** When the account's draft was saved that this browser saw last. */
  readonly seen: Date | null;
  readonly now: Date;
};

/** What the form goes on with. The account's draft as this browser last saw it is only behind what is kept here, so that nobody is asked about themselves. */
export function draftToOpen({ here, account, seen, now }: Drafts): WhichDraft {
  const isBehind = account !== null && here !== null && account.updatedAt.getTime() === seen?.getTime();
  return whichDraft(here, isBehind ? null : account, now);
}
