import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { apiClient } from "#api/client/client.ts";
import { NOTHING_TOLD } from "#domain/queries/core/nothing-told.ts";
import type { Channel, QueryAnswers } from "#domain/queries/core/types.ts";
import type { QueryDraft } from "#domain/queries/draft/types.ts";
import type { WhichDraft } from "#domain/queries/draft/which-draft.ts";
import { QUERY_FLOW } from "#domain/queries/flow/query-flow.ts";
import { addressOf, type StepId } from "#domain/queries/flow/step-ids.ts";
import { allDone, answered } from "#kernel/flow/answer.ts";
import { replay } from "#kernel/flow/replay.ts";
import { accountDraft } from "#web/queries/draft/account-draft.ts";
import { draftToOpen } from "#web/queries/draft/draft-to-open.ts";
import { forgetDraft, keepDraft, keepSeen, keptDraft, keptSeen } from "#web/queries/draft/kept-draft.ts";

/** Null until the browser and the account were asked. `isBegunAnew`: a draft was there that this form cannot take over. */
export type Start = { readonly which: WhichDraft; readonly isBegunAnew: boolean } | null;

/** What there is to go on with, and the ways into the form. */
export function useStart(isMember: boolean) {
  const [start, setStart] = useState<Start>(null);
  const navigate = useNavigate();
  useEffect(() => {
    let isGone = false;
    void findDrafts(isMember).then((found) => !isGone && setStart(found));
    return () => {
      isGone = true;
    };
  }, [isMember]);
  const visit = (id: StepId) => {
    const { screen, search } = addressOf(id);
    void navigate({ to: "/queries/input/$step", params: { step: screen }, search });
  };
  const begin = async () => {
    forgetDraft();
    if (isMember) await apiClient().mypage.delete("/query-draft");
  };
  return {
    start,
    onContinue: (draft: QueryDraft, account: QueryDraft | null) => {
      keepDraft(draft);
      // Whichever was chosen, the account's was seen, and the next answer takes its place.
      if (account) keepSeen(account.updatedAt);
      visit(replay(QUERY_FLOW, draft.progress).open);
    },
    onTake: async (answers: QueryAnswers) => {
      await begin();
      const draft = begunBySearch(answers, new Date());
      keepDraft(draft);
      visit(replay(QUERY_FLOW, draft.progress).open);
    },
    onBegin: async (channel: Channel | null) => {
      await begin();
      if (channel === null) return visit("SelectDirectOffer");
      keepDraft(begunWith(channel, new Date()));
      visit("Purpose");
    },
  };
}

async function findDrafts(isMember: boolean): Promise<Start> {
  const kept = keptDraft();
  const read = isMember ? await accountDraft() : null;
  const account = read?.kind === "read" ? read.draft : null;
  const here = "draft" in kept ? kept.draft : null;
  return { which: draftToOpen({ here, account, seen: keptSeen(), now: new Date() }), isBegunAnew: kept.kind === "another-form" };
}

/** A form whose first question is answered. */
export function begunWith(channel: Channel, updatedAt: Date): QueryDraft {
  const nothing = { answers: NOTHING_TOLD, done: [] };
  const progress = answered(QUERY_FLOW, nothing, { id: "SelectDirectOffer", given: { channels: [channel] } });
  return { version: QUERY_FLOW.version, progress, device: "", updatedAt, queryId: null };
}

/** A form that a search has filled in: every question of its path that is answered is done. */
export function begunBySearch(answers: QueryAnswers, updatedAt: Date): QueryDraft {
  return { version: QUERY_FLOW.version, progress: allDone(QUERY_FLOW, answers), device: "", updatedAt, queryId: null };
}
