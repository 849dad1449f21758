import type { ReactNode } from "react";
import { classNames } from "#web/kit/ui/class-names.ts";

type Card = { readonly value: string; readonly label: string; readonly drawing?: ReactNode };

type ChoiceCardsProps = {
  readonly name: string;
  /** Names the group; the page's heading says it to the eye. */
  readonly label: string;
  readonly describedBy?: string;
  readonly choices: readonly Card[];
  readonly value: string | null;
  /** False until a choice can be kept. */
  readonly isReady: boolean;
  readonly onChoose: (value: string) => void;
};

/** One of several, each a card of its own. */
export function ChoiceCards({ name, label, describedBy, choices, value, isReady, onChoose }: ChoiceCardsProps) {
  const isDrawn = choices.some(({ drawing }) => drawing !== undefined);
  return (
    <fieldset disabled={!isReady} aria-describedby={describedBy}>
      <legend className="sr-only">{label}</legend>
      <div className={classNames("grid gap-2", isDrawn ? "grid-cols-3 sm:grid-cols-6" : "sm:grid-cols-2")}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            htmlFor={`${name}-${choice.value}`}
            className={classNames(
              "flex min-h-12 items-center rounded-control border border-control bg-card py-2 has-checked:border-brand has-checked:bg-brand-tint has-checked:font-bold has-checked:outline-1 has-checked:outline-brand has-focus-visible:outline-4 has-focus-visible:outline-black has-focus-visible:outline-offset-2 hover:border-brand",
              choice.drawing === undefined ? "gap-3 px-4 text-16" : "flex-col justify-center gap-2 px-1 text-14",
            )}
          >
            {choice.drawing}
            <span className={classNames("flex items-center", isDrawn ? "gap-1.5 whitespace-nowrap" : "gap-3")}>
              <input
                type="radio"
                id={`${name}-${choice.value}`}
                name={name}
                value={choice.value}
                checked={choice.value === value}
                onChange={() => onChoose(choice.value)}
                className={classNames("shrink-0 accent-brand", isDrawn ? "size-4" : "size-5")}
              />
              {choice.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
