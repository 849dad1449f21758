import { useState } from "react";
import { Button } from "#web/kit/ui/button.tsx";

type CopyState = "idle" | "copied" | "refused";

const LABELS: Readonly<Record<CopyState, string>> = {
  idle: "リンクをコピー",
  copied: "コピーしました",
  refused: "アドレス欄からコピーしてください",
};

/** Copies the address of the page; where the browser refuses, says how else. */
export function CopyLink() {
  const [state, setState] = useState<CopyState>("idle");
  const copy = async () => {
    const done = await navigator.clipboard?.writeText(window.location.href).then(
      () => true,
      () => false,
    );
    setState(done ? "copied" : "refused");
  };
  return (
    <Button size="bar" tone="secondary" onClick={copy}>
      <span aria-live="polite">{LABELS[state]}</span>
    </Button>
  );
}
