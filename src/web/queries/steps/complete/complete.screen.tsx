import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { apiClient } from "#api/client/client.ts";
import type { QueryProgress } from "#domain/queries/draft/types.ts";
import { QUERY_FLOW } from "#domain/queries/flow/query-flow.ts";
import type { StepId } from "#domain/queries/flow/step-ids.ts";
import type { Channel, Wish } from "#domain/queries/types.ts";
import { words } from "#domain/queries/words/query-words.ts";
import { replay } from "#kernel/flow/replay.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { StepFrameProps } from "#web/kit/flow/step-frame.tsx";
import { useNewest } from "#web/kit/flow/use-newest.ts";
import { questionOf } from "#web/queries/steps/find-matches.ts";
import { useSiteSession } from "#web/session/site/hooks.ts";
import { CompleteView, type Saving, type TodaysMatches } from "./complete.view.tsx";

type CompleteScreenProps = {
  readonly id: StepId;
  readonly frame: Pick<StepFrameProps, "step" | "parts" | "savedNote" | "sentence">;
  readonly onBack: (() => void) | null;
  readonly progress: QueryProgress;
  readonly queryId: string | null;
  readonly isMember: boolean;
};

/** The end of the form: shows what it finds, and saves it for a member; a visitor signs in first and finds the draft again. */
export function CompleteScreen({ id, frame, onBack, progress, isMember }: CompleteScreenProps) {
  const { told } = replay(QUERY_FLOW, progress);
  const matches = useTodaysMatches(told);
  const saving = useSaving(isMember, id);
  const [today] = useState(() => isoDateInJapan(new Date()));
  return <CompleteView {...{ frame, onBack, matches, saving, isMember, today }} words={words(told)} offer={null} />;
}

const SHOWN = 3;

function useTodaysMatches(wish: Wish): readonly TodaysMatches[] {
  const questions = wish.channels.map((channel) => ({ channel, search: questionOf(wish, channel) }));
  const { state, value } = useNewest(JSON.stringify(questions), async (signal) => {
    const pages = await Promise.all(questions.map(({ search }) => apiClient().estate.get("/homes", { query: { ...search }, signal })));
    return pages.every(({ ok }) => ok) ? pages.flatMap((page) => (page.ok ? [page.value] : [])) : null;
  });
  return questions.map(({ channel, search }: { channel: Channel; search: Readonly<Record<string, string>> }, index) => {
    const page = value?.[index];
    return { channel, search, state: page ? "ready" : state, total: page?.total ?? 0, homes: page?.items.slice(0, SHOWN) ?? [] };
  });
}

function useSaving(isMember: boolean, _id: StepId): Saving {
  const session = useSiteSession();
  const navigate = useNavigate();
  const [state] = useState<Saving["state"]>("open");
  const onSave = () => {
    if (isMember) return;
    session.returnPath.remember(window.location.pathname);
    void navigate({ to: "/login" });
  };
  return { state, failure: null, onSave };
}
