import { useEffect, useRef, useState } from "react";
import type { ActionState } from "#web/kit/form/use-action.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { ConfirmDialog } from "#web/kit/ui/confirm-dialog.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import type { PasskeyView } from "#web/session/pool/types.ts";
import type { Loaded } from "#web/settings/load/latest-load.ts";
import { Section } from "#web/settings/load/section-states.tsx";
import { NameDialog } from "./name-dialog.tsx";
import { PasskeyRow } from "./passkey-row.tsx";

export type PasskeysCardProps = {
  readonly passkeys: Loaded<readonly PasskeyView[]>;
  readonly provider: string | null;
  readonly acting: ActionState;
  /** What was just done, or given up, to be read aloud; empty: nothing. */
  readonly outcome: { readonly isDone: boolean; readonly words: string };
  readonly onAdd: () => void;
  /** These answer whether it was done. */
  readonly onRename: (passkey: PasskeyView, name: string) => Promise<boolean>;
  readonly onRemove: (passkey: PasskeyView) => Promise<boolean>;
  readonly onForgive: () => void;
};

const LEAD = "指紋や顔、画面ロックの暗証番号でログインできます。パスワードも確認コードもいりません。";

type Asked = { readonly to: "rename" | "remove"; readonly passkey: PasskeyView };

/** パスキー: the ways in without a password. */
export function PasskeysCard(props: PasskeysCardProps) {
  const { provider, passkeys, acting, outcome, onRename, onRemove, onForgive } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const line = useFocusOnOutcome(asked !== null, outcome.words);
  const ask = (next: Asked | null) => {
    onForgive();
    setAsked(next);
  };
  const about = (to: Asked["to"]) => (asked?.to === to ? asked.passkey : null);
  const end = async (work: Promise<boolean>) => {
    if (await work) setAsked(null);
  };
  // A provider's account is protected at the provider.
  if (provider !== null) return null;
  const removed = about("remove");
  const renamed = about("rename");
  return (
    <Card title="パスキー">
      <p className="mb-4 text-14">{LEAD}</p>
      <div className="flex flex-col gap-3">
        {acting.failure && asked === null && (
          <Notice tone="error" title="続けられませんでした">
            {acting.failure}
          </Notice>
        )}
        <Section loaded={passkeys} room="min-h-14" failed="パスキーの一覧を読み込めませんでした。">
          {(list) => <PasskeyList {...props} list={list} onAsk={ask} />}
        </Section>
        <p ref={line} role="status" tabIndex={-1} className={`text-14 empty:sr-only ${outcome.isDone ? "text-good" : "text-sub"}`}>
          {outcome.words}
        </p>
      </div>
      <NameDialog
        passkey={renamed}
        isBusy={acting.isBusy}
        failure={acting.failure}
        onClose={() => ask(null)}
        onName={(name) => renamed && void end(onRename(renamed, name))}
      />
      <ConfirmDialog
        title="パスキーを削除しますか"
        action="削除する"
        isOpen={removed !== null}
        isBusy={acting.isBusy}
        failure={acting.failure}
        onClose={() => ask(null)}
        onConfirm={() => removed && void end(onRemove(removed))}
      >
        <p className="break-words font-bold">{removed?.name}</p>
        <p>削除すると、このパスキーではログインできなくなります。使うには、もう一度追加してください。</p>
        <p className="text-sub">端末に残ったパスキーは、端末の設定から削除できます。</p>
      </ConfirmDialog>
    </Card>
  );
}

type ListProps = Pick<PasskeysCardProps, "acting" | "onAdd"> & {
  readonly list: readonly PasskeyView[];
  readonly onAsk: (asked: Asked) => void;
};

function PasskeyList({ list, acting, onAdd, onAsk }: ListProps) {
  return (
    <>
      {list.length === 0 ? (
        <p className="text-14 text-sub">まだありません。この端末のパスキーを追加すると、次から短い手順でログインできます。</p>
      ) : (
        <ul>
          {list.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isBusy={acting.isBusy}
              onRename={() => onAsk({ to: "rename", passkey })}
              onRemove={() => onAsk({ to: "remove", passkey })}
            />
          ))}
        </ul>
      )}
      <p>
        <Button tone="secondary" size="bar" isBusy={acting.isBusy} onClick={onAdd}>
          {acting.isBusy ? "処理中です" : "パスキーを追加する"}
        </Button>
      </p>
    </>
  );
}

/** The passkey whose button was pressed may be gone with it: reading goes on at what is said of it. */
function useFocusOnOutcome(isAsked: boolean, words: string) {
  const line = useRef<HTMLParagraphElement>(null);
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    if (wasAsked.current && !isAsked && words !== "") line.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked, words]);
  return line;
}
