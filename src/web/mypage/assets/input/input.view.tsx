import type { AssetResponse } from "#api/client/client.ts";
import { ErrorSummary } from "#web/kit/form/error-summary.tsx";
import { FormElement, SubmitButton } from "#web/kit/form/form-box.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { FactCards } from "#web/mypage/assets/form/fact-cards.tsx";
import { ChangedElsewhere } from "#web/mypage/assets/save/changed-elsewhere.tsx";
import type { Saving } from "#web/mypage/assets/save/keep-saving.ts";
import { SavingLine } from "#web/mypage/assets/save/saving-line.tsx";

export type InputViewProps = {
  readonly asset: AssetResponse;
  readonly form: Form;
  readonly saving: Saving;
  readonly onSettle: (isMineMeant: boolean) => void;
  readonly onDiscard: () => void;
};

/** What a member tells of a home that is being registered; it is saved as it is typed. */
export function InputView({ asset, form, saving, onSettle, onDiscard }: InputViewProps) {
  const { name, address, kind } = asset;
  return (
    <div className="measure-form py-6 sm:py-8">
      <Breadcrumbs
        items={[{ label: "マイページ", to: "/mypage" }, { label: "物件を登録する", to: "/mypage/add" }, { label: "物件情報の入力" }]}
      />
      <h1 className="mt-1 text-28">物件情報の入力</h1>
      <div className="mt-3 rounded-card border border-line bg-card px-4 py-3 sm:px-6">
        <p className="font-bold text-18">{name}</p>
        <p className="text-13 text-sub">{address}</p>
      </div>
      <div className="mt-5 flex flex-col gap-5">
        <ErrorSummary submitting={form.submitting} />
        {saving.status === "changed" && <ChangedElsewhere isBusy={form.submitting.isPending} onSettle={onSettle} />}
        {saving.status === "gone" && <Gone />}
        {saving.status === "still" && isBegun(asset) && (
          <Notice title="入力の続きです">前に保存した内容を表示しています。ほかの端末で入力した内容も、ここに届きます。</Notice>
        )}
        <FormElement form={form} label="物件の情報">
          <FactCards form={form} home={{ kind, apartmentKey: asset.apartmentKey }} />
          <div className="no-print sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t bg-paper/95 px-4 py-3 sm:mx-0 sm:rounded-card sm:border sm:px-6">
            <SavingLine {...saving} />
            <SubmitButton form={form} pendingLabel="登録しています">
              登録して診断する
            </SubmitButton>
          </div>
        </FormElement>
        <p className="no-print flex flex-wrap items-center justify-between gap-3 text-13 text-sub">
          <span className="min-w-0 flex-1 basis-60">やめた物件は、30日のあいだマイページから元に戻せます。</span>
          <Button tone="secondary" size="bar" className="min-h-11" isBusy={form.submitting.isPending} onClick={onDiscard}>
            登録をやめて捨てる
          </Button>
        </p>
      </div>
    </div>
  );
}

function Gone() {
  return (
    <Notice tone="warn" title="この物件は、ほかの画面で削除されました">
      <p>30日のあいだは、マイページの「削除した物件」から元に戻せます。</p>
      <div className="mt-2">
        <LinkButton to="/mypage" tone="secondary" size="bar">
          マイページへ
        </LinkButton>
      </div>
    </Notice>
  );
}

/** Whether anything was told of it before. */
function isBegun({ version }: AssetResponse): boolean {
  return version > 1;
}
