import { useState } from "react";
import { answersToSave } from "#domain/queries/begin/answers-of-search.ts";
import { CHANNEL_OPTIONS, PURPOSE_OPTIONS } from "#domain/queries/catalogue/start-options.ts";
import { LONGEST_QUERY_NAME, PURPOSES, type QueryAnswers } from "#domain/queries/core/types.ts";
import type { StepId } from "#domain/queries/flow/step-ids.ts";
import { STEP_TEXTS } from "#domain/queries/flow/step-texts.ts";
import { missingStep, wishOf } from "#domain/queries/saved/wish-of.ts";
import { NOTHING_ASKED, wordsOfConditions } from "#domain/queries/words/condition-words.ts";
import { words } from "#domain/queries/words/query-words.ts";
import { SiteLink } from "#web/kit/link/site-link.tsx";
import { Button, buttonClass } from "#web/kit/ui/button.tsx";
import { fieldClass } from "#web/kit/ui/field-label.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { WordsLine } from "#web/queries/words/words-line.tsx";
import { leftOutOf } from "./left-out.ts";
import type { BegunSearch } from "./search-begun.ts";
import type { SearchSaving } from "./use-search-saving.ts";

type BegunSearchProps = {
  readonly search: BegunSearch;
  /** A draft is there that would go with the longer form. */
  readonly hasDraft: boolean;
  readonly saving: SearchSaving;
  /** Into the step form, with what the search says. */
  readonly onTake: (answers: QueryAnswers) => void;
};

/** A search that is to be saved, to be looked at once: its words, what they cannot say, a name, and the save itself. */
export function BegunSearchView({ search: { conditions, names }, hasDraft, saving, onTake }: BegunSearchProps) {
  const [answers, setAnswers] = useState(() => answersToSave(conditions, names));
  const missing = missingStep(answers);
  if (saving.state === "saved") return <Saved />;
  const left = wordsOfConditions(leftOutOf(conditions, answers), names);
  return (
    <section aria-labelledby="begun-search" className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 sm:p-6">
      <div>
        <h2 id="begun-search" className="text-13 text-sub">
          保存する条件
        </h2>
        <p className="mt-1 font-bold text-18">
          <WordsLine words={words(wishOf(answers))} />
        </p>
        {left !== NOTHING_ASKED && <p className="mt-2 text-14">次の条件は保存できません：{left}</p>}
      </div>
      {missing === null && <Details {...{ answers, setAnswers, saving }} />}
      {missing !== null && <p className="text-14">この条件を保存するには、{STEP_TEXTS[missing].title}の回答が必要です。</p>}
      <Failure saving={saving} />
      <Ways {...{ answers, missing, saving, onTake }} />
      {hasDraft && (
        <p className="text-13 text-sub">「{missing === null ? "くわしく決める" : "次へ"}」で進むと、途中まで入力した下書きは消えます。</p>
      )}
    </section>
  );
}

const SAVED = { label: "保存した条件を見る", to: "/queries" };

function Failure({ saving: { state, failure } }: Pick<BegunSearchProps, "saving">) {
  return (
    <>
      {failure !== null && (
        <p role="alert" className="text-14 text-accent">
          ＊{failure}
        </p>
      )}
      {state === "full" && <SiteLink item={SAVED} className="inline-flex min-h-11 items-center text-link" />}
    </>
  );
}

type WaysProps = Pick<BegunSearchProps, "saving" | "onTake"> & { readonly answers: QueryAnswers; readonly missing: StepId | null };

/** The save itself, where nothing is missing, and the way into the longer form. */
function Ways({ answers, missing, saving, onTake }: WaysProps) {
  if (missing !== null) {
    return (
      <Button onClick={() => onTake(answers)} className="self-start">
        次へ：{STEP_TEXTS[missing].title}
      </Button>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => saving.onSave(answers)} isBusy={saving.state === "busy"}>
          {saving.isMember ? "この条件を保存する" : "ログインして保存する"}
        </Button>
        <Button tone="secondary" onClick={() => onTake(answers)}>
          くわしく決める
        </Button>
      </div>
      {!saving.isMember && <p className="text-13 text-sub">ログインか会員登録のあと、この画面に戻ります。名前は戻ってから付けられます。</p>}
    </>
  );
}

function Saved() {
  return (
    <Notice tone="good" title="条件を保存しました">
      <p>条件の変更や停止は「保存した条件」からできます。</p>
      <p className="mt-2">
        <SiteLink item={SAVED} className={buttonClass({ size: "bar", tone: "secondary" })} />
      </p>
    </Notice>
  );
}

type DetailsProps = {
  readonly answers: QueryAnswers;
  readonly setAnswers: (answers: QueryAnswers) => void;
  readonly saving: SearchSaving;
};

/** What a search is never asked. */
function Details({ answers, setAnswers, saving: { isMember } }: DetailsProps) {
  const channels = CHANNEL_OPTIONS.filter(({ value }) => answers.channels.includes(value)).map(({ label }) => label);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {isMember && (
        <label className="flex min-w-0 flex-col font-bold text-14 sm:col-span-2">
          <span>
            名前 <span className="font-normal text-12 text-sub">任意</span>
          </span>
          <input
            value={answers.name ?? ""}
            maxLength={LONGEST_QUERY_NAME}
            placeholder="例：実家の近く"
            autoComplete="off"
            onChange={({ target }) => setAnswers({ ...answers, name: target.value.trim() === "" ? null : target.value })}
            className={`${fieldClass} mt-1 font-normal`}
          />
        </label>
      )}
      <label className="flex min-w-0 flex-col font-bold text-14">
        目的
        <select
          value={answers.purpose ?? ""}
          onChange={({ target }) => setAnswers({ ...answers, purpose: PURPOSES.find((one) => one === target.value) ?? null })}
          className={`${fieldClass} mt-1 font-normal`}
        >
          {PURPOSE_OPTIONS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <div className="text-14">
        <p className="font-bold">探し方</p>
        <p className="mt-1 flex min-h-11 items-center">{channels.join("・")}</p>
      </div>
    </div>
  );
}
