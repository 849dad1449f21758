/** A part of a form as its progress shows it. */
export type PartView = {
  readonly part: number;
  readonly name: string;
  readonly state: "done" | "current" | "ahead";
  /** Questions answered, and all of them as the answers stand. */
  readonly done: number;
  readonly total: number;
  readonly isOptional?: boolean;
  /** Leads to its first question; null: nobody was there yet. */
  readonly onVisit: (() => void) | null;
};

/** The parts of a form in three segments: what is done, where one stands, what is still to come. Only what was reached can be jumped to. */
export function PartNav({ parts, label = "入力の進み具合" }: { readonly parts: readonly PartView[]; readonly label?: string }) {
  return (
    <nav aria-label={label}>
      <ol className="flex gap-2">
        {parts.map((view) => (
          <li key={view.part} aria-current={view.state === "current" ? "step" : undefined} className="min-w-0 flex-1">
            <Bar {...view} />
            <Name {...view} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A part that was begun is filled as far as its questions are answered. */
function Bar({ state, done, total }: PartView) {
  const share = state === "done" ? 1 : state === "ahead" ? 0 : Math.max(0.08, total === 0 ? 1 : done / total);
  return (
    <svg aria-hidden="true" width="100%" height="4" className="block bg-line">
      <rect width={`${share * 100}%`} height="4" className="bar-fill fill-brand" />
    </svg>
  );
}

function Name(view: PartView) {
  const { part, name, state, onVisit } = view;
  const label = `${part} ${name}`;
  const note = noteOf(view);
  const look = `flex min-h-11 w-full flex-wrap items-baseline gap-x-3 pt-2 text-left text-13 max-sm:flex-col max-sm:gap-0 ${TONES[state]}`;
  const words = (
    <>
      <span className="whitespace-nowrap">{label}</span>
      <span className="whitespace-nowrap font-normal text-sub">{note}</span>
    </>
  );
  if (onVisit === null || state === "current") return <span className={look}>{words}</span>;
  return (
    <button type="button" onClick={onVisit} className={`${look} hover:underline`}>
      {words}
    </button>
  );
}

const TONES = { done: "font-bold text-brand", current: "font-bold text-ink", ahead: "text-sub" } as const;

function noteOf({ state, done, total, isOptional = false }: PartView): string {
  if (state === "done") return "完了";
  if (state === "current" && total > 0) return `${Math.min(done + 1, total)}/${total}`;
  return isOptional ? "任意" : "";
}
