import { useState } from "react";
import { answersOfSearch } from "#domain/queries/begin/answers-of-search.ts";
import { PURPOSE_OPTIONS } from "#domain/queries/catalogue/start-options.ts";
import type { QueryAnswers } from "#domain/queries/core/types.ts";
import { STEP_TEXTS } from "#domain/queries/flow/step-texts.ts";
import { missingStep, wishOf } from "#domain/queries/saved/wish-of.ts";
import { NOTHING_ASKED, wordsOfConditions } from "#domain/queries/words/condition-words.ts";
import { words } from "#domain/queries/words/query-words.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { OneOf } from "#web/queries/steps/bodies/option-choices.tsx";
import { WordsLine } from "#web/queries/words/words-line.tsx";
import { leftOutOf } from "./left-out.ts";
import type { BegunSearch } from "./search-begun.ts";

type BegunSearchProps = {
  readonly search: BegunSearch;
  /** A draft is there that would go. */
  readonly hasDraft: boolean;
  readonly onTake: (answers: QueryAnswers) => void;
};

/** A search on its way to a saved condition: its words, what they cannot say, and the one thing that a search is never asked. */
export function BegunSearchView({ search: { conditions, names }, hasDraft, onTake }: BegunSearchProps) {
  const [answers, setAnswers] = useState(() => answersOfSearch(conditions, names));
  const [isTried, setTried] = useState(false);
  const left = wordsOfConditions(leftOutOf(conditions, answers), names);
  const next = missingStep(answers) ?? "CompleteNormal";
  const goOn = () => (next === "Purpose" ? setTried(true) : onTake(answers));
  return (
    <section aria-labelledby="begun-search" className="flex flex-col gap-4 rounded-card border-2 border-brand bg-card p-4 sm:p-6">
      <div>
        <h2 id="begun-search" className="text-13 text-sub">
          検索の条件から登録します
        </h2>
        <p className="mt-1 font-bold text-18">
          <WordsLine words={words(wishOf(answers))} />
        </p>
      </div>
      {left !== NOTHING_ASKED && <p className="text-14">次の条件は引き継げません：{left}</p>}
      <OneOf
        label="目的"
        look="rows"
        isLabelShown
        options={PURPOSE_OPTIONS}
        asker={{ viewer: "anonymous", medium: "web", told: answers }}
        chosen={answers.purpose ?? undefined}
        onChoose={(purpose) => setAnswers({ ...answers, purpose })}
      />
      {isTried && next === "Purpose" && (
        <p role="alert" className="text-14 text-accent">
          ＊目的を選んでください。
        </p>
      )}
      {hasDraft && <p className="text-13 text-sub">この条件で進むと、途中まで入力した下書きは消えます。</p>}
      <Button onClick={goOn} className="self-end">
        {next === "Purpose" ? "次へ" : `次へ：${STEP_TEXTS[next].title}`}
      </Button>
    </section>
  );
}
