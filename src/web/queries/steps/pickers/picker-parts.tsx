import { type ReactNode, useId } from "react";
import type { NamedCode } from "#domain/queries/core/types.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { fieldClass } from "#web/kit/ui/field-label.tsx";

type ChosenProps = {
  readonly chosen: readonly NamedCode[];
  readonly most: number;
  /** `か所`, `駅`, `棟`. */
  readonly unit: string;
  readonly onRemove: (place: NamedCode) => void;
};

/** What is chosen, each with a way to take it out. */
export function ChosenPlaces({ chosen, most, unit, onRemove }: ChosenProps) {
  return (
    <section aria-label="選んだ場所" className="flex flex-col gap-2">
      <p role="status" className="text-13 text-sub">
        {chosen.length === 0
          ? `まだ選んでいません（${most}${unit}まで）。`
          : `${chosen.length}${unit}を選んでいます（${most}${unit}まで）。`}
        {chosen.length >= most && "これ以上選ぶには、どれかを外してください。"}
      </p>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map((place) => (
            <li key={place.code}>
              <button
                type="button"
                aria-label={`${place.name}を外す`}
                onClick={() => onRemove(place)}
                className="inline-flex min-h-11 items-center gap-2 rounded-full border border-brand bg-brand-tint px-4 font-bold text-14"
              >
                {place.name}
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type NameFieldProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
};

export function NameField({ label, placeholder, text, onChange }: NameFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-13 text-sub">
        {label}
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        maxLength={60}
        placeholder={placeholder}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        className={`${fieldClass} placeholder:text-sub`}
      />
    </div>
  );
}

type RowProps = {
  readonly name: string;
  readonly detail?: string | undefined;
  /** Null: not counted. */
  readonly count: number | null;
  readonly isChosen: boolean;
  /** There are as many as there may be. */
  readonly isFull: boolean;
  readonly onToggle: () => void;
  /** What lies below it. */
  readonly deeper?: ReactNode;
};

/** A place that can be ticked; one without any home on offer as well. */
export function PlaceRow({ name, detail, count, isChosen, isFull, onToggle, deeper }: RowProps) {
  return (
    <li className="flex items-stretch gap-2 border-line border-b">
      <label className="flex min-h-12 min-w-0 flex-1 cursor-pointer items-center gap-3 px-2 has-checked:bg-brand-tint has-focus-visible:outline-4 has-focus-visible:outline-black has-focus-visible:-outline-offset-4">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isFull && !isChosen}
          onChange={onToggle}
          className="size-5 shrink-0 accent-brand"
        />
        <span className="min-w-0 flex-1 text-16">
          {name}
          {detail && <span className="ml-2 text-13 text-sub">{detail}</span>}
        </span>
        {count !== null && <span className="amount text-13 text-sub">{count.toLocaleString("ja-JP")}件</span>}
      </label>
      {deeper}
    </li>
  );
}

/** A row that leads to what lies inside of it. */
export function OpenRow({ name, detail, count, onOpen }: Pick<RowProps, "name" | "detail" | "count"> & { readonly onOpen: () => void }) {
  return (
    <li className="border-line border-b">
      <button type="button" onClick={onOpen} className="flex min-h-12 w-full items-center gap-3 px-2 text-left hover:bg-brand-tint">
        <span className="min-w-0 flex-1 text-16">
          {name}
          {detail && <span className="ml-2 text-13 text-sub">{detail}</span>}
        </span>
        {count !== null && <span className="amount text-13 text-sub">{count.toLocaleString("ja-JP")}件</span>}
        <span aria-hidden="true">›</span>
      </button>
    </li>
  );
}

/** A list that scrolls by itself, so that the ways on stay near. */
export function PlaceList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section aria-label={label} className="max-h-96 overflow-y-auto rounded-control border border-line">
      <ul>{children}</ul>
    </section>
  );
}

/** Where one is, and the way back up. */
export function Trail({ steps }: { readonly steps: readonly { readonly name: string; readonly onOpen: (() => void) | null }[] }) {
  return (
    <nav aria-label="選んでいる範囲" className="flex flex-wrap items-center gap-1 text-14">
      {steps.map(({ name, onOpen }, index) => (
        <span key={name} className="inline-flex items-center gap-1">
          {index > 0 && <span aria-hidden="true">›</span>}
          {onOpen ? (
            <Button tone="plain" size="bar" onClick={onOpen} className="min-h-11 px-2">
              {name}
            </Button>
          ) : (
            <b className="px-2">{name}</b>
          )}
        </span>
      ))}
    </nav>
  );
}

/** Where a list cannot be shown: it is on its way, it failed, or nothing of that name is there. */
export function ListState({
  state,
  isEmpty,
  empty,
}: {
  readonly state: "waiting" | "ready" | "failed";
  readonly isEmpty: boolean;
  readonly empty: string;
}) {
  if (state === "failed")
    return (
      <p role="alert" className="text-14">
        一覧を読み込めませんでした。通信の状態を確かめて、もう一度お試しください。
      </p>
    );
  if (state === "waiting" && isEmpty) return <p className="text-14 text-sub">一覧を読み込んでいます</p>;
  return state === "ready" && isEmpty ? <p className="text-14">{empty}</p> : null;
}
