import { useState } from "react";
import type { CompanyKeysResponse } from "#api/client/client.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { ConfirmDialog } from "#web/kit/ui/confirm-dialog.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";

type Key = CompanyKeysResponse["items"][number];

type KeysViewProps = {
  readonly keys: readonly Key[];
  readonly isBusy: boolean;
  readonly onRevoke: (id: string) => Promise<boolean>;
};

export function KeysView({ keys, isBusy, onRevoke }: KeysViewProps) {
  const isReady = useIsReady();
  const [revoked, setRevoked] = useState<Key | null>(null);
  const revoke = async () => {
    if (revoked) await onRevoke(revoked.id);
    setRevoked(null);
  };
  return (
    <Card title="連携キー">
      {keys.length === 0 && <p className="text-14 text-sub">まだありません。画面から取り込むだけなら、キーはいりません。</p>}
      <ul>
        {keys.map((key) => (
          <li
            key={key.id}
            className="-mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t px-4 py-3 first:border-t-0 sm:-mx-6 sm:px-6"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="flex flex-wrap items-center gap-2 font-bold text-16">
                {key.label}
                {key.revokedAt !== null && <Badge tone="quiet">取り消し済み</Badge>}
              </p>
              <p className="font-mono text-13 text-sub">{key.prefix}…</p>
              <p className="text-13 text-sub">{usageWords(key)}</p>
            </div>
            {key.revokedAt === null && (
              <Button tone="plain" size="bar" disabled={!isReady} aria-label={`${key.label}を取り消す`} onClick={() => setRevoked(key)}>
                取り消す
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title="連携キーを取り消す"
        action="取り消す"
        isOpen={revoked !== null}
        isBusy={isBusy}
        onConfirm={() => void revoke()}
        onClose={() => setRevoked(null)}
      >
        <p>「{revoked?.label}」では、物件を送れなくなります。元には戻せません。</p>
      </ConfirmDialog>
    </Card>
  );
}

function usageWords({ madeAt, lastUsedAt, revokedAt }: Key): string {
  const made = `${formatDate(new Date(madeAt))}に発行`;
  if (revokedAt !== null) return `${made}、${formatDate(new Date(revokedAt))}に取り消し`;
  return lastUsedAt === null ? `${made}、まだ使われていません` : `${made}、最後に使われた日 ${formatDate(new Date(lastUsedAt))}`;
}
