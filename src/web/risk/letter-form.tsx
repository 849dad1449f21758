import { Fragment, useEffect, useRef } from "react";
import { SelectField } from "../kit/forms/choice-field.tsx";
import { EmailAdvice } from "../kit/forms/email-advice.tsx";
import { ErrorSummary } from "../kit/forms/error-summary.tsx";
import { LongTextField } from "../kit/forms/long-text-field.tsx";
import { TextField } from "../kit/forms/text-field.tsx";
import { TickBox } from "../kit/forms/tick-box.tsx";
import { TypedFormBox } from "../kit/forms/typed-form.tsx";
import type { Typed, TypedForm } from "../kit/forms/use-typed-form.ts";
import { Button } from "../kit/ui/button.tsx";
import { Notice } from "../kit/ui/notice.tsx";
import { LETTERS, type LetterField } from "./letter-fields.ts";
import { sizeWords } from "./letter-files.ts";
import { LetterFilesField, UploadProgress } from "./letter-files-field.tsx";
import { LetterTrap } from "./letter-trap.tsx";
import type { LetterState } from "./use-letter.ts";

/** A letter, first to be written, then to be read once more, then sent. */
export function LetterForm({ state }: { readonly state: LetterState }) {
  const { topic, step, form, chosen } = state;
  const { title, action, purpose, fields } = LETTERS[topic];
  const { submitting } = form;
  return (
    <div className="flex flex-col gap-4">
      <Steps step={step} />
      <noscript>
        <Notice tone="warn">この画面から送るには、ブラウザのJavaScriptを有効にして、読み込み直してください。</Notice>
      </noscript>
      {submitting.notice && <Notice tone="error">{submitting.notice}</Notice>}
      {step === "write" ? (
        <TypedFormBox key="write" form={form} label={title} action={action}>
          <ErrorSummary issues={submitting.issues} attempt={submitting.attempt} />
          {fields.map((field) => (
            <Fragment key={field.name}>
              <Control field={asAsked(field, chosen.files.length)} form={form} />
              {field.name === "evidence" && <Files state={state} />}
            </Fragment>
          ))}
          <LetterTrap form={form} />
          <p className="text-13 text-sub">{purpose}</p>
        </TypedFormBox>
      ) : (
        <Confirm state={state} />
      )}
    </div>
  );
}

/** A document says by itself what it is. */
function asAsked(field: LetterField, files: number): LetterField {
  return field.name === "evidence" && files > 0 ? { ...field, isRequired: false } : field;
}

function Files({ state: { chosen, form, addFiles, removeFile } }: { readonly state: LetterState }) {
  const { submitting, isReady, messageOf } = form;
  const error = messageOf("files") ?? chosen.fault ?? undefined;
  return (
    <LetterFilesField files={chosen.files} error={error} isFree={isReady && !submitting.isPending} onAdd={addFiles} onRemove={removeFile} />
  );
}

const STEPS = { write: "入力", confirm: "確認", done: "完了" } as const;

function Steps({ step }: Pick<LetterState, "step">) {
  return (
    <ol aria-label="送るまでの流れ" className="flex gap-2 text-13 text-sub">
      {Object.entries(STEPS).map(([id, label]) => (
        <li
          key={id}
          aria-current={id === step ? "step" : undefined}
          className="flex-1 border-track border-t-4 pt-1 aria-[current]:border-brand aria-[current]:font-bold aria-[current]:text-ink"
        >
          {label}
        </li>
      ))}
    </ol>
  );
}

type ControlProps = { readonly field: LetterField; readonly form: TypedForm };

function Control({ field, form }: ControlProps) {
  const { name, label, isRequired, kind, hint, most, choices = [] } = field;
  const bound = {
    name,
    label,
    isRequired,
    value: form.typed[name] ?? "",
    onChange: (text: string) => form.set(name, text),
    error: form.messageOf(name),
    ...(hint === undefined ? {} : { hint }),
  };
  switch (kind) {
    case "tick":
      return (
        <TickBox name={name} isTicked={bound.value === "on"} onTick={(isTicked) => form.set(name, isTicked ? "on" : "")}>
          {label}
        </TickBox>
      );
    case "choice":
      return <SelectField {...bound} choices={choices} emptyLabel={isRequired ? "選んでください" : "指定しない"} />;
    case "long":
      return <LongTextField {...bound} maxLength={most} />;
    case "email":
      return (
        <div className="flex flex-col gap-1">
          <TextField {...bound} type="email" autoComplete="email" placeholder="例：hanako@example.jp" />
          <EmailAdvice address={bound.value} isForMail onTake={bound.onChange} />
        </div>
      );
    default:
      return <TextField {...bound} {...(most === undefined ? {} : { maxLength: most })} autoComplete={name === "name" ? "name" : "off"} />;
  }
}

function Confirm({ state: { topic, form, back, chosen, uploaded } }: { state: LetterState }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, fields } = LETTERS[topic];
  return (
    <TypedFormBox
      key="confirm"
      form={form}
      label={`${title}の確認`}
      action="送る"
      beside={
        <Button tone="secondary" disabled={form.submitting.isPending} onClick={back}>
          入力にもどる
        </Button>
      }
    >
      <h3 ref={heading} tabIndex={-1} className="text-18">
        この内容で送ります
      </h3>
      <dl className="divide-y divide-line border-line border-y">
        {fields.map((field) => (
          <div key={field.name} className="grid gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[12rem_1fr]">
            <dt className="text-14 text-sub">{field.label}</dt>
            <dd className="min-w-0 whitespace-pre-line">{answerWords(field, form.typed)}</dd>
          </div>
        ))}
        {topic === "correction" && (
          <div className="grid gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[12rem_1fr]">
            <dt className="text-14 text-sub">添付する資料</dt>
            <dd className="wrap-anywhere min-w-0 whitespace-pre-line">
              {chosen.files.length === 0 ? "なし" : chosen.files.map(({ name, size }) => `${name}（${sizeWords(size)}）`).join("\n")}
            </dd>
          </div>
        )}
      </dl>
      <UploadProgress share={uploaded} />
    </TypedFormBox>
  );
}

/** An answer as it is read once more. */
export function answerWords({ name, kind, choices }: LetterField, typed: Typed): string {
  const text = (typed[name] ?? "").trim();
  if (kind === "tick") return text === "on" ? "はい" : "いいえ";
  if (text === "") return "記入なし";
  if (kind === "choice") return choices?.find(({ value }) => value === text)?.label ?? text;
  return text;
}
