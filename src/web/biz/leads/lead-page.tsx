import type { ReactNode } from "react";
import { BizFrame, BizHead } from "#web/biz/frame/biz-frame.tsx";
import { LetterForm } from "#web/kit/letter/letter-form.tsx";
import type { LetterState } from "#web/kit/letter/use-letter.ts";
import { Card } from "#web/kit/ui/card.tsx";

type LeadPageProps = {
  readonly title: string;
  readonly lead: ReactNode;
  readonly letter: LetterState;
  /** What comes of it, step by step. */
  readonly steps: readonly string[];
  /** What stands between the head and the form. */
  readonly above?: ReactNode;
  /** Below the steps. */
  readonly beside?: ReactNode;
};

/** A page with one form of the business arm, and what comes of it. */
export function LeadPage({ title, lead, letter, steps, above, beside }: LeadPageProps) {
  return (
    <BizFrame>
      <BizHead title={title} lead={lead} />
      {above}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card title={letter.letter.title}>
          <LetterForm state={letter} />
        </Card>
        <aside className="flex flex-col gap-5">
          <Card title="このあとの流れ">
            <ol className="flex list-decimal flex-col gap-2 pl-5 text-14">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Card>
          {beside}
        </aside>
      </div>
    </BizFrame>
  );
}
