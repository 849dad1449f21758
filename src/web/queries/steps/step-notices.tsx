import { SiteLink } from "#web/kit/link/site-link.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";

type StepNoticeProps = {
  /** A draft could not be taken over. */
  readonly isBegunAnew: boolean;
  /** Another device has gone on with the form. */
  readonly isStale: boolean;
};

const START = { label: "どちらを続けるか選ぶ", to: "/queries/input" };

/** What happened to the draft that somebody would otherwise look for. */
export function StepNotice({ isBegunAnew, isStale }: StepNoticeProps) {
  if (isStale)
    return (
      <Notice tone="warn" title="ほかの端末の下書きがあります">
        <p>ほかの端末でも入力が進んでいます。ここでの回答はこの端末に残っています。</p>
        <SiteLink item={START} className="inline-flex min-h-11 items-center text-link" />
      </Notice>
    );
  if (!isBegunAnew) return null;
  return <Notice title="はじめから入力してください">入力フォームが新しくなったため、前の下書きを引き継げませんでした。</Notice>;
}

/** The question before this browser's answers are read; without script it says what it needs. */
export function StepWaiting({ ask, hint }: { readonly ask: string; readonly hint: string | undefined }) {
  return (
    <div className="measure-form flex min-h-96 flex-col gap-5 pt-4 pb-16 sm:pt-6">
      <div className="h-12" />
      <div>
        <h1 className="text-22 sm:text-28">{ask}</h1>
        {hint && <p className="mt-1 text-14 text-sub">{hint}</p>}
      </div>
      <noscript>
        <p className="rounded-card border border-line bg-card p-4 text-14">
          条件の登録には、JavaScriptが必要です。ブラウザの設定で有効にしてから、この画面を開きなおしてください。
        </p>
      </noscript>
    </div>
  );
}
