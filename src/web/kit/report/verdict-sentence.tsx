import { percent } from "#kernel/percent.ts";

type VerdictSentenceProps = {
  /** asking / estimate − 1 */
  readonly gap: number;
  readonly verdict: "cheap" | "fair" | "dear";
};

const NAMES: Readonly<Record<VerdictSentenceProps["verdict"], string>> = { cheap: "割安", fair: "相場の範囲", dear: "割高" };

/** What follows the gap, up to the verdict in brackets. */
const TAILS: Readonly<Record<VerdictSentenceProps["verdict"], string>> = {
  cheap: "価格で、幅の下に出ています",
  fair: "価格で、幅の中です",
  dear: "価格で、幅の上に出ています",
};

/** How an asking price stands to an estimate and its band, in one sentence. */
export function VerdictSentence({ gap, verdict }: VerdictSentenceProps) {
  return (
    <>
      売出価格は推定{isSame(gap) ? "と" : "より"}
      <b className={`amount ${gap > 0 ? "text-accent" : "text-brand"}`}>{gapText(gap)}</b>
      {TAILS[verdict]}（判定：<b>{NAMES[verdict]}</b>）。
      {verdict === "cheap" && "安い理由があることも多いため、売主や不動産会社に確かめてください。"}
    </>
  );
}

/** `9.0%高い`, `3.2%低い`, `ほぼ同じ`. */
export function gapText(gap: number): string {
  if (isSame(gap)) return "ほぼ同じ";
  return `${percent(Math.abs(gap))}${gap > 0 ? "高い" : "低い"}`;
}

/** Less than the last digit that is written. */
function isSame(gap: number): boolean {
  return Math.abs(gap) < 0.0005;
}
