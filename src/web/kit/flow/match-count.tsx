/** How many homes fulfil what was told so far. */
export type MatchCountState =
  | { readonly state: "waiting" | "failed" }
  | {
      readonly state: "ready";
      readonly total: number;
      /** What is counted is not what is looked for, only like it: named so, before and after the number. */
      readonly beside?: { readonly before: string; readonly after: string };
    };

type MatchCountProps = {
  readonly count: MatchCountState;
  /** In a bar that stays in view: on one line of a phone. */
  readonly isShort?: boolean;
};

/** The number keeps its place while the next one is on its way; a reader of the screen hears it once it is there. */
export function MatchCount({ count, isShort = false }: MatchCountProps) {
  return (
    <p role="status" className="flex min-h-9 flex-wrap items-baseline gap-x-2 text-13 text-sub">
      {count.state === "ready" && count.beside && (
        <>
          <span>{count.beside.before}</span>
          <b className="amount text-22 text-ink">{count.total.toLocaleString("ja-JP")}件</b>
          {!isShort && <span>{count.beside.after}</span>}
        </>
      )}
      {count.state === "ready" && !count.beside && (
        <>
          <b className="amount text-22 text-ink">{count.total.toLocaleString("ja-JP")}件</b>
          <span>{count.total > 0 ? "がいま条件に合っています" : isShort ? "合う物件はありません" : NOTHING_FITS}</span>
        </>
      )}
      {count.state === "waiting" && <span>合う物件を数えています</span>}
      {count.state === "failed" && (
        <span>{isShort ? "数を読み込めませんでした" : "合う物件の数を読み込めませんでした。入力はこのまま続けられます。"}</span>
      )}
    </p>
  );
}

const NOTHING_FITS = "いまの条件に合う物件はありません。条件をゆるめると見つかることがあります。";
