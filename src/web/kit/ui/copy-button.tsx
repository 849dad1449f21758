import { type ReactNode, useState } from "react";

type CopyButtonProps = {
  readonly text: string;
  readonly className: string;
  /** What it copies, for whoever hears it. */
  readonly label: string;
  readonly children?: ReactNode;
};

const WORDS = { idle: "コピー", copied: "コピーしました", refused: "選択してコピーしてください" } as const;

/** Copies a text and says that it did; where the browser refuses, says how else. */
export function CopyButton({ text, className, label, children = WORDS.idle }: CopyButtonProps) {
  const [copied, setCopied] = useState<{ readonly text: string; readonly state: "copied" | "refused" } | null>(null);
  const copy = async () => {
    const isDone = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied({ text, state: isDone ? "copied" : "refused" });
  };
  // Of a text that was changed since, nothing was copied.
  const state = copied?.text === text ? copied.state : null;
  return (
    <button type="button" className={className} onClick={() => void copy()}>
      <span aria-live="polite">{state === null ? children : WORDS[state]}</span>
      <span className="sr-only">（{label}）</span>
    </button>
  );
}
