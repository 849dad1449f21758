import { useEffect, useMemo, useRef, useState } from "react";
import { NOTHING_ABOUT } from "#domain/queries/core/nothing-told.ts";
import type { QueryAnswers, Wish } from "#domain/queries/core/types.ts";
import { QUERY_FLOW } from "#domain/queries/flow/query-flow.ts";
import type { StepId } from "#domain/queries/flow/step-ids.ts";
import { STEP_TEXTS } from "#domain/queries/flow/step-texts.ts";
import { missingStep, wishOf } from "#domain/queries/saved/wish-of.ts";
import { allDone } from "#kernel/flow/answer.ts";
import { replay } from "#kernel/flow/replay.ts";
import { MatchCount } from "#web/kit/flow/match-count.tsx";
import { useNewest } from "#web/kit/flow/use-newest.ts";
import type { ActionState } from "#web/kit/form/use-action.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { countedChannel, countOf, findFacets, questionOf } from "#web/queries/matches/find-facets.ts";
import { OtherConditions } from "#web/queries/steps/bodies/condition-bodies.tsx";
import { isQuestion, StepBody } from "#web/queries/steps/bodies/step-body-of.tsx";
import { missingText } from "#web/queries/steps/form/step-view-of.ts";
import { placeSource } from "#web/queries/steps/pickers/find-places.ts";
import { titleOf } from "./asked-steps.ts";

export type EditStepProps = {
  readonly step: StepId;
  /** As they are to begin with: another channel may have been added. */
  readonly answers: Wish;
  readonly acting: ActionState;
  readonly onSave: (answers: Wish) => void;
  readonly onClose: () => void;
};

const PAUSE_MS = 250;

/** One question of a saved condition, answered anew. Where the answer leads to a question that was never asked, that one follows before it is saved. */
export function EditStep({ step, answers: begun, acting, onSave, onClose }: EditStepProps) {
  const [id, setId] = useState(step);
  const [answers, setAnswers] = useState<QueryAnswers>({ ...NOTHING_ABOUT, ...begun });
  const [isReadable, setReadable] = useState(true);
  const [isTried, setTried] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (id) heading.current?.focus();
  }, [id]);
  const wish = wishOf(answers);
  const channel = countedChannel(id, wish);
  const asked = JSON.stringify(questionOf(wish, channel));
  const facets = useNewest(asked, (signal) => findFacets(JSON.parse(asked), signal), PAUSE_MS);
  const source = useMemo(() => placeSource(JSON.parse(asked)), [asked]);
  const missing = missingStep(answers);
  const save = () => {
    if (!isReadable || missing === id) return setTried(true);
    if (missing === null) return onSave(answers);
    setTried(false);
    setId(missing);
  };
  if (!isQuestion(id)) return null;
  const body = {
    ...{ answers, asked, source, isTried, facets: facets.value, viewer: "member" as const },
    change: (given: Partial<QueryAnswers>) => setAnswers((before) => ({ ...before, ...given })),
    onReadable: setReadable,
    visit: setId,
    path: replay(QUERY_FLOW, allDone(QUERY_FLOW, answers)).path,
  };
  return (
    <section aria-labelledby="edit-step" className="rounded-card border-2 border-brand bg-card p-4 sm:p-6">
      <h2 id="edit-step" ref={heading} tabIndex={-1} className="text-22">
        {id === "CheckConditions" ? "ほかの条件を選んでください" : STEP_TEXTS[id].ask}
      </h2>
      {STEP_TEXTS[id].hint && <p className="mt-1 text-14 text-sub">{STEP_TEXTS[id].hint}</p>}
      <div className="mt-4 flex flex-col gap-5">
        {id === "CheckConditions" ? <OtherConditions {...body} isOpen /> : <StepBody id={id} {...body} />}
        {isTried && (
          <p role="alert" className="text-14 text-accent">
            ＊{missingText(id)}
          </p>
        )}
        <MatchCount count={countOf(channel, { state: facets.state, total: facets.value?.total ?? null })} />
        {acting.failure && (
          <Notice tone="error" title="保存できませんでした">
            {acting.failure}
          </Notice>
        )}
      </div>
      <div className="mt-4 flex flex-wrap justify-between gap-3">
        <Button tone="secondary" isBusy={acting.isBusy} onClick={onClose}>
          やめる
        </Button>
        <Button isBusy={acting.isBusy} onClick={save}>
          {missing !== null && missing !== id ? `次へ：${titleOf(missing)}` : "変更を保存する"}
        </Button>
      </div>
    </section>
  );
}
