import { type FormEvent, type KeyboardEvent, type MouseEvent, useId, useReducer, useState } from "react";
import { Button } from "#web/kit/ui/button.tsx";
import { LONGEST_SEARCH } from "#wire/longest-search.ts";
import { CLOSED, comboboxNext } from "./combobox-state.ts";
import { isComposing } from "./composition.ts";
import { useEarlyTyping } from "./early-typing.ts";
import { type LoadSuggestions, type Suggestions, useSuggestions } from "./use-suggestions.ts";

/** One line of the list. */
export type SearchOption = { readonly id: string; readonly label: string; readonly detail: string; readonly tag: string };

export type SearchBoxProps<T extends SearchOption> = {
  readonly label: string;
  readonly placeholder: string;
  /** Where the form goes without script, with the text as `q`. */
  readonly action: string;
  readonly initialText?: string;
  readonly submitLabel?: string;
  /** Id of the text field, for links from an error summary. */
  readonly inputId?: string;
  /** Id of the text that says what is wrong with the field. */
  readonly errorId?: string | undefined;
  readonly load: LoadSuggestions<T>;
  readonly onPick: (option: T) => void;
  readonly onSearch: (text: string) => void;
  /** Offered when nothing matches. */
  readonly onContinue: (text: string) => void;
};

/** One field that suggests places and condominiums: an ARIA combobox with a list, and a plain GET form without script. */
export function SearchBox<T extends SearchOption>(props: SearchBoxProps<T>) {
  const [text, setText] = useState(props.initialText ?? "");
  const [isTouched, setTouched] = useState(false);
  const [list, dispatch] = useReducer(comboboxNext, CLOSED);
  const listId = useId();
  const type = (typed: string) => {
    setText(typed);
    setTouched(true);
    dispatch({ kind: "typed" });
  };
  const form = useEarlyTyping<HTMLFormElement>({ typed: { q: text }, takeOver: ({ q = "" }) => type(q) });
  const suggestions = useSuggestions(isTouched ? text : "", props.load);
  const { items } = suggestions;
  const isShown = list.isOpen && suggestions.state !== "idle" && (items.length > 0 || suggestions.state !== "waiting");
  const active = items[list.active];
  const pick = (option: T) => {
    setText(option.label);
    setTouched(false);
    dispatch({ kind: "closed" });
    props.onPick(option);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ kind: "closed" });
    if (text.trim() !== "") props.onSearch(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setTouched(true);
      dispatch({ kind: "moved", by: event.key === "ArrowDown" ? 1 : -1, count: items.length });
    } else if (event.key === "Escape") dispatch({ kind: "closed" });
    else if (event.key === "Enter" && isShown && active) {
      event.preventDefault();
      pick(active);
    }
  };
  return (
    <search className="relative block">
      <form ref={form} action={props.action} method="get" onSubmit={submit} className={BOX}>
        <input
          id={props.inputId}
          name="q"
          type="text"
          maxLength={LONGEST_SEARCH}
          role="combobox"
          aria-label={props.label}
          aria-describedby={props.errorId}
          aria-invalid={props.errorId ? true : undefined}
          aria-expanded={isShown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active ? `${listId}-${list.active}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={props.placeholder}
          value={text}
          onChange={(event) => type(event.target.value)}
          onBlur={() => dispatch({ kind: "closed" })}
          onKeyDown={onKeyDown}
          className="min-w-0 flex-1 bg-transparent px-3 text-16 focus-visible:shadow-none focus-visible:outline-none placeholder:text-sub sm:px-4"
        />
        <Button type="submit">{props.submitLabel ?? "調べる"}</Button>
      </form>
      <SuggestionList {...{ listId, isShown, suggestions, active: list.active, pick, onContinue: () => props.onContinue(text.trim()) }} />
      <p role="status" className="sr-only">
        {isShown && suggestions.state === "ready" && `候補が${items.length}件あります`}
      </p>
    </search>
  );
}

const BOX =
  "flex min-h-16 items-stretch rounded-card border border-control bg-card p-2 has-[input:focus-visible]:outline-4 has-[input:focus-visible]:outline-black has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:shadow-[0_0_0_2px_var(--color-yellow-300)]";

type ListProps<T> = {
  readonly listId: string;
  readonly isShown: boolean;
  readonly suggestions: Suggestions<T>;
  readonly active: number;
  readonly pick: (option: T) => void;
  readonly onContinue: () => void;
};

function SuggestionList<T extends SearchOption>({ listId, isShown, suggestions, active, pick, onContinue }: ListProps<T>) {
  const { items, state, answers } = suggestions;
  return (
    <div hidden={!isShown} className="absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-card border border-control bg-card">
      <div id={listId} role="listbox" aria-label="候補" className="max-h-[60vh] overflow-y-auto">
        {items.map((option, index) => (
          <SuggestionOption key={option.id} {...{ option, id: `${listId}-${index}`, isActive: index === active, pick }} />
        ))}
      </div>
      {state === "failed" && <p className="px-4 py-3 text-14 text-sub">候補を読み込めませんでした。そのまま続けられます。</p>}
      {state === "ready" && items.length === 0 && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 text-14">
          <span className="text-sub">「{answers}」に合う候補がありません。</span>
          <button
            type="button"
            onMouseDown={keepFocus}
            onClick={onContinue}
            className="min-h-11 whitespace-nowrap font-bold text-brand underline underline-offset-4"
          >
            住所で続ける
          </button>
        </p>
      )}
    </div>
  );
}

type OptionProps<T> = { readonly option: T; readonly id: string; readonly isActive: boolean; readonly pick: (option: T) => void };

function SuggestionOption<T extends SearchOption>({ option, id, isActive, pick }: OptionProps<T>) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onMouseDown={keepFocus}
      onClick={() => pick(option)}
      className={`flex min-h-12 w-full items-center gap-3 px-4 py-2 text-left ${isActive ? "bg-brand-tint" : "hover:bg-brand-tint"}`}
    >
      <span className="min-w-0 flex-1">
        <span className="font-bold text-16">{option.label}</span>
        <span className="ml-2 text-13 text-sub">{option.detail}</span>
      </span>
      <span className="shrink-0 whitespace-nowrap rounded-[6px] bg-track px-2 py-0.5 text-12 text-sub">{option.tag}</span>
    </button>
  );
}

/** The text field keeps the focus while the list is used with a pointer. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
