import type { BizTrial } from "#api/client/client.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { BizFrame, BizHead } from "#web/biz/frame/biz-frame.tsx";
import { SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { Badge, type BadgeTone } from "#web/kit/ui/badge.tsx";
import { Button, buttonClass, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { CopyButton } from "#web/kit/ui/copy-button.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { LoadFailed, NothingYet } from "#web/kit/ui/state-block.tsx";
import { Switch } from "#web/kit/ui/switch.tsx";

export type TrialPageState =
  | { readonly kind: "loading" | "no-link" | "failed" }
  | { readonly kind: "open"; readonly trial: BizTrial; readonly key: string | null };

type TrialPageViewProps = {
  readonly state: TrialPageState;
  readonly acting: { readonly isBusy: boolean; readonly failure: string | null };
  readonly onShow: () => void;
  readonly onReminders: (wants: boolean) => void;
};

const STATES: Readonly<Record<BizTrial["state"], { readonly word: string; readonly tone: BadgeTone }>> = {
  review: { word: "審査中", tone: "quiet" },
  approved: { word: "キーを受け取れます", tone: "good" },
  active: { word: "利用中", tone: "good" },
  extended: { word: "延長中", tone: "good" },
  ended: { word: "終了", tone: "warn" },
  converted: { word: "契約に移行", tone: "good" },
  expired: { word: "終了", tone: "warn" },
  rejected: { word: "終了", tone: "warn" },
};

const RUNNING: readonly BizTrial["state"][] = ["approved", "active", "extended"];

/** A trial by the link of its mail. */
export function TrialPageView({ state, acting, onShow, onReminders }: TrialPageViewProps) {
  return (
    <BizFrame>
      <BizHead title="トライアルのAPIキー" lead="AI査定APIの無料トライアルの状態と、APIキーの受け取りです。" />
      <div className="flex max-w-reading flex-col gap-5">
        {state.kind === "loading" && <p className="text-sub">リンクを確かめています。</p>}
        {state.kind === "failed" && <LoadFailed title="読み込みに失敗しました">トライアルを読み込めませんでした。</LoadFailed>}
        {state.kind === "no-link" && (
          <NothingYet title="リンクを確かめられませんでした" action={<LinkButton to="/biz/contact">お問い合わせ</LinkButton>}>
            メールのリンクを、もう一度開いてください。期限の切れたリンクは使えません。
          </NothingYet>
        )}
        {state.kind === "open" && (
          <>
            <KeyCard trial={state.trial} shown={state.key} isBusy={acting.isBusy} onShow={onShow} />
            {acting.failure !== null && (
              <Notice tone="warn" title="できませんでした">
                {acting.failure}
              </Notice>
            )}
            <TrialFacts trial={state.trial} isBusy={acting.isBusy} onReminders={onReminders} />
          </>
        )}
      </div>
    </BizFrame>
  );
}

type KeyCardProps = { readonly trial: BizTrial; readonly shown: string | null; readonly isBusy: boolean; readonly onShow: () => void };

const REFERENCE = [{ label: "仕様書を見る", to: "/biz/ai-assessment-api-v3" }];

function KeyCard({ trial, shown, isBusy, onShow }: KeyCardProps) {
  const reference = useExisting(REFERENCE);
  if (shown !== null) {
    return (
      <Card title="APIキー" lead="このキーを表示するのは、この1度だけです。安全な場所に保管してから、画面を閉じてください。">
        <p role="status" className="wrap-anywhere rounded-control border border-line bg-quiet p-3 font-mono text-14">
          {shown}
        </p>
        <p className="mt-3 flex flex-wrap gap-3">
          <CopyButton text={shown} label="APIキー" className={buttonClass({ tone: "secondary" })} />
          {reference.map((item) => (
            <SiteLink key={item.label} item={item} className={buttonClass({ tone: "plain" })} />
          ))}
        </p>
      </Card>
    );
  }
  if (!RUNNING.includes(trial.state)) return null;
  if (trial.isKeyShown) {
    return (
      <Notice title="キーは、すでに受け取られています">
        なくしたときや、心当たりがないときは、受付番号を添えてお問い合わせください。いまのキーを取り消し、新しいキーをお渡しします。
      </Notice>
    );
  }
  return (
    <Card title="APIキー" lead={`キーを表示してから${trial.days}日、${trial.calls}回まで使えます。表示は1度だけです。`}>
      <Button onClick={onShow} isBusy={isBusy}>
        キーを表示する
      </Button>
    </Card>
  );
}

type TrialFactsProps = { readonly trial: BizTrial; readonly isBusy: boolean; readonly onReminders: (wants: boolean) => void };

function TrialFacts({ trial: { id, state, endsAt, calls, usedCalls, wantsReminders }, isBusy, onReminders }: TrialFactsProps) {
  const { word, tone } = STATES[state];
  const isRunning = RUNNING.includes(state);
  return (
    <Card title="トライアルの状態" aside={<Badge tone={tone}>{word}</Badge>}>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[10rem_1fr]">
        <dt className="text-14 text-sub">受付番号</dt>
        <dd className="amount">{id}</dd>
        {endsAt !== null && state !== "converted" && (
          <>
            <dt className="text-14 text-sub">{state === "approved" ? "受け取りの期限" : "終わる日"}</dt>
            <dd className="amount">{formatDate(new Date(endsAt))}</dd>
          </>
        )}
        <dt className="text-14 text-sub">使える回数</dt>
        <dd className="amount">
          {calls}回まで{usedCalls !== null && `（${Math.min(usedCalls, calls)}回使用）`}
        </dd>
      </dl>
      {isRunning && (
        <div className="mt-4 flex items-center justify-between gap-4 border-line border-t pt-3">
          <p className="text-14">終わる3日前と、終わった日に、メールで知らせる</p>
          <Switch label="終わりのお知らせメール" isOn={wantsReminders} isDisabled={isBusy} onToggle={() => onReminders(!wantsReminders)} />
        </div>
      )}
      {(state === "ended" || state === "active" || state === "extended") && (
        <p className="mt-4">
          <LinkButton to="/biz/contact" search={{ product: "api" }} tone="secondary">
            {state === "ended" ? "延長・契約を相談する" : "契約を相談する"}
          </LinkButton>
        </p>
      )}
    </Card>
  );
}
