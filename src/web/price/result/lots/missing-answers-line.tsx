import { Link } from "@tanstack/react-router";
import type { EstimateResponse } from "#api/client/client.ts";
import { ANSWER_LABELS, missingAnswers } from "#kernel/home/missing-answers.ts";
import { draftOfInput, searchOf } from "#web/price/place/draft.ts";
import { askedSearch } from "#wire/asked-fields.ts";

type MissingAnswersLineProps = { readonly estimate: Pick<EstimateResponse, "input" | "answersRead"> };

/** What of a house or a plot was not told and would make its price surer, with the way back to the form; nothing where all that its model reads is told. */
export default function MissingAnswersLine({ estimate: { input, answersRead } }: MissingAnswersLineProps) {
  const missing = missingAnswers(input.kind, input, answersRead ?? []);
  if (missing.length === 0) return null;
  return (
    <p className="mt-3 text-13 text-sub">
      {missing.map((name) => ANSWER_LABELS[name]).join("、")}が分かると、推定が確かになることがあります。
      {missing.includes("builtYear") && "土地と建物の内訳を示すには、築年が必要です。"}
      <Link
        to="/search/input"
        search={{ ...searchOf(draftOfInput(input)), ...askedSearch(missing) }}
        resetScroll={false}
        className="no-print inline-block text-link"
      >
        入力する
      </Link>
    </p>
  );
}
