import type { ReactNode } from "react";
import { ResendCode } from "#web/kit/code/resend-code.tsx";
import { CodeField } from "#web/kit/code/secret-field.tsx";
import { bound } from "#web/kit/form/bound.ts";
import { FormBox } from "#web/kit/form/form-box.tsx";
import type { ActionState } from "#web/kit/form/use-action.ts";
import type { Form } from "#web/kit/form/use-form.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import type { PendingCheck } from "./pending-check.ts";
import { CODE } from "./verify-code.ts";

export type CodeStepProps = {
  readonly pending: PendingCheck;
  readonly form: Form;
  readonly resending: ActionState;
  /** What came of the last resending: a sentence; null: none yet. */
  readonly outcome: string | null;
  readonly onResend: () => void;
};

type LookProps = {
  readonly label: string;
  readonly action: string;
  /** Where the code went. */
  readonly destination: ReactNode;
  /** What to do when nothing comes. */
  readonly help: ReactNode;
  readonly beside: ReactNode;
};

/** The code that was sent to a new address, and another one where it does not come. */
export function CodeStep({ pending, form, resending, outcome, onResend, ...look }: CodeStepProps & LookProps) {
  return (
    <Card>
      <div className="flex flex-col gap-5">
        <p className="text-16">
          <span className="font-bold">{look.destination}</span>に、6桁の確認コードを送りました。
        </p>
        <FormBox form={form} label={look.label} action={look.action} beside={look.beside}>
          <CodeField {...bound(form, CODE)} label="確認コード" isRequired />
        </FormBox>
        {resending.failure && (
          <Notice tone="error" title="コードを送れませんでした">
            {resending.failure}
          </Notice>
        )}
        <ResendCode sentAt={pending.sentAt} isPending={resending.isBusy} outcome={outcome} onResend={onResend} />
        <div className="text-13 text-sub">{look.help}</div>
      </div>
    </Card>
  );
}
