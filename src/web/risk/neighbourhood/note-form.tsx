import { NOTE_FIELDS } from "#domain/letters/note-fields.ts";
import { boundField } from "#web/kit/form/bound.ts";
import { RadioGroup } from "#web/kit/form/choice-field.tsx";
import { Field } from "#web/kit/form/field.tsx";
import { FormBox } from "#web/kit/form/form-box.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { LetterTrap } from "#web/kit/letter/letter-trap.tsx";
import { fieldClass } from "#web/kit/ui/field-label.tsx";
import { STANCES } from "./note-words.ts";

const LONGEST = NOTE_FIELDS.body.kind.rule.most;

/** A note with the stance of its writer. It is not shown before a moderator let it through. */
export function NoteForm({ form }: { form: Form }) {
  const { typed, set, messageOf } = form;
  const body = typed.body ?? "";
  return (
    <div id="note-form">
      <FormBox form={form} label="声を書く" action="この声を送る">
        <RadioGroup {...boundField(form, "stance", NOTE_FIELDS.stance)} choices={STANCES} />
        <Field
          name="body"
          label={NOTE_FIELDS.body.label}
          isRequired
          hint={`${LONGEST}文字まで。住み心地や、まちの様子を書いてください。`}
          error={messageOf("body")}
        >
          {(control) => (
            <>
              <textarea
                {...control}
                rows={6}
                maxLength={LONGEST}
                value={body}
                onChange={(event) => set("body", event.target.value)}
                className={`${fieldClass} py-3`}
              />
              <span className="amount self-end text-12 text-sub">
                {body.length}／{LONGEST}文字
              </span>
            </>
          )}
        </Field>
        <LetterTrap form={form} />
      </FormBox>
    </div>
  );
}
