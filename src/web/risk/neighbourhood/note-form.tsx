import { NOTE_FIELDS } from "#domain/letters/note-fields.ts";
import { boundField } from "#web/kit/form/bound.ts";
import { RadioGroup } from "#web/kit/form/choice-field.tsx";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { LongTextField } from "#web/kit/form/long-text-field.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { LetterTrap } from "#web/kit/letter/letter-trap.tsx";
import { STANCES } from "./note-words.ts";

/** A note with the stance of its writer. It is not shown before a moderator let it through. */
export function NoteForm({ form }: { form: Form }) {
  return (
    <div id="note-form">
      <FormBox form={form} label="声を書く" action="この声を送る">
        <RadioGroup {...boundField(form, "stance", NOTE_FIELDS.stance)} choices={STANCES} />
        <LongTextField {...boundField(form, "body", NOTE_FIELDS.body)} hint="住み心地や、まちの様子を書いてください。" rows={6} />
        <LetterTrap form={form} />
      </FormBox>
    </div>
  );
}
