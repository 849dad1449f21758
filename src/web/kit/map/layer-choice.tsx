export type LayerChoiceProps<Id extends string> = {
  readonly name: string;
  readonly label: string;
  readonly chosen: Id;
  readonly choices: readonly { readonly id: Id; readonly label: string }[];
  readonly onChoice: (id: Id) => void;
};

/** One of a few things a map can show, all in view. */
export function LayerChoice<Id extends string>({ name, label, chosen, choices, onChoice }: LayerChoiceProps<Id>) {
  return (
    <fieldset className="no-print">
      <legend className="mb-1 font-bold text-14">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.id}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-control bg-card px-3 text-14 has-checked:border-brand has-checked:bg-brand-tint has-checked:font-bold has-focus-visible:outline-4 has-focus-visible:outline-black has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={choice.id}
              checked={choice.id === chosen}
              onChange={() => onChoice(choice.id)}
              className="size-4 accent-brand"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
