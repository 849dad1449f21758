import type { InquiryHome } from "#api/client/client.ts";
import { Button, buttonClass } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { QrCode } from "#web/kit/ui/qr-code.tsx";

const TITLE = "LINEで問い合わせ";

export function OpeningLineView() {
  return (
    <div className="measure-form py-6 sm:py-8">
      <h1 className="text-28">{TITLE}</h1>
      <p role="status" className="mt-4">
        LINEを開いています。少しお待ちください。
      </p>
      <noscript>
        <Notice tone="warn">この画面を使うには、ブラウザのJavaScriptを有効にして、読み込み直してください。</Notice>
      </noscript>
    </div>
  );
}

/** Not in LINE: how to get there, on this device or with a phone, and the way without it. */
export function OutsideLineView({ home, url }: { readonly home: InquiryHome; readonly url: string }) {
  return (
    <div className="measure-form py-6 sm:py-8">
      <h1 className="text-28">{TITLE}</h1>
      <div className="mt-5 flex flex-col gap-5">
        <Card title={home.title} lead="この画面は、LINEの中で開くと使えます。">
          <p>
            <a href={url} className={buttonClass()}>
              LINEで開く
            </a>
          </p>
          <p className="mt-5 text-14">パソコンのときは、スマートフォンで読み取ってください。</p>
          <QrCode text={url} label="LINEで開くためのQRコード" className="mt-2 w-44" />
        </Card>
        <p>
          <a href={`/kyugake/contact?listing=${encodeURIComponent(home.key)}`} className={buttonClass({ tone: "secondary" })}>
            LINEを使わずに問い合わせる
          </a>
        </p>
      </div>
    </div>
  );
}

type NameProps = { readonly isBusy: boolean; readonly failure: string | null; readonly onFill: () => void };

export function NameFromLineView({ isBusy, failure, onFill }: NameProps) {
  return (
    <div className="mb-4 flex flex-col gap-2">
      <p className="text-14 text-sub">お名前に、LINEの表示名を入れられます。ボタンを押すまで、表示名は受け取りません。</p>
      <span>
        <Button tone="secondary" isBusy={isBusy} onClick={onFill}>
          LINEの表示名を入れる
        </Button>
      </span>
      {failure && <Notice tone="error">{failure}</Notice>}
    </div>
  );
}
