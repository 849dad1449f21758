import { useEffect, useRef } from "react";
import { formatDate } from "#kernel/japanese-date.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { SERVICE_NAME } from "#wire/site-words.ts";

export type RecoveryCodesProps = {
  readonly codes: readonly string[];
  /** Whose they are: the address. */
  readonly account: string;
  readonly madeAt: Date;
  /** There were codes before these. */
  readonly isRemade: boolean;
  readonly onPrint: () => void;
  readonly onSave: () => void;
  readonly onDone: () => void;
};

/** The ten codes, which are shown this once: to print, to keep as a file, or to write down. */
export function RecoveryCodes({ codes, account, madeAt, isRemade, onPrint, onSave, onDone }: RecoveryCodesProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // What opened this is gone, or far away: reading goes on here.
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="recovery-codes" className="print-alone flex flex-col gap-3 rounded-control border border-line p-4">
      <h3 id="recovery-codes" ref={title} tabIndex={-1} className="text-18">
        {SERVICE_NAME}のリカバリーコード
      </h3>
      <p className="text-14">
        スマートフォンを使えないときに、ログインの確認コードの代わりに入力します。1つのコードは1回だけ使えます。
        <strong>表示するのは今回だけです。</strong>印刷するか、ファイルに保存して、ほかの人に見られない場所に保管してください。
      </p>
      {isRemade && <p className="font-bold text-14">前に作ったコードは、使えなくなりました。控えがあれば、破棄してください。</p>}
      <ol className="grid grid-cols-1 gap-x-8 gap-y-1 rounded-control bg-quiet px-4 py-3 sm:grid-cols-2">
        {codes.map((code, index) => (
          <li key={code} className="flex items-baseline gap-3">
            <span className="amount w-6 text-right text-13 text-sub" aria-hidden="true">
              {index + 1}
            </span>
            <code className="text-18 tracking-wide">{code}</code>
          </li>
        ))}
      </ol>
      <p className="text-13 text-sub">
        {account}、{formatDate(madeAt)}に作成
      </p>
      <div className="no-print flex flex-wrap gap-3">
        <Button tone="secondary" onClick={onPrint}>
          印刷する
        </Button>
        <Button tone="secondary" onClick={onSave}>
          テキストで保存する
        </Button>
        <Button onClick={onDone}>控えました</Button>
      </div>
    </section>
  );
}
