import type { ReactNode } from "react";

type NoticeTone = "info" | "good" | "warn" | "error";

const tones: Record<NoticeTone, { box: string; word: string }> = {
  info: { box: "border-brand bg-brand-tint", word: "お知らせ" },
  good: { box: "border-good bg-good-tint", word: "完了" },
  warn: { box: "border-warn bg-warn-tint", word: "ご注意" },
  error: { box: "border-accent bg-accent-tint", word: "エラー" },
};

type NoticeProps = { readonly tone?: NoticeTone; readonly title?: ReactNode; readonly children: ReactNode };

/** A message about the page, with a word for its kind so that the colour is not needed. */
export function Notice(props: NoticeProps) {
  return props.tone === "error" ? (
    <div role="alert">
      <NoticeBox {...props} />
    </div>
  ) : (
    <NoticeBox {...props} />
  );
}

/** The same where something around it announces it. */
export function NoticeBox({ tone = "info", title, children }: NoticeProps) {
  const { box, word } = tones[tone];
  return (
    <div className={`rounded-control border-l-4 px-4 py-3 text-14 ${box}`}>
      <p className="font-bold">{title ?? word}</p>
      <div>{children}</div>
    </div>
  );
}
