import type { ReactNode } from "react";

export type NoticeTone = "info" | "good" | "warn" | "error";

const tones: Record<NoticeTone, { box: string; word: string }> = {
  info: { box: "border-brand bg-brand-tint", word: "お知らせ" },
  good: { box: "border-good bg-good-tint", word: "完了" },
  warn: { box: "border-warn bg-warn-tint", word: "ご注意" },
  error: { box: "border-accent bg-accent-tint", word: "エラー" },
};

/** A message about the page, with a word for its kind so that the colour is not needed. */
export function Notice({ tone = "info", title, children }: { tone?: NoticeTone; title?: ReactNode; children: ReactNode }) {
  const { box, word } = tones[tone];
  return (
    <div role={tone === "error" ? "alert" : undefined} className={`rounded-control border-l-4 px-4 py-3 text-14 ${box}`}>
      <p className="font-bold">{title ?? word}</p>
      <div>{children}</div>
    </div>
  );
}
