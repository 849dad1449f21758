import { useEffect, useRef, useState } from "react";
import { apiClient, type EstimateResponse } from "#api/client/client.ts";
import { yearEcho } from "#kernel/fields/echo.ts";
import { HOME_FIELDS } from "#kernel/fields/home-fields.ts";
import { yearInJapan } from "#kernel/japanese-date.ts";
import { boundField } from "#web/kit/form/bound.ts";
import { FormBox } from "#web/kit/form/form-box.tsx";
import type { SubmitFailure } from "#web/kit/form/form-state.ts";
import { NumberField } from "#web/kit/form/text-field.tsx";
import { useForm } from "#web/kit/form/use-form.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { submitFailure } from "#web/price/form/submit-failure.ts";
import type { Priced } from "#web/price/words/result-words.ts";
import { TriedRows } from "./tried-rows.tsx";
import { type Changes, readChanges, type Tried, tryChanges, WHAT_IF_FIELDS } from "./what-if.ts";

type WhatIfProps = { readonly estimate: EstimateResponse; readonly outcome: Priced };

/** 条件を変えて見る: another built year and floor, and what comes of them beside the price of now. Land has neither. */
export default function WhatIfCard({ estimate, outcome }: WhatIfProps) {
  const [tries, setTries] = useState<readonly Tried[]>([]);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => {
    const mine = new AbortController();
    leaving.current = mine;
    return () => mine.abort();
  }, []);
  const form = useForm<Changes>({
    initial: {},
    read: (typed) => readChanges(typed, estimate, yearInJapan(new Date())),
    send: async (changes) => {
      const signal = leaving.current?.signal ?? new AbortController().signal;
      const answer = await tryChanges(estimate.input, changes, { ...apiClient(), signal, wait });
      if (!answer.ok) return answer.problem ? submitFailure(answer.problem, navigator.onLine) : NO_END;
      setTries((before) => [answer.tried, ...before.filter((each) => JSON.stringify(each.changes) !== JSON.stringify(changes))]);
      return "kept";
    },
  });
  const isCondo = estimate.subject.kind === "condo";
  return (
    <Card title="条件を変えて見る" lead={LEAD} className="no-print">
      <FormBox form={form} label="条件を変えて見る" action="この条件で見る">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <NumberField
            {...boundField(form, "builtYear", WHAT_IF_FIELDS.builtYear)}
            mode="text"
            hint={
              estimate.subject.builtYear === null ? "築年を入れていない推定です。" : `いまの推定は${estimate.subject.builtYear}年築です。`
            }
            echo={yearEcho(HOME_FIELDS.builtYear.kind, form.typed.builtYear)}
          />
          {isCondo && (
            <NumberField
              {...boundField(form, "floor", WHAT_IF_FIELDS.floor)}
              mode="text"
              hint="階の差は、公表された査定の表の率です。水害の見え方も変わります。"
            />
          )}
        </div>
      </FormBox>
      <div aria-live="polite">{tries.length > 0 && <TriedRows {...{ estimate, outcome, tries }} />}</div>
    </Card>
  );
}

/** A year changes more than the age: the homes of that town and year are others. */
const LEAD =
  "ほかの条件はそのままで、築年や階だけを変えて計算します。築年を変えると、その町で築年の近い住まいの水準も変わるため、新しいほど高いとはかぎりません。";

const NO_END: SubmitFailure = { issues: [], notice: "計算を終えられませんでした。もう一度お試しください。" };

function wait(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
