import { useId } from "react";
import { keptWords, usedWords } from "#domain/identity/passkeys/passkey-words.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import type { PasskeyView } from "#web/session/pool/types.ts";

type RowProps = {
  readonly passkey: PasskeyView;
  readonly isBusy: boolean;
  readonly onRename: () => void;
  readonly onRemove: () => void;
};

/** One passkey of the list. Several of one name are told apart by their days, also by ear. */
export function PasskeyRow({ passkey, isBusy, onRename, onRemove }: RowProps) {
  const days = useId();
  const kept = keptWords(passkey);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-3 first:border-t-0 first:pt-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 break-words font-bold">{passkey.name}</span>
          {kept !== null && <Badge tone={passkey.isBackedUp ? "good" : "quiet"}>{kept}</Badge>}
        </p>
        <p id={days} className="flex flex-wrap gap-x-3 text-13 text-sub">
          {usedWords(passkey).map((words) => (
            <span key={words}>{words}</span>
          ))}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-2">
        <Button
          tone="plain"
          size="bar"
          isBusy={isBusy}
          aria-label={`${passkey.name}の名前を変える`}
          aria-describedby={days}
          onClick={onRename}
        >
          名前を変える
        </Button>
        <Button tone="plain" size="bar" isBusy={isBusy} aria-label={`${passkey.name}を削除する`} aria-describedby={days} onClick={onRemove}>
          削除する
        </Button>
      </div>
    </li>
  );
}
