import { useState } from "react";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";

type NewKeyProps = { readonly value: string; readonly onClose: () => void; readonly noun?: string };

/** A key or a secret that was just made: the only time that anybody sees it. */
export function NewKey({ value, onClose, noun = "キー" }: NewKeyProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(value).then(
      () => setIsCopied(true),
      () => undefined,
    );
  };
  return (
    <Card title={`新しい${noun}`} lead="この画面を離れると、もう表示できません。いま控えてください。" className="border-2 border-brand">
      <p className="select-all rounded-control border border-line bg-paper p-3 font-mono text-14 [overflow-wrap:anywhere]">{value}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="bar" onClick={() => void copy()}>
          <span aria-live="polite">{isCopied ? "コピーしました" : `${noun}をコピー`}</span>
        </Button>
        <Button size="bar" tone="secondary" onClick={onClose}>
          控えたので閉じる
        </Button>
      </div>
    </Card>
  );
}
