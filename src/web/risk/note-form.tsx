import { RadioGroup } from "../kit/forms/choice-field.tsx";
import { ErrorSummary } from "../kit/forms/error-summary.tsx";
import { Field } from "../kit/forms/field.tsx";
import { TypedFormBox } from "../kit/forms/typed-form.tsx";
import type { TypedForm } from "../kit/forms/use-typed-form.ts";
import { fieldClass } from "../kit/ui/field-label.tsx";
import { Notice } from "../kit/ui/notice.tsx";
import { LetterTrap } from "./letter-trap.tsx";
import { LONGEST_NOTE, STANCES } from "./note-words.ts";

/** A note with the stance of its writer. It is not shown before a moderator let it through. */
export function NoteForm({ form }: { form: TypedForm }) {
  const { typed, set, messageOf, submitting } = form;
  const body = typed.body ?? "";
  return (
    <div id="note-form">
      <TypedFormBox form={form} label="声を書く" action="この声を送る">
        <ErrorSummary issues={submitting.issues} attempt={submitting.attempt} />
        {submitting.notice && <Notice tone="error">{submitting.notice}</Notice>}
        <RadioGroup
          name="stance"
          label="あなたの立場"
          isRequired
          choices={STANCES}
          value={typed.stance ?? ""}
          onChange={(value) => set("stance", value)}
          error={messageOf("stance")}
        />
        <Field
          name="body"
          label="声"
          isRequired
          hint={`${LONGEST_NOTE}文字まで。住み心地や、まちの様子を書いてください。`}
          error={messageOf("body")}
        >
          {(control) => (
            <>
              <textarea
                {...control}
                rows={6}
                maxLength={LONGEST_NOTE}
                value={body}
                onChange={(event) => set("body", event.target.value)}
                className={`${fieldClass} py-3`}
              />
              <span className="amount self-end text-12 text-sub">
                {body.length}／{LONGEST_NOTE}文字
              </span>
            </>
          )}
        </Field>
        <LetterTrap form={form} />
      </TypedFormBox>
    </div>
  );
}
