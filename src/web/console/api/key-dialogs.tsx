import { useState } from "react";
import { RadioGroup } from "#web/kit/form/choice-field.tsx";
import { ConfirmDialog } from "#web/kit/ui/confirm-dialog.tsx";

/** `label` null: closed. */
type Asked = { readonly label: string | null; readonly isBusy: boolean; readonly onClose: () => void };

const OVERLAPS = [
  { value: "0", label: "すぐに止める" },
  { value: "24", label: "24時間" },
  { value: "168", label: "7日間" },
];

/** How long the old key works on, before it is replaced. */
export function RotateDialog({ label, onConfirm, ...dialog }: Asked & { readonly onConfirm: (overlapHours: number) => void }) {
  const [overlap, setOverlap] = useState("24");
  return (
    <ConfirmDialog
      {...dialog}
      title="新しいキーに替える"
      action="替える"
      isOpen={label !== null}
      onConfirm={() => onConfirm(Number(overlap))}
    >
      <p>「{label}」と同じ設定の新しいキーを発行します。古いキーは、選んだ時間のあいだ両方使えます。</p>
      <RadioGroup name="overlap" label="古いキーを使える時間" isRequired value={overlap} onChange={setOverlap} choices={OVERLAPS} />
    </ConfirmDialog>
  );
}

export function RevokeDialog({ label, onConfirm, ...dialog }: Asked & { readonly onConfirm: () => void }) {
  return (
    <ConfirmDialog {...dialog} title="キーを取り消す" action="取り消す" isOpen={label !== null} onConfirm={onConfirm}>
      <p>「{label}」の呼び出しは、すぐに断られます。元には戻せません。</p>
    </ConfirmDialog>
  );
}
