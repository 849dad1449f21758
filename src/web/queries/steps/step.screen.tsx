import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { QueryProgress } from "#domain/queries/draft/types.ts";
import { QUERY_FLOW } from "#domain/queries/flow/query-flow.ts";
import { addressOf, type StepId } from "#domain/queries/flow/step-ids.ts";
import { STEP_TEXTS } from "#domain/queries/flow/step-texts.ts";
import { words } from "#domain/queries/words/query-words.ts";
import { nextStep, previousStep, replay } from "#kernel/flow/replay.ts";
import { StepFrame } from "#web/kit/flow/step-frame.tsx";
import { useNewest } from "#web/kit/flow/use-newest.ts";
import { countedChannel, countOf, findFacets, questionOf } from "#web/queries/matches/find-facets.ts";
import { openedMessage } from "#web/queries/steps/bodies/message-bodies.tsx";
import { isQuestion, StepBody } from "#web/queries/steps/bodies/step-body-of.tsx";
import { CompleteScreen } from "#web/queries/steps/complete/complete.screen.tsx";
import {
  asAnswered,
  asSkipped,
  isEnough,
  isTold,
  missingText,
  nextLabel,
  partViews,
  wishAt,
} from "#web/queries/steps/form/step-view-of.ts";
import { useSavedNote } from "#web/queries/steps/form/use-saved-note.ts";
import { type StepForm, useStepForm } from "#web/queries/steps/form/use-step-form.ts";
import { placeSource } from "#web/queries/steps/pickers/find-places.ts";
import { useSessionView } from "#web/session/site/hooks.ts";
import { StepNotice, StepWaiting } from "./step-notices.tsx";

/** One question of the step form: the answers of this browser, and where they lead. */
export function StepScreen({ id, sendOffer }: { readonly id: StepId; readonly sendOffer: SendOffer }) {
  const { isLoggedIn } = useSessionView();
  const form = useStepForm(isLoggedIn);
  const { progress } = form;
  const visit = useVisit();
  const isMoved = useMoved(id);
  const allowed = progress === null ? id : placeFor(progress, id);
  useEffect(() => {
    if (allowed !== id) void visit(allowed, true);
  }, [allowed, id, visit]);
  if (progress === null || allowed !== id) return <StepWaiting ask={STEP_TEXTS[id].ask} hint={STEP_TEXTS[id].hint} />;
  return <OpenStep {...{ id, form, progress, visit, isMoved, sendOffer }} isMember={isLoggedIn} />;
}

/** The step that may be open here: itself, or the first that is not answered yet. */
function placeFor(progress: QueryProgress, id: StepId): StepId {
  const { path, open } = replay(QUERY_FLOW, progress);
  return path.includes(id) && path.indexOf(id) <= path.indexOf(open) ? id : open;
}

/** Whether another question was open on this page before. */
function useMoved(id: StepId): boolean {
  const [first] = useState(id);
  const isMoved = useRef(false);
  if (first !== id) isMoved.current = true;
  return isMoved.current;
}

type SendOffer = (queryId: string) => ReactNode;
type Visit = (id: StepId, isInstead?: boolean) => Promise<void>;

function useVisit(): Visit {
  const navigate = useNavigate();
  return useMemo(
    () =>
      (id, isInstead = false) => {
        const { screen, search } = addressOf(id);
        return navigate({ to: "/queries/input/$step", params: { step: screen }, search, replace: isInstead });
      },
    [navigate],
  );
}

type OpenStepProps = {
  readonly id: StepId;
  readonly form: StepForm;
  readonly progress: QueryProgress;
  readonly visit: Visit;
  readonly isMoved: boolean;
  readonly isMember: boolean;
  readonly sendOffer: SendOffer;
};

function OpenStep({ id, form, progress, visit, isMoved, isMember, sendOffer }: OpenStepProps) {
  const [tried, setTried] = useState<StepId | null>(null);
  const [unread, setUnread] = useState<StepId | null>(null);
  const [isEnded, setEnded] = useState(false);
  const { note: savedNote, isStale } = useSavedNote({ ...form, progress, isMember, isEnded });
  const { facets, count, source, asked, wish } = useMatches(progress, id);
  const parts = partViews(progress, id, (step) => void visit(step));
  const { path } = replay(QUERY_FLOW, progress);
  const frame = { step: id, isMoved, parts, savedNote, sentence: isTold(wish) ? words(wish) : "" };
  const before = previousStep(QUERY_FLOW, progress, id);
  const onBack = before === null ? null : () => void visit(before);
  const notice = <StepNotice isBegunAnew={form.isBegunAnew} isStale={isStale} />;
  if (!isQuestion(id))
    return (
      <CompleteScreen {...{ frame, notice, onBack, progress, isMember, sendOffer }} queryId={form.queryId} onSaved={() => setEnded(true)} />
    );
  const goOn = (next: QueryProgress) => {
    form.take(next);
    setTried(null);
    const after = nextStep(QUERY_FLOW, next, id);
    if (after) void visit(after);
  };
  const answer = () => {
    const opened = id === "Message" ? withMessage(progress) : progress;
    if (unread === id || !isEnough(opened, id)) return setTried(id);
    goOn(asAnswered(opened, id));
  };
  const passed = asSkipped(progress, id);
  const label = nextLabel(progress, id);
  return (
    <StepFrame
      {...frame}
      {...{ count, onBack }}
      ask={STEP_TEXTS[id].ask}
      hint={STEP_TEXTS[id].hint}
      next={label === null ? null : { label, onPress: answer }}
      onSkip={passed && (() => goOn(passed))}
    >
      {notice}
      <StepBody
        {...{ id, facets, source, asked, path }}
        answers={progress.answers}
        change={form.change}
        viewer={isMember ? "member" : "anonymous"}
        onReadable={(isReadable) => setUnread(isReadable ? null : id)}
        isTried={tried === id}
        visit={(step) => void visit(step)}
      />
      {tried === id && (unread === id || !isEnough(progress, id)) && (
        <p role="alert" className="text-14 text-accent">
          ＊{missingText(id, unread === id)}
        </p>
      )}
    </StepFrame>
  );
}

/** An example that was opened and left as it is counts as what was written. */
function withMessage({ answers, done }: QueryProgress): QueryProgress {
  return { answers: { ...answers, message: openedMessage(answers) }, done };
}

/** Typing and dragging ask once they rest. */
const PAUSE_MS = 250;

function useMatches(progress: QueryProgress, id: StepId) {
  const wish = wishAt(progress, id);
  const channel = countedChannel(id, wish);
  const query = questionOf(wish, channel);
  const asked = JSON.stringify(query);
  const facets = useNewest(asked, (signal) => findFacets(query, signal), PAUSE_MS);
  const source = useMemo(() => placeSource(JSON.parse(asked)), [asked]);
  const count = countOf(channel, { state: facets.state, total: facets.value?.total ?? null });
  return { wish, asked, source, count, facets: facets.value };
}
