import { useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { CHANNELS, type Channel, type QueryAnswers } from "#domain/queries/core/types.ts";
import { QUERY_FLOW } from "#domain/queries/flow/query-flow.ts";
import { addressOf, type StepId } from "#domain/queries/flow/step-ids.ts";
import { missingStep, wishOf } from "#domain/queries/saved/wish-of.ts";
import type { HomeFacets } from "#domain/search/homes/types.ts";
import { allDone } from "#kernel/flow/answer.ts";
import { replay } from "#kernel/flow/replay.ts";
import { useNewest } from "#web/kit/flow/use-newest.ts";
import { countedChannel, countOf, findFacets, questionOf } from "#web/queries/matches/find-facets.ts";
import { useStepForm } from "#web/queries/steps/form/use-step-form.ts";
import { placeSource } from "#web/queries/steps/pickers/find-places.ts";
import { OnePageView } from "./one-page.view.tsx";

/** Every question on one page, over the same answers as the steps; it ends where they end. */
export function OnePageScreen({ isMember }: { readonly isMember: boolean }) {
  const { progress, change, take } = useStepForm(isMember);
  const [tried, setTried] = useState<StepId | null>(null);
  const [unread, setUnread] = useState<readonly StepId[]>([]);
  const navigate = useNavigate();
  const facets = useFacets(progress?.answers ?? null);
  const asked = JSON.stringify(facets.question);
  const source = useMemo(() => placeSource(JSON.parse(asked)), [asked]);
  if (progress === null) return <OnePageView state="waiting" />;
  const { answers } = progress;
  const { path } = replay(QUERY_FLOW, allDone(QUERY_FLOW, answers));
  const goOn = () => {
    const missing = path.find((id) => unread.includes(id)) ?? missingStep(answers);
    setTried(missing);
    if (missing) return document.getElementById(missing)?.focus();
    take(allDone(QUERY_FLOW, answers));
    const { screen, search } = addressOf(path.at(-1) ?? "CompleteNormal");
    return void navigate({ to: "/queries/input/$step", params: { step: screen }, search });
  };
  return (
    <OnePageView
      state="open"
      {...{ answers, path, tried, change, asked, source }}
      viewer={isMember ? "member" : "anonymous"}
      facetsOf={(id) => facets.of[countedChannel(id, answers)]}
      count={facets.total}
      onReadable={(id, isReadable) => setUnread((before) => readable(before, id, isReadable))}
      onDone={goOn}
    />
  );
}

/** The same list where nothing changes, so that nothing is drawn anew. */
function readable(before: readonly StepId[], id: StepId, isReadable: boolean): readonly StepId[] {
  if (before.includes(id) !== isReadable) return before;
  return isReadable ? before.filter((one) => one !== id) : [...before, id];
}

const PAUSE_MS = 300;

/** Counts for each channel that is looked for; the first one's total is the page's. */
function useFacets(answers: QueryAnswers | null) {
  const wish = answers && wishOf(answers);
  const channels = wish && wish.channels.length > 0 ? wish.channels : CHANNELS.slice(0, 1);
  const questions = wish ? Object.fromEntries(channels.map((channel) => [channel, questionOf(wish, channel)])) : null;
  const { state, value } = useNewest(
    questions && JSON.stringify(questions),
    async (signal) => {
      const found = await Promise.all(
        Object.entries(questions ?? {}).map(async ([channel, question]) => [channel, await findFacets(question, signal)] as const),
      );
      return Object.fromEntries(found) as Partial<Record<Channel, HomeFacets | null>>;
    },
    PAUSE_MS,
  );
  const [first = "normal"] = channels;
  const of = (channel: Channel) => value?.[channel] ?? null;
  const facets = of(first);
  return {
    of: { normal: of("normal"), kyugake: of("kyugake"), offer: of("offer") },
    question: questions?.[first] ?? {},
    total: countOf(first, { state: facets === null && state !== "waiting" ? "failed" : state, total: facets?.total ?? null }),
  };
}
