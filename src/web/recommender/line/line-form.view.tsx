import type { RecommenderLine, RecommenderTenant } from "#api/client/client.ts";
import { buttonClass, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { QrCode } from "#web/kit/ui/qr-code.tsx";
import { NothingYet } from "#web/kit/ui/state-block.tsx";

type Of = { readonly tenant: RecommenderTenant };

export function OpeningView() {
  return (
    <>
      <p role="status" className="min-h-24 text-sub">
        LINEを開いています。少しお待ちください。
      </p>
      <noscript>
        <Notice tone="warn">この画面を使うには、ブラウザのJavaScriptを有効にして、読み込み直してください。</Notice>
      </noscript>
    </>
  );
}

/** The broker has no page inside LINE: the form of the web does the same by mail. */
export function NoLineView({ tenant }: Of) {
  return (
    <NothingYet title="LINEでの登録は、まだ使えません" action={<FormOfWeb tenant={tenant} />}>
      {tenant.name}の登録は、メールアドレスでできます。
    </NothingYet>
  );
}

type OutsideProps = Of & { readonly line: RecommenderLine; readonly url: string };

/** Not in LINE: how to get there, on this device or with a phone, the account itself, and the way without it. */
export function OutsideView({ tenant, line, url }: OutsideProps) {
  return (
    <>
      <Card title="LINEで登録する" lead="この画面は、LINEの中で開くと使えます。">
        <p>
          <a href={url} className={buttonClass()}>
            LINEで開く
          </a>
        </p>
        <p className="mt-5 text-14">パソコンのときは、スマートフォンで読み取ってください。</p>
        <QrCode text={url} label="LINEで開くためのQRコード" className="mt-2 w-44" />
        <p className="mt-5 text-14">
          <a href={line.friendUrl} className="text-link">
            {tenant.name}（{line.basicId}）を友だちに追加する
          </a>
        </p>
      </Card>
      <p>
        <FormOfWeb tenant={tenant} />
      </p>
    </>
  );
}

/** Inside LINE, which does not say who opens the page. */
export function UnprovedView({ tenant, url }: Of & { readonly url: string }) {
  return (
    <Card title="LINEの確認ができませんでした">
      <p>時間がたったか、許可が完了していないようです。もう一度、LINEで開いてください。</p>
      <p className="mt-3">
        <a href={url} className={buttonClass()}>
          LINEで開き直す
        </a>
      </p>
      <p className="mt-3">
        <FormOfWeb tenant={tenant} />
      </p>
    </Card>
  );
}

function FormOfWeb({ tenant }: Of) {
  return (
    <LinkButton tone="secondary" to="/recommender/inputform" search={{ t: tenant.key }}>
      LINEを使わずに登録する
    </LinkButton>
  );
}
