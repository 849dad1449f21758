import { useState } from "react";
import { apiClient, type OfferReach } from "#api/client/client.ts";
import { useNewest } from "#web/kit/flow/use-newest.ts";
import { SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { buttonClass, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { RetryScope } from "#web/kit/ui/retry.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { fewWords } from "#web/offer/words/few-words.ts";
import type { OfferSide } from "#web/offer/words/offer-words.ts";
import { useSessionView } from "#web/session/site/hooks.ts";

type BuildingOffersProps = { readonly apartmentKey: string; readonly side: OfferSide };

/** Offers for homes of one building: whether somebody takes them, and how one is begun. */
export function BuildingOffers({ apartmentKey, side }: BuildingOffersProps) {
  const { isLoggedIn } = useSessionView();
  const [tries, setTries] = useState(0);
  const { state, value } = useNewest(isLoggedIn ? `${apartmentKey} ${tries}` : null, async (signal) => {
    const answer = await apiClient().mypage.get("/offer-reach", { query: { apartmentKey }, signal });
    return answer.ok ? answer.value : null;
  });
  return (
    <RetryScope ask={() => setTries(tries + 1)}>
      <BuildingOffersView {...{ apartmentKey, side }} reach={value} state={isLoggedIn ? state : "visitor"} />
    </RetryScope>
  );
}

type BuildingOffersViewProps = BuildingOffersProps & {
  readonly state: "visitor" | "waiting" | "ready" | "failed";
  /** Null: not known yet. */
  readonly reach: OfferReach | null;
};

export function BuildingOffersView({ apartmentKey, side, state, reach }: BuildingOffersViewProps) {
  return (
    <Card title="ダイレクトオファー" lead="匿名で価格を提示し、双方が同意したときだけ連絡先が伝わります。">
      {state === "failed" && <LoadFailed>オファーを受け付けているオーナーを確かめられませんでした。</LoadFailed>}
      {state === "waiting" && reach === null && <p className="text-14 text-sub">確かめています</p>}
      {reach && (
        <dl>
          <dt className="text-13 text-sub">オファーを受け付けているオーナー（所有の確認ずみ）</dt>
          <dd className="amount font-bold text-16">{fewWords(reach.owners)}</dd>
        </dl>
      )}
      {state === "visitor" && <p className="text-14">ログインすると、オファーを受け付けているオーナーがいるかを確かめられます。</p>}
      <div className="mt-3 flex flex-wrap gap-3">{side === "buyer" ? <BuyerWay apartmentKey={apartmentKey} /> : <OwnerWay />}</div>
    </Card>
  );
}

/** The form begins with this building. */
function BuyerWay({ apartmentKey }: Pick<BuildingOffersProps, "apartmentKey">) {
  return (
    <>
      <LinkButton to="/queries/input" search={{ from: `kind=condo&building=${encodeURIComponent(apartmentKey)}` }} size="bar">
        この建物にオファーする条件を作る
      </LinkButton>
      <LinkButton to="/offer" search={{ start: "choose" }} tone="secondary" size="bar">
        保存した条件から送る
      </LinkButton>
    </>
  );
}

const OWNER_WAYS = [
  { label: "物件を登録して受け付ける", to: "/mypage/add" },
  { label: "受け取ったオファーを見る", to: "/offer", search: { side: "owner" } },
] as const;

function OwnerWay() {
  return useExisting(OWNER_WAYS).map((item) => (
    <SiteLink
      key={item.to}
      item={item}
      className={buttonClass({ size: "bar", tone: item.to === "/mypage/add" ? "primary" : "secondary" })}
    />
  ));
}
