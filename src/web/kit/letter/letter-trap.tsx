import type { Form } from "#web/kit/form/use-form.ts";
import { TRAP } from "./letter.ts";

/** A field that people neither see nor reach by key; a program that fills in all fields gives itself away. */
export function LetterTrap({ form: { typed, set } }: { readonly form: Form }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        この欄は空のままにしてください
        <input
          name={TRAP}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          value={typed[TRAP] ?? ""}
          onChange={(event) => set(TRAP, event.target.value)}
        />
      </label>
    </div>
  );
}
