import { useState } from "react";
import type { ActionState } from "#web/kit/form/use-action.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { ConfirmDialog } from "#web/kit/ui/confirm-dialog.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import type { DeviceView } from "#web/session/pool/types.ts";
import { useFocusOnOutcome } from "#web/settings/frame/use-focus-on-outcome.ts";
import type { FetchState } from "#web/settings/load/fetch-state.ts";
import type { Loaded } from "#web/settings/load/latest-load.ts";
import { Section } from "#web/settings/load/section-states.tsx";
import { DEVICE_LIST_SIZE } from "#wire/constants.ts";
import { DeviceRow } from "./device-row.tsx";
import { byUse, deviceTitle, listedAtWords } from "./device-words.ts";

export type DevicesCardProps = {
  readonly devices: Loaded<readonly DeviceView[]>;
  readonly fetch: FetchState;
  readonly provider: string | null;
  readonly acting: ActionState;
  /** What was just done, to be read aloud; empty: nothing. */
  readonly outcome: string;
  readonly onRemember: () => void;
  /** Answers whether it was done. */
  readonly onForget: (device: DeviceView) => Promise<boolean>;
  readonly onForgive: () => void;
};

/** 二段階認証を省く端末: those that need no second factor, and those that could. Where the account is signed in now is another card's. */
export function DevicesCard(props: DevicesCardProps) {
  const { devices, fetch, acting, outcome, onForget, onForgive } = props;
  const [asked, setAsked] = useState<DeviceView | null>(null);
  const outcomeLine = useFocusOnOutcome(asked !== null, outcome);
  const ask = (device: DeviceView | null) => {
    onForgive();
    setAsked(device);
  };
  return (
    <Card title="二段階認証を省く端末" lead="記憶した端末では、ログインのときに確認コードがいりません。ログアウトしても記憶は残ります。">
      <div className="flex flex-col gap-3" aria-busy={fetch.pending}>
        {acting.failure && asked === null && (
          <Notice tone="error" title="続けられませんでした">
            {acting.failure}
          </Notice>
        )}
        <Section loaded={devices} room="min-h-36" failed="端末の一覧を読み込めませんでした。">
          {(list) => <DeviceList {...props} list={list} onAsk={ask} />}
        </Section>
        <p ref={outcomeLine} role="status" tabIndex={-1} className="text-14 text-good empty:sr-only">
          {outcome}
        </p>
      </div>
      <ConfirmDialog
        title={asked?.isThis ? "この端末を外しますか" : "端末を外しますか"}
        action="外す"
        isOpen={asked !== null}
        isBusy={acting.isBusy}
        failure={acting.failure}
        onClose={() => ask(null)}
        onConfirm={async () => {
          if (asked !== null && (await onForget(asked))) setAsked(null);
        }}
      >
        {asked !== null && <ForgetWords device={asked} />}
      </ConfirmDialog>
    </Card>
  );
}

function ForgetWords({ device }: { device: DeviceView }) {
  return (
    <>
      <p className="font-bold">{deviceTitle(device)}</p>
      <p>
        {device.isThis
          ? "外すと、この端末ではログアウトされ、記憶も消えます。もう一度ログインすると使えます。"
          : "外すと、その端末ではログアウトされ、記憶も消えます。二段階認証を使っているときは、次のログインにコードが必要になります。"}
      </p>
    </>
  );
}

type ListProps = Pick<DevicesCardProps, "provider" | "fetch" | "acting" | "onRemember"> & {
  readonly list: readonly DeviceView[];
  readonly onAsk: (device: DeviceView) => void;
};

function DeviceList({ list, provider, fetch, acting, onAsk, onRemember }: ListProps) {
  if (list.length === 0) return <p className="text-14">{emptyWords(provider)}</p>;
  const { shown, others } = byUse(list);
  const rows = (devices: readonly DeviceView[]) => (
    <ul>
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} isBusy={acting.isBusy} onForget={() => onAsk(device)} onRemember={onRemember} />
      ))}
    </ul>
  );
  return (
    <>
      {shown.length === 0 ? <p className="text-14">記憶した端末はありません。</p> : rows(shown)}
      {others.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-14 text-link">
            記憶していない端末（{others.length}台）
          </summary>
          <div className="mt-2">{rows(others)}</div>
        </details>
      )}
      {fetch.timestamp !== null && <p className="text-13 text-sub">{listedAtWords(fetch.timestamp)}</p>}
      {list.length >= DEVICE_LIST_SIZE && (
        <p className="text-13 text-sub">{DEVICE_LIST_SIZE}台まで表示しています。使っていない端末を外すと、ほかの端末が表示されます。</p>
      )}
    </>
  );
}

function emptyWords(provider: string | null): string {
  return provider === null
    ? "記憶できる端末はまだありません。メールアドレスとパスワードでログインした端末を、ここで記憶できます。"
    : `${provider}でログインした端末は、ここには表示されません。`;
}
