import { type ReactNode, type RefObject, useRef } from "react";
import type { ProfileResponse } from "#api/client/client.ts";
import { Avatar, type AvatarPicture } from "#web/kit/mark/avatar.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { CompletenessBar } from "#web/kit/ui/completeness-bar.tsx";
import { ConfirmDialog } from "#web/kit/ui/confirm-dialog.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { itemsOf } from "#web/profile/questions/items.ts";
import { EDIT, ProfileFailed, ProfileFrame } from "#web/profile/questions/profile-frame.tsx";
import { useFocusAt } from "#web/profile/questions/use-focus-at.ts";
import { ConsentCard } from "./consent-card.tsx";
import type { EraseActions, EraseState } from "./erase-saving.ts";

export type ProfileViewProps = {
  readonly state: EraseState;
  readonly avatar: AvatarPicture | null;
  readonly isReady: boolean;
  readonly actions: EraseActions;
  /** The card of the weights of risk reports. */
  readonly weights?: ReactNode;
};

const TITLE = "プロフィール";

/** プロフィール: what is answered, what each is used for, and how to take it back. */
export function ProfileView({ state, avatar, isReady, actions, weights }: ProfileViewProps) {
  const { profile, done } = state;
  const outcome = useRef<HTMLDivElement>(null);
  // Here and not in the outcome itself: while the dialog below is open, nothing outside of it takes the focus.
  useFocusAt(outcome, done === "nothing" ? null : done);
  return (
    <ProfileFrame crumb={TITLE} lead="回答はすべて任意です。いつでも変更や削除ができます。">
      <Outcome box={outcome} state={state} onRestore={actions.restore} />
      <Answers profile={profile} avatar={avatar} />
      <ConsentCard consent={profile} isReady={isReady} onWithdraw={() => actions.ask("withdraw")} />
      {weights}
      {profile.completeness.answered > 0 && (
        <Card title="回答の削除">
          <div className="flex flex-col items-start gap-3 text-14">
            <p>5つの項目をすべて未回答にもどし、自分で入れたアイコンの画像も削除します。アカウントはそのまま使えます。</p>
            <Button tone="secondary" disabled={!isReady} onClick={() => actions.ask("erase")}>
              すべての回答を削除する
            </Button>
          </div>
        </Card>
      )}
      <Questions state={state} actions={actions} />
    </ProfileFrame>
  );
}

function Answers({ profile, avatar }: { profile: ProfileResponse; avatar: AvatarPicture | null }) {
  const { answered, total } = profile.completeness;
  return (
    <Card>
      <div className="flex items-center gap-4">
        <Avatar picture={avatar} size="large" />
        <div className="min-w-0 flex-1">
          <h2 className="text-22">{completenessWords(profile.completeness)}</h2>
          <CompletenessBar label="回答した項目" answered={answered} total={total} />
        </div>
      </div>
      <dl className="mt-4">
        {itemsOf(profile).map(({ page, title, answer, isAnswered, purpose }) => (
          <div key={page} className="border-line border-t py-3 sm:grid sm:grid-cols-[8rem_1fr] sm:gap-x-4">
            <dt className="text-14 text-sub">{title}</dt>
            <dd>
              {isAnswered ? <p className="font-bold text-16">{answer}</p> : <Badge tone="quiet">{answer}</Badge>}
              <p className="text-13 text-sub">使いみち：{purpose}</p>
            </dd>
          </div>
        ))}
      </dl>
      <LinkButton to={EDIT} className="mt-3 max-sm:w-full">
        プロフィールを編集する
      </LinkButton>
    </Card>
  );
}

function completenessWords({ answered, total }: ProfileResponse["completeness"]): string {
  if (answered === 0) return "まだ回答がありません";
  return answered === total ? "すべて回答済みです" : `あと${total - answered}項目あります`;
}

const DONE: Readonly<Record<Exclude<EraseState["done"], "nothing">, string>> = {
  erased: "すべての回答を削除しました。",
  restored: "回答を元に戻しました。",
  withdrawn: "同意を取り消し、年代・性別・世帯年収・職業の回答を削除しました。",
  reloaded: "ほかの画面で先に変更されていたため、最新の内容を表示しています。何も変更していません。",
};

type OutcomeProps = { readonly box: RefObject<HTMLDivElement | null>; readonly state: EraseState; readonly onRestore: () => void };

function Outcome({ box, state, onRestore }: OutcomeProps) {
  const { done, erased, isBusy, failure, asked } = state;
  return (
    <div ref={box} role="status" tabIndex={-1} className="flex flex-col gap-3 empty:-mb-5">
      {done !== "nothing" && (
        <Notice tone={done === "reloaded" ? "warn" : "good"}>
          <p>{DONE[done]}</p>
          {erased && (
            <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
              <Button tone="secondary" size="bar" isBusy={isBusy} onClick={onRestore}>
                {isBusy ? "処理中です" : "元に戻す"}
              </Button>
              <span className="text-13">この画面を離れると、元に戻せなくなります。</span>
            </div>
          )}
        </Notice>
      )}
      {failure && asked === "nothing" && (
        <Notice tone="error" title="続けられませんでした">
          {failure}
        </Notice>
      )}
    </div>
  );
}

function Questions({ state: { asked, isBusy, failure }, actions }: Pick<ProfileViewProps, "state" | "actions">) {
  const common = { isBusy, failure, onClose: () => actions.ask("nothing") };
  return (
    <>
      <ConfirmDialog {...common} title="すべての回答を削除しますか" action="削除する" isOpen={asked === "erase"} onConfirm={actions.erase}>
        <p>年代、性別、世帯年収、職業、アイコンが未回答にもどります。同意の記録は残ります。</p>
        <p>削除した直後は、この画面で元に戻せます。</p>
      </ConfirmDialog>
      <ConfirmDialog {...common} title="同意を取り消しますか" action="取り消す" isOpen={asked === "withdraw"} onConfirm={actions.withdraw}>
        <p>年代・性別・世帯年収・職業の回答を削除します。削除した回答は元に戻せません。アイコンは残ります。</p>
        <p>同意を取り消した記録は残ります。もう一度回答するときは、あらためて同意を確認します。</p>
      </ConfirmDialog>
    </>
  );
}

export function ProfileFailedView() {
  return (
    <ProfileFrame crumb={TITLE}>
      <ProfileFailed />
    </ProfileFrame>
  );
}
