import { useId } from "react";

/** One thing that can be chosen. `count`: how many homes it would leave; null where nothing is counted. */
export type CardChoice<V extends string> = {
  readonly value: V;
  readonly label: string;
  readonly detail?: string;
  readonly count?: number | null;
};

type ChoiceCardsProps<V extends string> = {
  /** What is asked, for those who do not see the heading above. */
  readonly label: string;
  readonly choices: readonly CardChoice<V>[];
  /** One of them, or several. */
  readonly isMany: boolean;
  readonly chosen: readonly V[];
  readonly onChange: (chosen: readonly V[]) => void;
  /** chips: short labels side by side. rows: one below another, with what each means. */
  readonly look?: "chips" | "rows";
  readonly isLabelShown?: boolean;
  readonly error?: string | undefined;
};

/** Choices as real radios or boxes, large enough for a finger. One that would leave no home stays visible, and can be ticked and unticked. */
export function ChoiceCards<V extends string>(props: ChoiceCardsProps<V>) {
  const { label, choices, isMany, chosen, onChange, look = "chips", isLabelShown = false, error } = props;
  const id = useId();
  const press = (value: V) => {
    if (!isMany) onChange([value]);
    else onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  };
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className={isLabelShown ? "mb-2 font-bold text-14" : "sr-only"}>{label}</legend>
      <div className={look === "chips" ? "flex flex-wrap gap-2" : "flex flex-col gap-2"}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={`${BOX} ${look === "chips" ? "px-3 text-14 sm:px-4 sm:text-16" : "w-full px-4 py-2 text-16"}`}
          >
            <input
              type={isMany ? "checkbox" : "radio"}
              name={id}
              checked={chosen.includes(choice.value)}
              aria-invalid={error ? true : undefined}
              onChange={() => press(choice.value)}
              className="size-5 shrink-0 accent-brand"
            />
            <span className={look === "rows" ? "min-w-0 flex-1" : ""}>
              {choice.label}
              {choice.detail && <span className="block font-normal text-13 text-sub">{choice.detail}</span>}
            </span>
            {choice.count !== undefined && choice.count !== null && (
              <span className="amount font-normal text-13 text-sub">{choice.count.toLocaleString("ja-JP")}件</span>
            )}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-2 text-14 text-accent">
          ＊{error}
        </p>
      )}
    </fieldset>
  );
}

const BOX =
  "flex min-h-12 cursor-pointer items-center gap-2 rounded-control border border-control bg-card has-checked:border-brand has-checked:bg-brand-tint has-checked:font-bold has-checked:shadow-[inset_0_0_0_1px_var(--color-brand)] has-focus-visible:outline-4 has-focus-visible:outline-black has-focus-visible:outline-offset-2";
