import type { TypedForm } from "../kit/forms/use-typed-form.ts";

/** A field that people neither see nor reach by key; a program that fills in all fields gives itself away. */
export function LetterTrap({ form: { typed, set } }: { readonly form: TypedForm }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        この欄は空のままにしてください
        <input
          name="leaveEmpty"
          type="text"
          tabIndex={-1}
          autoComplete="off"
          value={typed.leaveEmpty ?? ""}
          onChange={(event) => set("leaveEmpty", event.target.value)}
        />
      </label>
    </div>
  );
}
