import { Link } from "@tanstack/react-router";
import type { OfferOwnContact, OfferThread } from "#api/client/client.ts";
import { DISCLOSURE_TEXT } from "#domain/offers/core/consent-text.ts";
import { formatYen } from "#kernel/yen.ts";
import { TickBox } from "#web/kit/form/tick-box.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";

export type ConsentBoxProps = {
  readonly thread: OfferThread;
  /** What the other would be told; null: it could not be read. */
  readonly ownContact: OfferOwnContact | null;
  readonly sharesPhone: boolean;
  readonly onShare: (shares: boolean) => void;
  readonly onConsent: () => void;
  readonly onRefuse: () => void;
  readonly onWithdraw: () => void;
};

/** A price was agreed to: whether both agree to tell their names. */
export function ConsentBox({ thread, ownContact, sharesPhone, onShare, onConsent, onRefuse, onWithdraw }: ConsentBoxProps) {
  const { consents, may, priceYen, otherAlias } = thread;
  return (
    <Card title={DISCLOSURE_TEXT.title} lead={`${formatYen(priceYen)}で、交渉を進める意思を確かめました。契約ではありません。`}>
      <div className="flex flex-col gap-4">
        <dl className="grid grid-cols-2 gap-3 text-14">
          <Consent who="あなた" isGiven={consents.you} />
          <Consent who={otherAlias} isGiven={consents.other} />
        </dl>
        <p className="text-13 text-sub">{DISCLOSURE_TEXT.body}</p>
        {may.includes("consent") ? (
          <Ask {...{ thread, ownContact, sharesPhone, onShare, onConsent }} />
        ) : (
          <p className="text-14">同意しました。相手の同意を待っています。</p>
        )}
        <p className="flex flex-wrap gap-2">
          {may.includes("refuse-consent") && (
            <Button tone="secondary" size="bar" onClick={onRefuse}>
              同意しない
            </Button>
          )}
          {may.includes("withdraw") && (
            <Button tone="plain" size="bar" onClick={onWithdraw}>
              オファーを取り下げる
            </Button>
          )}
        </p>
      </div>
    </Card>
  );
}

function Consent({ who, isGiven }: { readonly who: string; readonly isGiven: boolean }) {
  return (
    <div className="rounded-control border border-line p-3">
      <dt className="text-13 text-sub">{who}</dt>
      <dd>
        <Badge tone={isGiven ? "good" : "quiet"}>{isGiven ? "✓ 同意ずみ" : "まだ"}</Badge>
      </dd>
    </div>
  );
}

const MISSING = {
  name: { text: "お伝えする氏名が登録されていません。", label: "氏名を登録する", to: "/settings/account/edit/user" },
  email: { text: "メールアドレスの確認が済んでいません。", label: "アカウント設定で確認する", to: "/settings/account" },
} as const;

function Ask({
  thread,
  ownContact,
  sharesPhone,
  onShare,
  onConsent,
}: Pick<ConsentBoxProps, "thread" | "ownContact" | "sharesPhone" | "onShare" | "onConsent">) {
  if (ownContact === null) return <LoadFailed title="読み込みに失敗しました">あなたの連絡先を読み込めませんでした。</LoadFailed>;
  const { contact, missing } = ownContact;
  if (contact === null) {
    const { text, label, to } = MISSING[missing ?? "name"];
    return (
      <div className="flex flex-col items-start gap-2 text-14">
        <p>{text}登録すると、この画面で同意できます。</p>
        <LinkButton to={to} search={missing === "email" ? {} : { back: `/offer?id=${thread.id}` }} size="bar">
          {label}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="rounded-control border border-line bg-paper p-3 text-14">
        <p className="text-13 text-sub">相手にお伝えする内容</p>
        <p className="font-bold">{contact.name}</p>
        <p className="break-all">{contact.email}</p>
        {sharesPhone && contact.phone !== null && <p>{contact.phone}</p>}
      </div>
      {contact.phone !== null && (
        <TickBox name="sharesPhone" isTicked={sharesPhone} onTick={onShare}>
          電話番号（{contact.phone}）も伝える
        </TickBox>
      )}
      <Button onClick={onConsent}>開示に同意する</Button>
      <p className="text-13 text-sub">
        内容は
        <Link to="/settings/account" className="text-link">
          アカウント設定
        </Link>
        で変えられます。同意したときの内容を伝えます。
      </p>
    </div>
  );
}
