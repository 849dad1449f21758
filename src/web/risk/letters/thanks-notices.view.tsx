import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { NoticesResponse } from "#api/client/client.ts";
import { ON_CHANGE, PLACE_ALONE, YEARLY } from "#domain/risk/notices/notice-words.ts";
import { boundTick } from "#web/kit/form/bound.ts";
import { ErrorSummary } from "#web/kit/form/error-summary.tsx";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { TickBox } from "#web/kit/form/tick-box.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";
import { ReportLinkButton } from "#web/risk/frame/report-link.tsx";
import type { NoticesDone } from "./keep-notices.ts";

export type NoticesViewProps = {
  readonly notices: NoticesResponse;
  readonly done: NoticesDone | null;
  readonly form: Form;
  readonly onStop: () => void;
  readonly onNewLink: () => void;
};

const TITLE = "お知らせの設定";

/** What a registration is told of, for whoever holds the link in a mail: no login. */
export function NoticesView({ notices, done, form, onStop, onNewLink }: NoticesViewProps) {
  const { subject, isExpired, isConfirmed, onChange, yearly } = notices;
  const isOn = isConfirmed && (onChange || yearly);
  return (
    <Frame>
      <div role="status" className="empty:hidden">
        {done !== null && <Notice tone="good">{DONE[done]}</Notice>}
      </div>
      <Card title={subject.name} lead={stateWords(notices)}>
        {isExpired ? (
          <Expired form={form} onNewLink={onNewLink} />
        ) : (
          <FormBox form={form} label={TITLE} action="保存する">
            <fieldset>
              <legend className="font-bold text-14">受け取るお知らせ</legend>
              <Wish name="onChange" form={form}>
                {ON_CHANGE}
              </Wish>
              <Wish name="yearly" form={form}>
                {YEARLY}
              </Wish>
            </fieldset>
            {subject.kind === "place" && <p className="text-13 text-sub">{PLACE_ALONE}</p>}
          </FormBox>
        )}
        {isOn && (
          <div className="mt-5 border-line border-t pt-4">
            <Button tone="secondary" disabled={!form.isReady || form.submitting.isPending} onClick={onStop}>
              お知らせをすべて止める
            </Button>
          </div>
        )}
      </Card>
      <p>
        <ReportLinkButton apartmentKey={subject.key} page="summary" search={{}} tone="secondary">
          診断レポートを見る
        </ReportLinkButton>
      </p>
    </Frame>
  );
}

const DONE: Readonly<Record<NoticesDone, string>> = {
  saved: "保存しました。お知らせをお送りします。",
  stopped: "お知らせを止めました。これからは届きません。",
  "link-sent": "登録のメールアドレスに、新しいリンクをお送りしました。",
};

function stateWords({ isConfirmed, isExpired, onChange, yearly }: NoticesResponse): string {
  if (!isConfirmed)
    return isExpired ? "お知らせは始まっていません。" : "「保存する」を押すと、メールアドレスの確認が済み、お知らせが始まります。";
  return onChange || yearly ? "いま、お知らせをお送りしています。" : "いま、お知らせは止まっています。";
}

type WishProps = { readonly name: "onChange" | "yearly"; readonly form: Form; readonly children: string };

function Wish({ name, form, children }: WishProps) {
  return <TickBox {...boundTick(form, name)}>{children}</TickBox>;
}

function Expired({ form, onNewLink }: Pick<NoticesViewProps, "form" | "onNewLink">) {
  return (
    <div className="flex flex-col items-start gap-3">
      <ErrorSummary submitting={form.submitting} />
      <Notice tone="warn" title="リンクの有効期限が切れています">
        設定を変えるには、新しいリンクが要ります。止めることは、このリンクでもできます。
      </Notice>
      <Button disabled={form.submitting.isPending} onClick={onNewLink}>
        新しいリンクをメールで送る
      </Button>
    </div>
  );
}

/** A link that leads nowhere, or could not be followed now. */
export function NoticesMissingView({ isFailed }: { readonly isFailed: boolean }) {
  return (
    <Frame>
      {isFailed ? (
        <LoadFailed>お知らせの設定を読み込めませんでした。</LoadFailed>
      ) : (
        <NoData title="このリンクは使えません">
          登録がなくなったか、リンクが途中で切れています。メールのリンクをもう一度開くか、
          <Link to="/risk/register" className="text-link">
            登録し直して
          </Link>
          ください。
        </NoData>
      )}
      <p>
        <LinkButton to="/risk" tone="secondary">
          リスク診断にもどる
        </LinkButton>
      </p>
    </Frame>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="measure-form py-6 sm:py-8">
      <Breadcrumbs items={[{ label: "リスク診断", to: "/risk" }, { label: TITLE }]} />
      <h1 className="mt-1 mb-5 text-28">{TITLE}</h1>
      <div className="flex flex-col gap-5">{children}</div>
    </div>
  );
}
