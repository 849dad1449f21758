import type { AssetCheckResponse, AssetResponse } from "#api/client/client.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { ErrorSummary } from "#web/kit/form/error-summary.tsx";
import { FormElement, SubmitButton } from "#web/kit/form/form-box.tsx";
import { LetterFilesField, UploadProgress } from "#web/kit/letter/letter-files-field.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { DOCUMENTS } from "./document-rules.ts";
import type { HandIn } from "./use-hand-in.ts";

export type OwnershipViewProps = {
  readonly asset: AssetResponse;
  /** The newest check; null: nothing was handed in yet. `failed`: it could not be read. */
  readonly check: AssetCheckResponse | null | "failed";
  /** Whether 氏名 is registered, which the documents are held against. */
  readonly isNamed: boolean;
  readonly handIn: HandIn;
};

type State = AssetResponse["state"];
const MAY_HAND_IN: readonly State[] = ["tracking", "rejected"];

/** Whether the member was seen to own the home, and the way to hand in what shows it. */
export function OwnershipCard({ asset, check, isNamed, handIn }: OwnershipViewProps) {
  const { state } = asset;
  return (
    <Card title="所有の確認" id="ownership" className="no-print scroll-mt-4" lead={LEADS[state] ?? WHY}>
      {check === "failed" ? (
        <LoadFailed title="読み込みに失敗しました">確認の状況を読み込めませんでした。</LoadFailed>
      ) : (
        check && <Standing check={check} />
      )}
      {MAY_HAND_IN.includes(state) && (isNamed ? <HandInForm handIn={handIn} /> : <NameNeeded id={asset.id} />)}
      <p role="status" className="mt-2 text-14 text-good empty:sr-only">
        {handIn.isDone && "受け取りました。数日のうちに確かめて、お知らせします。"}
      </p>
    </Card>
  );
}

const WHY =
  "登記事項証明書や固定資産税の納税通知書などで、お持ちの物件であることを確かめます。済むと、名前を伏せたままオファーを受け取れます。";
const LEADS: Partial<Readonly<Record<State, string>>> = {
  verifying: "書類を確かめています。数日のうちにお知らせします。",
  verified: "お持ちの物件であることを確かめました。書類は削除しました。",
  paused: "追跡を再開すると、書類を出せます。",
  sold: "売却済みの物件は確認できません。",
};

function Standing({ check: { state, handedInAt, decidedAt, words } }: { readonly check: AssetCheckResponse }) {
  return (
    <dl className="mb-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-14">
      <dt className="text-sub">提出した日</dt>
      <dd>{formatDate(new Date(handedInAt))}</dd>
      {decidedAt !== null && (
        <>
          <dt className="text-sub">{ENDS[state]}</dt>
          <dd>{formatDate(new Date(decidedAt))}</dd>
        </>
      )}
      {words !== null && (
        <>
          <dt className="text-sub">理由</dt>
          <dd>{words}</dd>
        </>
      )}
    </dl>
  );
}

const ENDS: Readonly<Record<AssetCheckResponse["state"], string>> = {
  waiting: "確認中",
  accepted: "確認した日",
  rejected: "確認できなかった日",
  withdrawn: "取り下げた日",
};

function NameNeeded({ id }: { readonly id: string }) {
  return (
    <div className="flex flex-col items-start gap-2 text-14">
      <p>書類の所有者と照らし合わせる氏名が登録されていません。登録すると、この画面から書類を出せます。</p>
      <LinkButton to="/settings/account/edit/user" search={{ back: `/mypage/result?id=${id}#ownership` }} size="bar">
        氏名を登録する
      </LinkButton>
    </div>
  );
}

function HandInForm({ handIn: { form, chosen, add, remove, uploaded } }: Pick<OwnershipViewProps, "handIn">) {
  return (
    <FormElement form={form} label="確認の書類">
      <ErrorSummary submitting={form.submitting} />
      <LetterFilesField
        rules={DOCUMENTS}
        files={chosen.files}
        error={form.messageOf("files") ?? chosen.fault ?? undefined}
        isFree={form.isReady && !form.submitting.isPending}
        onAdd={add}
        onRemove={remove}
      />
      <p className="text-13 text-sub">
        書類の所有者が、登録した氏名と同じであることを確かめます。マイナンバーと、本人確認書類の番号は隠してください。書類は運営の担当者だけが確認に使い、確認が終わると削除します。
      </p>
      <UploadProgress share={uploaded} />
      <SubmitButton form={form} pendingLabel="送っています">
        書類を出す
      </SubmitButton>
    </FormElement>
  );
}
