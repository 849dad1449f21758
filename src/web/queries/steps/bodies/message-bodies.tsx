import { MESSAGE_TEMPLATE_TEXTS } from "#domain/queries/catalogue/offer-options.ts";
import { MESSAGE_LENGTH, messageFaults, messageFaultText } from "#domain/queries/core/message-checks.ts";
import type { MessageTemplateId, QueryAnswers } from "#domain/queries/core/types.ts";
import { ChoiceCards } from "#web/kit/flow/choice-cards.tsx";
import { LongTextField } from "#web/kit/form/long-text-field.tsx";
import type { StepBodyProps } from "./step-body.ts";

const NONE = "none";

export function TemplateBody({ answers, change }: StepBodyProps) {
  const choices = [
    ...MESSAGE_TEMPLATE_TEXTS.map(({ id, label, text }) => ({ value: id as MessageTemplateId | typeof NONE, label, detail: text })),
    { value: NONE as MessageTemplateId | typeof NONE, label: "例文を使わない", detail: "自分で書きます。" },
  ];
  return (
    <ChoiceCards
      label="例文"
      look="rows"
      isMany={false}
      choices={choices}
      chosen={answers.template === null ? [] : [answers.template]}
      onChange={([chosen]) => change({ template: chosen === undefined || chosen === NONE ? null : chosen })}
    />
  );
}

/** The message as the question opens: what was written, else the chosen example. */
export function openedMessage({ message, template }: Pick<QueryAnswers, "message" | "template">): string {
  if (message !== null && message !== "") return message;
  return MESSAGE_TEMPLATE_TEXTS.find(({ id }) => id === template)?.text ?? "";
}

/** What is wrong is told while somebody writes; that it is still too short, only once they go on. */
export function MessageBody({ answers, change, isTried }: StepBodyProps & { readonly isTried: boolean }) {
  const text = openedMessage(answers);
  const faults = messageFaults(text).filter(({ kind }) => isTried || (kind !== "too-short" && kind !== "blank-left"));
  const template = MESSAGE_TEMPLATE_TEXTS.find(({ id }) => id === answers.template);
  return (
    <>
      <LongTextField
        name="message"
        label="メッセージ"
        isRequired
        rows={8}
        most={MESSAGE_LENGTH.max}
        value={text}
        onChange={(message) => change({ message })}
        error={faults[0] && messageFaultText(faults[0])}
      />
      {faults.length > 1 && (
        <ul className="flex flex-col gap-1 text-14 text-accent">
          {faults.slice(1).map((fault) => (
            <li key={fault.kind}>＊{messageFaultText(fault)}</li>
          ))}
        </ul>
      )}
      {template && answers.message !== null && answers.message !== "" && answers.message !== template.text && (
        <button
          type="button"
          onClick={() => change({ message: template.text })}
          className="min-h-11 self-start text-14 text-brand underline underline-offset-4"
        >
          例文「{template.label}」を入れなおす
        </button>
      )}
    </>
  );
}
