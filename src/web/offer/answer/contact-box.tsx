import type { OfferThread } from "#api/client/client.ts";
import { formatYen } from "#kernel/yen.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { ROLE_WORDS } from "#web/offer/words/offer-words.ts";

type ContactBoxProps = { readonly thread: OfferThread; readonly onEnd: () => void };

/** Both agreed: who the other is, and the agent it was handed to. */
export function ContactBox({ thread: { contact, agent, side, priceYen, state, may }, onEnd }: ContactBoxProps) {
  const other = ROLE_WORDS[side === "buyer" ? "owner" : "buyer"];
  return (
    <>
      {agent && (
        <Card title="担当の宅建業者" lead={`${formatYen(priceYen)}での交渉を、これまでのやり取りといっしょに引き継ぎました。`}>
          <dl className="text-14">
            <Row label="商号">{agent.name}</Row>
            <Row label="免許番号">{agent.licence}</Row>
            <Row label="電話">{agent.phone}</Row>
          </dl>
          <p className="mt-3 text-13 text-sub">
            媒介契約、重要事項の説明、仲介手数料は、業者から書面で説明があります。納得してから契約を決められます。
          </p>
        </Card>
      )}
      {contact && (
        <Card title={`${other}の連絡先`}>
          <dl className="text-14">
            <Row label="氏名">{contact.name}</Row>
            <Row label="メール">{contact.email}</Row>
            <Row label="電話">{contact.phone ?? "伝えられていません"}</Row>
          </dl>
          {state === "disclosed" && (
            <p className="mt-3 text-13 text-sub">
              このあと、運営が宅地建物取引業者に引き継ぎます。契約や手付金のお支払いは、業者からの説明のあとに進めてください。
            </p>
          )}
          {may.includes("end-talks") && (
            <div className="mt-3 border-line border-t pt-3">
              <p className="text-13 text-sub">話がまとまらないときは、引き継ぐ前に、どちらからでも終えられます。</p>
              <Button tone="plain" size="bar" onClick={onEnd}>
                話を終える
              </Button>
            </div>
          )}
        </Card>
      )}
    </>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-line border-t py-2 first:border-t-0">
      <dt className="text-sub">{label}</dt>
      <dd className="break-all font-bold">{children}</dd>
    </div>
  );
}
