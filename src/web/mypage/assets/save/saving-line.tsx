import type { Saving } from "./keep-saving.ts";

const WORDS: Readonly<Record<Saving["status"], string>> = {
  still: "入力すると、自動で保存します。",
  saving: "保存しています",
  saved: "保存しました",
  changed: "保存を止めています",
  gone: "保存できません",
  failed: "まだ保存できていません。入力はこの端末に残っています。",
};

type SavingLineProps = Pick<Saving, "status" | "failure" | "heldBack">;

/** What became of what is typed, told aloud as well. */
export function SavingLine({ status, failure, heldBack }: SavingLineProps) {
  const isHeldBack = heldBack.length > 0 && (status === "saved" || status === "still");
  const isWrong = isHeldBack || status === "failed" || status === "changed" || status === "gone";
  return (
    <p role="status" className={`text-13 ${isWrong ? "text-accent" : "text-sub"}`}>
      {status === "saved" && !isHeldBack && <span aria-hidden="true">✓ </span>}
      {isHeldBack ? heldBackWords({ status, heldBack }) : (status === "failed" && failure) || WORDS[status]}
    </p>
  );
}

/** `「間口」は、まだ保存していません。入力を確かめてください。ほかは保存しました。` */
function heldBackWords({ status, heldBack }: Pick<Saving, "status" | "heldBack">): string {
  const names = heldBack.map((name) => `「${name}」`).join("");
  return `${names}は、まだ保存していません。入力を確かめてください。${status === "saved" ? "ほかは保存しました。" : ""}`;
}
