import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { apiClient } from "#api/client/client.ts";
import type { Channel, Wish } from "#domain/queries/core/types.ts";
import type { QueryProgress } from "#domain/queries/draft/types.ts";
import { QUERY_FLOW } from "#domain/queries/flow/query-flow.ts";
import { words } from "#domain/queries/words/query-words.ts";
import { replay } from "#kernel/flow/replay.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { StepFrameProps } from "#web/kit/flow/step-frame.tsx";
import { useNewest } from "#web/kit/flow/use-newest.ts";
import { forgetDraft, keptSeen } from "#web/queries/draft/kept-draft.ts";
import { questionOf } from "#web/queries/matches/find-facets.ts";
import { useSiteSession } from "#web/session/site/hooks.ts";
import { CompleteView, type Saving, type TodaysMatches } from "./complete.view.tsx";
import { saveAbout, toldOf } from "./save-about.ts";
import { saveQuery, savingFailure } from "./save-query.ts";

type CompleteScreenProps = {
  readonly frame: Pick<StepFrameProps, "step" | "isMoved" | "parts" | "savedNote" | "sentence">;
  readonly onBack: (() => void) | null;
  readonly progress: QueryProgress;
  readonly queryId: string | null;
  readonly isMember: boolean;
  /** What happened to the draft. */
  readonly notice: ReactNode;
  /** It is saved: nothing is kept of the draft from here on. */
  readonly onSaved: () => void;
  readonly sendOffer: (queryId: string) => ReactNode;
};

/** The end of the form: shows what it finds, and saves it for a member; a visitor signs in first and finds the draft again. */
export function CompleteScreen({ frame, onBack, progress, queryId, isMember, notice, onSaved, sendOffer }: CompleteScreenProps) {
  const { told } = replay(QUERY_FLOW, progress);
  const matches = useTodaysMatches(told);
  const saving = useSaving({ isMember, progress, queryId, onSaved });
  const [today] = useState(() => isoDateInJapan(new Date()));
  const { savedId } = saving;
  const isOffer = told.channels.includes("offer");
  const send = isOffer && savedId !== null ? sendOffer(savedId) : null;
  return <CompleteView {...{ frame, notice, onBack, matches, saving, isMember, today, isOffer, send }} words={words(told)} />;
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

type ToFinish = Pick<CompleteScreenProps, "isMember" | "progress" | "queryId" | "onSaved">;

/** A visitor signs in first; the draft stays in this browser and is found again. */
function useSaving({ isMember, progress, queryId, onSaved }: ToFinish): Saving & { readonly savedId: string | null } {
  const session = useSiteSession();
  const navigate = useNavigate();
  const [saving, setSaving] = useState<Pick<Saving, "state" | "failure">>({ state: "open", failure: null });
  const [savedId, setSavedId] = useState<string | null>(null);
  const [isTicked, setTicked] = useState(false);
  const hasAbout = isMember && Object.keys(toldOf(progress.answers)).length > 0;
  const save = async () => {
    setSaving({ state: "busy", failure: null });
    const answer = await saveQuery({ answers: progress.answers, queryId, seen: keptSeen() });
    if (!answer.ok) return setSaving(savingFailure(answer.problem));
    const isLost = hasAbout && isTicked && !(await saveAbout(progress.answers));
    onSaved();
    forgetDraft();
    setSavedId(answer.value.id);
    setSaving({ state: "saved", failure: isLost ? ABOUT_LOST : null });
  };
  const signIn = () => {
    session.returnPath.remember(window.location.pathname);
    void navigate({ to: "/login" });
  };
  const about = hasAbout ? { isTicked, onTick: setTicked } : null;
  return { ...saving, savedId, about, onSave: () => (isMember ? void save() : signIn()) };
}

const ABOUT_LOST = "年代などの回答は、プロフィールに保存できませんでした。プロフィールの画面から入力できます。";
