import { Fragment, useEffect, useRef } from "react";
import type { Field } from "#kernel/fields/field-kind.ts";
import type { Typed } from "#kernel/fields/read-fields.ts";
import { bound, boundField, boundTick } from "#web/kit/form/bound.ts";
import { SelectField } from "#web/kit/form/choice-field.tsx";
import { EmailAdvice } from "#web/kit/form/email-advice.tsx";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { LongTextField } from "#web/kit/form/long-text-field.tsx";
import { TextField } from "#web/kit/form/text-field.tsx";
import { TickBox } from "#web/kit/form/tick-box.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { answerWords, fieldsToRead, type LetterField, type LetterFiles } from "./letter.ts";
import { sizeWords } from "./letter-files.ts";
import { LetterFilesField, UploadProgress } from "./letter-files-field.tsx";
import { LetterTrap } from "./letter-trap.tsx";
import type { LetterState } from "./use-letter.ts";

/** A letter, first to be written, then to be read once more, then sent. */
export function LetterForm({ state }: { readonly state: LetterState }) {
  return (
    <div className="flex flex-col gap-4">
      <Steps step={state.step} />
      <noscript>
        <Notice tone="warn">この画面から送るには、ブラウザのJavaScriptを有効にして、読み込み直してください。</Notice>
      </noscript>
      {state.step === "write" ? <Write state={state} /> : <Confirm state={state} />}
    </div>
  );
}

function Write({ state }: { readonly state: LetterState }) {
  const { letter, form, chosen } = state;
  const toRead = fieldsToRead(letter, chosen.files.length);
  return (
    <FormBox key="write" form={form} label={letter.title} action={letter.action}>
      {letter.fields.map((asked) => (
        <Fragment key={asked.name}>
          <Control asked={{ ...asked, field: neededNow(asked, toRead[asked.name] ?? asked.field, form.typed) }} form={form} />
          {letter.files?.below === asked.name && <Files rules={letter.files} state={state} />}
        </Fragment>
      ))}
      <LetterTrap form={form} />
      <p className="text-13 text-sub">
        {letter.purpose}
        <a href="/privacypolicy" target="_blank" rel="noopener" className="inline-block text-link">
          プライバシーポリシー<span className="sr-only">（新しいタブで開きます）</span>
        </a>
      </p>
    </FormBox>
  );
}

/** A field as it is asked for beside the other answers. */
function neededNow({ isNeededFor }: LetterField, field: Field, typed: Typed): Field {
  return isNeededFor?.(typed) ? { ...field, isRequired: true } : field;
}

function Files({ rules, state: { chosen, form, ...state } }: { readonly rules: LetterFiles; readonly state: LetterState }) {
  const { submitting, isReady, messageOf } = form;
  return (
    <LetterFilesField
      rules={rules}
      files={chosen.files}
      error={messageOf("files") ?? chosen.fault ?? undefined}
      isFree={isReady && !submitting.isPending}
      onAdd={state.addFiles}
      onRemove={state.removeFile}
    />
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

/** What a browser may fill in of a line, by its name. */
const KNOWN_BY_BROWSERS: Readonly<Record<string, string>> = { name: "name", person: "name", company: "organization" };

function Control({ asked: { name, look, field, hint, choices = [] }, form }: { readonly asked: LetterField; readonly form: Form }) {
  const control = { ...boundField(form, name, field), ...(hint === undefined ? {} : { hint }) };
  switch (look) {
    case "tick":
      return <TickBox {...boundTick(form, name)}>{field.label}</TickBox>;
    case "choice":
      return <SelectField {...control} choices={choices} emptyLabel={field.isRequired ? "選んでください" : "指定しない"} />;
    case "long":
      return <LongTextField {...control} />;
    case "email":
      return (
        <div className="flex flex-col gap-1">
          <TextField {...control} type="email" autoComplete="email" />
          <EmailAdvice address={control.value} isForMail onTake={bound(form, name).onChange} />
        </div>
      );
    default:
      return name === "phone" ? (
        <TextField {...control} type="tel" autoComplete="tel" />
      ) : (
        <TextField {...control} autoComplete={KNOWN_BY_BROWSERS[name] ?? "off"} />
      );
  }
}

function Confirm({ state: { letter, form, back, chosen, uploaded } }: { readonly state: LetterState }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <FormBox
      key="confirm"
      form={form}
      label={`${letter.title}の確認`}
      action="送る"
      beside={
        <Button tone="secondary" isBusy={form.submitting.isPending} onClick={back}>
          入力にもどる
        </Button>
      }
    >
      <h3 ref={heading} tabIndex={-1} className="text-18">
        この内容で送ります
      </h3>
      <dl className="divide-y divide-line border-line border-y">
        {letter.fields.map((asked) => (
          <div key={asked.name} className="grid gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[12rem_1fr]">
            <dt className="text-14 text-sub">{asked.inShort ?? asked.field.label}</dt>
            <dd className="min-w-0 whitespace-pre-line">{answerWords(asked, form.typed)}</dd>
          </div>
        ))}
        {letter.files && (
          <div className="grid gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[12rem_1fr]">
            <dt className="text-14 text-sub">{letter.files.label}</dt>
            <dd className="wrap-anywhere min-w-0 whitespace-pre-line">
              {chosen.files.length === 0 ? "なし" : chosen.files.map(({ name, size }) => `${name}（${sizeWords(size)}）`).join("\n")}
            </dd>
          </div>
        )}
      </dl>
      <UploadProgress share={uploaded} />
    </FormBox>
  );
}
