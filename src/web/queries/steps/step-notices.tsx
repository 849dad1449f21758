import { Notice } from "#web/kit/ui/notice.tsx";

/** A draft that could not be taken over is told, once. */
export function StepNotice({ isBegunAnew }: { readonly isBegunAnew: boolean }) {
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
