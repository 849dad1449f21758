import { type Asker, type Option, optionsFor } from "#domain/queries/catalogue/option.ts";
import { type CardChoice, ChoiceCards } from "#web/kit/flow/choice-cards.tsx";

/** How many homes a choice would leave; null: not counted. */
type CountOf<V> = (value: V) => number | null;

type Shared<V> = {
  readonly label: string;
  readonly options: readonly Option<V>[];
  readonly asker: Asker;
  readonly countOf?: CountOf<V>;
  readonly look?: "chips" | "rows";
  readonly isLabelShown?: boolean;
};

/** One of the catalogue's options. Values may be lists: they are told apart by what stands in them. */
export function OneOf<V>({ options, asker, chosen, onChoose, countOf, ...rest }: Shared<V> & One<V>) {
  const shown = optionsFor(options, asker);
  const keyOf = (value: V) => JSON.stringify(value);
  return (
    <ChoiceCards
      {...rest}
      isMany={false}
      choices={shown.map((option) => cardOf(option, keyOf, countOf))}
      chosen={chosen === undefined ? [] : [keyOf(chosen)]}
      onChange={([key]) => {
        const found = shown.find(({ value }) => keyOf(value) === key);
        if (found) onChoose(found.value);
      }}
    />
  );
}

type One<V> = {
  /** Undefined: nothing yet. */
  readonly chosen: V | undefined;
  readonly onChoose: (value: V) => void;
};

/** Several of them, kept in the catalogue's order. */
export function SomeOf<V extends string>({ options, asker, chosen, onChoose, countOf, ...rest }: Shared<V> & Some<V>) {
  const shown = optionsFor(options, asker);
  return (
    <ChoiceCards
      {...rest}
      isMany
      choices={shown.map((option) => cardOf(option, (value) => value, countOf))}
      chosen={chosen}
      onChange={(next) => onChoose(options.map(({ value }) => value).filter((value) => next.includes(value)))}
    />
  );
}

type Some<V> = { readonly chosen: readonly V[]; readonly onChoose: (values: readonly V[]) => void };

function cardOf<V, K extends string>({ value, label, note }: Option<V>, keyOf: (value: V) => K, countOf?: CountOf<V>): CardChoice<K> {
  return { value: keyOf(value), label, ...(note ? { detail: note } : {}), count: countOf?.(value) ?? null };
}
