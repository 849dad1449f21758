import { CONSENT_YEARS_AFTER_WITHDRAWAL } from "#domain/members/retention.ts";
import { TextField } from "#web/kit/form/text-field.tsx";
import type { ActionState } from "#web/kit/form/use-action.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { ConfirmDialog } from "#web/kit/ui/confirm-dialog.tsx";
import { EXPORT_PLACE } from "#web/settings/export/export-card.tsx";

/** Where the card stands on its page. */
export const LEAVE_PLACE = "leave";
/** Typed to confirm. */
const LEAVE_WORD = "退会する";

/** What is asked now: nothing, a new sign-in because the last is long ago, or the word. */
export type LeaveStep = "none" | "sign-in" | "confirm";

export type LeaveCardProps = {
  /** False before the page has come to life: a click would be lost. */
  readonly isReady: boolean;
  readonly step: LeaveStep;
  readonly typed: string;
  readonly acting: ActionState;
  readonly onType: (text: string) => void;
  readonly onBegin: () => void;
  readonly onClose: () => void;
  readonly onSignInAgain: () => void;
  readonly onLeave: () => void;
};

/** 退会: what goes at once, what the law keeps, and the way out. */
export function LeaveCard(props: LeaveCardProps) {
  const { isReady, step, typed, acting, onType, onBegin, onClose, onSignInAgain, onLeave } = props;
  return (
    <Card title="退会" id={LEAVE_PLACE} className="scroll-mt-4">
      <div className="flex flex-col items-start gap-3 text-14">
        <p>
          退会するとアカウントを削除します。削除した内容は元に戻せません。先に
          <a href={`#${EXPORT_PLACE}`} className="text-link">
            データを書き出す
          </a>
          こともできます。
        </p>
        <LeaveFacts />
        <Button tone="secondary" disabled={!isReady} onClick={onBegin}>
          退会の手続きへ
        </Button>
      </div>
      <ConfirmDialog
        title="もう一度ログインしてください"
        action="ログインし直す"
        isOpen={step === "sign-in"}
        isBusy={acting.isBusy}
        failure={acting.failure}
        onClose={onClose}
        onConfirm={onSignInAgain}
      >
        <p>ご本人であることを確かめるため、退会の前にもう一度ログインしてください。ログインすると、退会の手続きにもどります。</p>
      </ConfirmDialog>
      <ConfirmDialog
        title="退会しますか"
        action={LEAVE_WORD}
        isOpen={step === "confirm"}
        isBusy={acting.isBusy}
        isReady={isLeaveWord(typed)}
        failure={acting.failure}
        onClose={onClose}
        onConfirm={onLeave}
      >
        <p>アカウントと、登録した内容を削除します。元に戻すことはできません。</p>
        <TextField name="leave-word" label={`確認のため「${LEAVE_WORD}」と入力してください`} isRequired value={typed} onChange={onType} />
      </ConfirmDialog>
    </Card>
  );
}

export function isLeaveWord(text: string): boolean {
  return text.normalize("NFKC").trim() === LEAVE_WORD;
}

function LeaveFacts() {
  return (
    <dl className="flex flex-col gap-3">
      <div>
        <dt className="font-bold">すぐに削除されるもの</dt>
        <dd>
          <ul className="list-disc pl-5">
            <li>
              ログイン情報（メールアドレス、パスワード、電話番号、二段階認証、リカバリーコード、パスキー、記憶した端末、ログインの連携、ログイン中の端末の一覧）
            </li>
            <li>氏名・住所、プロフィール、アイコンの画像</li>
            <li>マイページの物件と所有確認の書類、マンションごとの登録（購入希望、オーナー）、保存した建物・場所</li>
            <li>ダイレクトオファーの希望、メッセージ、開示に同意した連絡先。進んでいるオファーは終わります。</li>
            <li>お気に入りとフォルダー、保存した条件、書きかけの条件</li>
            <li>通知の設定、お知らせ、届けたおすすめと反応、LINE連携、業者アカウントのスタッフの登録</li>
            <li>調べた場所と、見た推定結果の履歴、リスク診断の重み</li>
          </ul>
        </dd>
      </div>
      <div>
        <dt className="font-bold">残るもの</dt>
        <dd>
          <ul className="list-disc pl-5">
            <li>
              同意の記録（何に、いつ同意し、いつ取り消したか）。法令に沿って退会から{CONSENT_YEARS_AFTER_WITHDRAWAL}
              年間保存し、そのあと、誰の記録か分からない形にします。
            </li>
            <li>お問い合わせ、訂正、提案、開示などの請求と、添付された資料。お返事または判断を終えてから3年間保存します。</li>
            <li>診断レポートの登録のメールアドレス。会員の登録とは別のため、退会では停止しません。停止から3年間保存します。</li>
            <li>推定のために入力した内容と推定結果。推定から30日で開けなくなります。</li>
            <li>送ったメールの控え（会員として受け取ったおすすめを除く）。送信から30日間保存します。</li>
            <li>ダイレクトオファーの経過（価格と日時）。相手の方の記録でもあるため、誰のものか分からない形で残ります。</li>
            <li>安全のための操作の記録（会員番号、操作の種類と日時、接続元のIPアドレス）。氏名や連絡先は含みません。</li>
          </ul>
        </dd>
      </div>
    </dl>
  );
}
