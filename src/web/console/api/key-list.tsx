import { useState } from "react";
import type { CompanyApiAccess } from "#api/client/client.ts";
import { SCOPE_NAMES } from "#domain/api-access/invoices/usage-csv.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { type KeyState, KIND_WORDS, keyState, keyTimes, MODE_WORDS } from "./api-words.ts";
import { RevokeDialog, RotateDialog } from "./key-dialogs.tsx";

export type ApiKeyRow = CompanyApiAccess["items"][number]["keys"][number];

type KeyListProps = {
  readonly keys: readonly ApiKeyRow[];
  readonly now: Date;
  readonly isBusy: boolean;
  readonly onRotate: (key: ApiKeyRow, overlapHours: number) => Promise<unknown>;
  readonly onRevoke: (key: ApiKeyRow) => Promise<unknown>;
};

const STATES: Readonly<Record<Exclude<KeyState, "active">, string>> = { replaced: "交換済み", ended: "終了", revoked: "取り消し済み" };

export function KeyList({ keys, now, isBusy, onRotate, onRevoke }: KeyListProps) {
  const [asked, setAsked] = useState<{ readonly what: "rotate" | "revoke"; readonly key: ApiKeyRow } | null>(null);
  const close = () => setAsked(null);
  if (keys.length === 0) return <p className="text-14 text-sub">キーはまだありません。下の「新しいキー」から発行できます。</p>;
  return (
    <>
      <ul>
        {keys.map((key) => (
          <KeyItem key={key.id} row={key} state={keyState(key, now)} onAsk={(what) => setAsked({ what, key })} />
        ))}
      </ul>
      <RotateDialog
        label={asked?.what === "rotate" ? asked.key.label : null}
        isBusy={isBusy}
        onClose={close}
        onConfirm={(overlap) => asked && void onRotate(asked.key, overlap).finally(close)}
      />
      <RevokeDialog
        label={asked?.what === "revoke" ? asked.key.label : null}
        isBusy={isBusy}
        onClose={close}
        onConfirm={() => asked && void onRevoke(asked.key).finally(close)}
      />
    </>
  );
}

type KeyItemProps = { readonly row: ApiKeyRow; readonly state: KeyState; readonly onAsk: (what: "rotate" | "revoke") => void };

function KeyItem({ row, state, onAsk }: KeyItemProps) {
  const isReady = useIsReady();
  const { label, prefix, kind, mode, scopes, hosts, ips } = row;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="wrap-anywhere flex flex-wrap items-center gap-2 font-bold text-16">
          {label}
          <Badge tone={mode === "live" ? "brand" : "quiet"}>{MODE_WORDS[mode]}</Badge>
          {kind === "publishable" && <Badge tone="quiet">{KIND_WORDS[kind]}</Badge>}
          {state !== "active" && <Badge tone={state === "replaced" ? "warn" : "quiet"}>{STATES[state]}</Badge>}
        </p>
        <p className="font-mono text-13 text-sub">{prefix}…</p>
        <p className="text-13">{scopes.map((scope) => SCOPE_NAMES[scope]).join("・")}</p>
        {hosts.length > 0 && <p className="wrap-anywhere text-13 text-sub">ホスト：{hosts.join("、")}</p>}
        {ips.length > 0 && <p className="wrap-anywhere text-13 text-sub">IPアドレス：{ips.join("、")}</p>}
        <p className="text-13 text-sub">{keyTimes(row)}</p>
      </div>
      {(state === "active" || state === "replaced") && (
        <div className="flex flex-wrap gap-2">
          {state === "active" && (
            <Button
              tone="secondary"
              size="bar"
              disabled={!isReady}
              aria-label={`${label}を新しいキーに替える`}
              onClick={() => onAsk("rotate")}
            >
              替える
            </Button>
          )}
          <Button tone="plain" size="bar" disabled={!isReady} aria-label={`${label}を取り消す`} onClick={() => onAsk("revoke")}>
            取り消す
          </Button>
        </div>
      )}
    </li>
  );
}
