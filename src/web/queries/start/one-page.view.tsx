import type { Viewer } from "#domain/queries/catalogue/option.ts";
import type { QueryAnswers } from "#domain/queries/core/types.ts";
import { PART_NAMES, QUERY_FLOW } from "#domain/queries/flow/query-flow.ts";
import type { StepId } from "#domain/queries/flow/step-ids.ts";
import { STEP_TEXTS } from "#domain/queries/flow/step-texts.ts";
import type { HomeFacets } from "#domain/search/homes/types.ts";
import { stepOf } from "#kernel/flow/replay.ts";
import { MatchCount, type MatchCountState } from "#web/kit/flow/match-count.tsx";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { OtherConditions } from "#web/queries/steps/bodies/condition-bodies.tsx";
import { isQuestion, StepBody } from "#web/queries/steps/bodies/step-body-of.tsx";
import { missingText } from "#web/queries/steps/form/step-view-of.ts";
import type { Asked } from "#web/queries/steps/pickers/place-source.ts";

type OpenProps = Asked & {
  readonly state: "open";
  readonly answers: QueryAnswers;
  /** Every step of the form as the answers stand. */
  readonly path: readonly StepId[];
  /** The question whose answer kept somebody from going on. */
  readonly tried: StepId | null;
  readonly viewer: Viewer;
  readonly change: (given: Partial<QueryAnswers>) => void;
  readonly facetsOf: (id: StepId) => HomeFacets | null;
  readonly count: MatchCountState;
  readonly onReadable: (id: StepId, isReadable: boolean) => void;
  readonly onDone: () => void;
};

type OnePageViewProps = OpenProps | { readonly state: "waiting" };

/** What has the focus is never behind the bar that stays at the bottom. */
const ABOVE_THE_BAR = "[&_button]:scroll-mb-24 [&_h3]:scroll-mt-24 [&_input]:scroll-mb-24 [&_select]:scroll-mb-24 [&_summary]:scroll-mb-24";

/** The whole form on one page. */
export function OnePageView(props: OnePageViewProps) {
  return (
    <div className={`measure-form flex min-h-[36rem] flex-col gap-8 py-6 pb-28 sm:py-8 sm:pb-28 ${ABOVE_THE_BAR}`}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-28">条件を登録する</h1>
        <LinkButton tone="plain" size="bar" className="min-h-11" to="/queries/input">
          1問ずつ入力する
        </LinkButton>
      </div>
      {props.state === "open" && <Questions {...props} />}
    </div>
  );
}

const PARTS = [1, 2, 3] as const;

function Questions(props: OpenProps) {
  const { path, answers, count, onDone } = props;
  const isOffer = answers.channels.includes("offer");
  return (
    <>
      {PARTS.map((part) => {
        const ids = path.filter((id) => stepOf(QUERY_FLOW, id).part === part && isAsked(id));
        return (
          <section key={part} className="flex flex-col gap-4">
            <h2 className="text-22">
              {part} {PART_NAMES[part]}
              {part === 3 && !isOffer && <span className="ml-2 text-13 text-sub">（任意）</span>}
            </h2>
            {ids.map((id) => (
              <Question key={id} id={id} {...props} />
            ))}
          </section>
        );
      })}
      <div className="sticky bottom-0 -mx-4 flex items-center justify-between gap-3 border-line border-t bg-paper px-4 py-2">
        <MatchCount count={count} isShort />
        <Button onClick={onDone} className="max-sm:px-4">
          確認へ進む
        </Button>
      </div>
    </>
  );
}

/** Looking back on a part is not needed where all of it is in view; of the second the further conditions are asked there. */
function isAsked(id: StepId): boolean {
  return isQuestion(id) && (!stepOf(QUERY_FLOW, id).isCheck || id === "CheckConditions");
}

function Question({ id, ...props }: OpenProps & { readonly id: StepId }) {
  const { answers, change, viewer, facetsOf, onReadable, source, asked, tried, path } = props;
  if (!isQuestion(id)) return null;
  const body = {
    ...{ answers, change, viewer, source, asked, path },
    facets: facetsOf(id),
    isTried: tried === id,
    onReadable: (isReadable: boolean) => onReadable(id, isReadable),
    visit: (step: StepId) => document.getElementById(step)?.focus(),
  };
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-6">
      <h3 id={id} tabIndex={-1} className="text-18">
        {id === "CheckConditions" ? "ほかの条件" : STEP_TEXTS[id].title}
        {stepOf(QUERY_FLOW, id).isOptional && <span className="ml-2 font-normal text-12 text-sub">任意</span>}
      </h3>
      {STEP_TEXTS[id].hint && <p className="text-13 text-sub">{STEP_TEXTS[id].hint}</p>}
      {tried === id && (
        <p role="alert" className="text-14 text-accent">
          ＊{missingText(id)}
        </p>
      )}
      {id === "CheckConditions" ? <OtherConditions {...body} /> : <StepBody id={id} {...body} />}
    </section>
  );
}
