import type { EstimateFailure, EstimateJob, EstimateStep } from "#api/client/client.ts";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { draftOfInput, searchOf } from "#web/price/place/draft.ts";
import { suggestionOption } from "#web/price/place/suggestion-target.ts";
import { type JobProgress, jobProgress, STEP_NAMES } from "./job-progress.ts";

type Candidate = EstimateFailure["candidates"][number];

export type LoadViewProps = {
  readonly job: EstimateJob;
  /** It takes longer than usual. */
  readonly isSlow: boolean;
  /** The last question got no answer; asked again by itself. */
  readonly isUnreached: boolean;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onRestart: () => void;
  readonly onChoose: (candidate: Candidate) => void;
};

/** The real steps of a job and where it stands; it goes on by itself. */
export function LoadView(props: LoadViewProps) {
  const { job, isSlow, isUnreached } = props;
  const progress = jobProgress(job);
  return (
    <div className="measure-form py-8">
      <h1 className="text-28">{headingOf(progress)}</h1>
      <Card className="mt-5">
        <ol className="flex flex-col">
          {job.steps.map((step) => (
            <StepLine key={step.id} step={step} />
          ))}
        </ol>
        <p aria-live="polite" className="sr-only">
          {spokenState(job)}
        </p>
      </Card>
      <div className="mt-5 flex flex-col gap-5">
        {isUnreached && <Notice tone="warn">通信できません。つながり次第、続きを確かめます。計算は続いています。</Notice>}
        {isSlow && progress.kind === "working" && (
          <Notice>いつもより時間がかかっています。このまま待つか、この画面をブックマークして、あとで開き直せます。</Notice>
        )}
        <NextActions progress={progress} {...props} />
      </div>
    </div>
  );
}

function headingOf({ kind }: JobProgress): string {
  if (kind === "working" || kind === "finished") return "価格を計算しています";
  if (kind === "choose-place") return "場所を選んでください";
  return kind === "cancelled" ? "計算を中止しました" : "計算を終えられませんでした";
}

const STATE_WORDS: Readonly<Record<EstimateStep["state"], string>> = { waiting: "待ち", running: "計算中", done: "完了", failed: "失敗" };

const STATE_MARKS: Readonly<Record<EstimateStep["state"], { readonly sign: string; readonly className: string }>> = {
  waiting: { sign: "", className: "border-line bg-card text-sub" },
  running: { sign: "…", className: "border-brand bg-brand-tint text-brand" },
  done: { sign: "✓", className: "border-brand bg-brand text-white" },
  failed: { sign: "×", className: "border-accent bg-accent text-white" },
};

function StepLine({ step }: { step: EstimateStep }) {
  const { sign, className } = STATE_MARKS[step.state];
  const { name, what } = STEP_NAMES[step.id];
  return (
    <li
      className="flex items-start gap-4 border-line border-b py-3 last:border-b-0"
      aria-current={step.state === "running" ? "step" : undefined}
    >
      <span aria-hidden="true" className={`mt-0.5 grid size-8 shrink-0 place-items-center rounded-full border-2 font-bold ${className}`}>
        {sign}
      </span>
      <span className="min-w-0 flex-1">
        <span className={step.state === "waiting" ? "text-sub" : "font-bold"}>{name}</span>
        <span className="block text-13 text-sub">{step.detail ?? what}</span>
      </span>
      <span className={`amount text-13 ${step.state === "failed" ? "font-bold text-accent" : "text-sub"}`}>{STATE_WORDS[step.state]}</span>
    </li>
  );
}

function NextActions({ progress, job, isBusy, onCancel, onRestart, onChoose }: LoadViewProps & { progress: JobProgress }) {
  const back = (
    <LinkButton to="/search/input" search={searchOf(draftOfInput(job.input))} tone="secondary">
      入力にもどる
    </LinkButton>
  );
  switch (progress.kind) {
    case "working":
      return (
        <div>
          <Button tone="secondary" onClick={onCancel} disabled={isBusy}>
            中止する
          </Button>
        </div>
      );
    case "finished":
      return null;
    case "choose-place":
      return (
        <>
          <Candidates candidates={progress.candidates} isBusy={isBusy} onChoose={onChoose} />
          <div>{back}</div>
        </>
      );
    case "cancelled":
      return <div>{back}</div>;
    case "failed":
      return (
        <>
          <Notice tone="error" title={progress.step ? `「${STEP_NAMES[progress.step].name}」で止まりました` : "計算を終えられませんでした"}>
            {progress.text}
          </Notice>
          <div className="flex flex-wrap gap-3">
            {progress.isRetryable && (
              <Button onClick={onRestart} disabled={isBusy}>
                もう一度計算する
              </Button>
            )}
            {back}
          </div>
        </>
      );
  }
}

function Candidates({
  candidates,
  isBusy,
  onChoose,
}: {
  candidates: readonly Candidate[];
  isBusy: boolean;
  onChoose: (candidate: Candidate) => void;
}) {
  return (
    <div>
      <p>{hintOf(candidates)}調べたい場所を選ぶと、入力した条件のまま続けます。</p>
      <ul className="mt-3 flex flex-col gap-2">
        {candidates.map((candidate) => {
          const { id, label, detail, tag } = suggestionOption(candidate);
          return (
            <li key={id}>
              <button type="button" disabled={isBusy} onClick={() => onChoose(candidate)} className={CANDIDATE}>
                <span>
                  <b>{label}</b>
                  <span className="ml-2 text-13 text-sub">{detail}</span>
                </span>
                <span className="amount text-12 text-sub">{tag}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const CANDIDATE =
  "flex min-h-12 w-full items-center justify-between gap-3 rounded-control border border-control bg-card px-4 py-2 text-left hover:border-brand hover:text-brand";

function hintOf(candidates: readonly Candidate[]): string {
  return candidates.length > 1 ? "この住所に当てはまる場所がいくつかあります。" : "入力された住所からは、ここまで分かりました。";
}

/** One sentence for a screen reader whenever a step changes. */
function spokenState({ steps }: EstimateJob): string {
  const step = steps.find(({ state }) => state === "running" || state === "failed") ?? steps.findLast(({ state }) => state === "done");
  return step ? `${STEP_NAMES[step.id].name}：${STATE_WORDS[step.state]}` : "";
}
