import type { Saving } from "./keep-saving.ts";

const WORDS: Readonly<Record<Saving["status"], string>> = {
  still: "入力すると、自動で保存します。",
  saving: "保存しています",
  saved: "保存しました",
  changed: "保存を止めています",
  gone: "保存できません",
  failed: "まだ保存できていません。入力はこの端末に残っています。",
};

/** What became of what is typed, told aloud as well. */
export function SavingLine({ status, failure }: Pick<Saving, "status" | "failure">) {
  return (
    <p role="status" className={`text-13 ${status === "failed" || status === "changed" || status === "gone" ? "text-accent" : "text-sub"}`}>
      {status === "saved" && <span aria-hidden="true">✓ </span>}
      {(status === "failed" && failure) || WORDS[status]}
    </p>
  );
}
