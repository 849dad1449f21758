import { type RefObject, useRef } from "react";
import { FIELD_RECIPIENTS } from "#domain/members/purposes.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import type { AnswerSaving } from "./answer-saving.ts";
import type { AnswerState, Progress } from "./answer-state.ts";
import { ChoiceCards } from "./choice-cards.tsx";
import { ConsentBox } from "./consent-box.tsx";
import { ABOVE_QUESTION, NeedsScript, ProfileFailed, ProfileFrame, StepLinks } from "./profile-frame.tsx";
import { answerLabel, type Question, UNANSWERED } from "./questions.ts";
import { useFocusAt } from "./use-focus-at.ts";

export type QuestionViewProps = {
  readonly question: Question;
  readonly state: AnswerState;
  readonly isReady: boolean;
  readonly actions: Pick<AnswerSaving, "choose" | "agree" | "retry" | "keepLatest" | "overwrite">;
};

/** One question of the profile. What is chosen is kept at once. */
export function QuestionView({ question, state, isReady, actions }: QuestionViewProps) {
  const { profile, chosen, isAgreed, progress } = state;
  const status = useRef<HTMLParagraphElement>(null);
  // The box that was ticked goes with the agreement.
  useFocusAt(status, profile.consentTextVersion);
  return (
    <ProfileFrame
      crumb={question.title}
      above={ABOVE_QUESTION}
      heading={question.ask}
      lead={
        <p id="purpose">
          使いみち：{question.purpose}
          {FIELD_RECIPIENTS}任意の項目です。
        </p>
      }
    >
      <NeedsScript />
      <ChoiceCards
        name={question.field}
        label={question.title}
        describedBy="purpose"
        choices={question.choices}
        value={chosen}
        isReady={isReady}
        onChoose={actions.choose}
      />
      <SaveState box={status} {...{ question, state, isReady, actions }} />
      {profile.consentTextVersion === null && (
        <ConsentBox isAgreed={isAgreed} isAwaited={progress.kind === "unagreed"} onAgree={actions.agree} />
      )}
      <StepLinks page={question.page} />
    </ProfileFrame>
  );
}

type SaveStateProps = QuestionViewProps & { readonly box: RefObject<HTMLParagraphElement | null> };

/** What became of the last choice. Its line is kept, so that the buttons below stay where they are. */
function SaveState({ box, question, state: { chosen, progress }, isReady, actions }: SaveStateProps) {
  // The buttons go when they are pressed; reading goes on at what becomes of it.
  const andStay = (act: () => void) => () => {
    act();
    box.current?.focus();
  };
  const isSettled = progress.kind !== "failed" && progress.kind !== "conflict";
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2 text-14">
      <p ref={box} tabIndex={-1} role="status" className={progress.kind === "saved" ? "font-bold text-good" : "text-sub"}>
        {progressWords(progress, chosen)}
      </p>
      {progress.kind === "conflict" && (
        <Conflict
          mine={answerLabel(question, { [question.field]: chosen })}
          latest={answerLabel(question, progress.latest)}
          onKeep={andStay(actions.keepLatest)}
          onOverwrite={andStay(actions.overwrite)}
        />
      )}
      {progress.kind === "failed" && (
        <Notice tone="error" title="保存できませんでした">
          <p>{progress.why}</p>
          <Button tone="secondary" size="bar" className="mt-2" onClick={andStay(actions.retry)}>
            もう一度保存する
          </Button>
        </Notice>
      )}
      {chosen !== null && isSettled && (
        <Button
          tone="plain"
          size="bar"
          className="-mx-4"
          disabled={!isReady || progress.kind === "saving"}
          onClick={andStay(() => actions.choose(null))}
        >
          {UNANSWERED}にもどす
        </Button>
      )}
    </div>
  );
}

function progressWords(progress: Progress, chosen: string | null): string {
  switch (progress.kind) {
    case "saving":
      return "保存しています";
    case "saved":
      return "✓ 保存しました";
    case "cleared":
      return "回答を消しました";
    case "unagreed":
      return "まだ保存していません。下の同意が必要です。";
    case "conflict":
    case "failed":
      return "";
    case "idle":
      return chosen === null ? "選ぶと、すぐに保存します。" : "保存されています。選び直すと、すぐに保存します。";
  }
}

type ConflictProps = {
  /** The answers in words. */
  readonly mine: string;
  readonly latest: string;
  readonly onKeep: () => void;
  readonly onOverwrite: () => void;
};

function Conflict({ mine, latest, onKeep, onOverwrite }: ConflictProps) {
  return (
    <div role="alert">
      <Notice tone="warn" title="ほかの画面で、先に変更されています">
        <p>
          いま保存されている回答は「{latest}」、この画面で選んだ回答は「{mine}」です。どちらを残すかを選んでください。
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button tone="secondary" size="bar" onClick={onKeep}>
            「{latest}」を残す
          </Button>
          <Button tone="secondary" size="bar" onClick={onOverwrite}>
            「{mine}」で保存する
          </Button>
        </div>
      </Notice>
    </div>
  );
}

export function QuestionFailedView({ question }: { question: Question }) {
  return (
    <ProfileFrame crumb={question.title} above={ABOVE_QUESTION} heading={question.ask}>
      <ProfileFailed />
      <StepLinks page={question.page} />
    </ProfileFrame>
  );
}
