import { useNavigate, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { ConnectionResponse } from "#api/client/client.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { riskPath } from "#web/risk/frame/report-search.ts";
import type { SessionUser } from "#web/session/core/types.ts";
import { useSessionView, useSiteSession } from "#web/session/site/hooks.ts";
import { ConnectMember } from "./connect-member.tsx";
import { keepSide, takeSide } from "./connect-memory.ts";
import { ConnectOwnerView } from "./connect-owner.view.tsx";
import { ConnectPlaceView } from "./connect-place.view.tsx";
import type { ConnectSearch, ConnectSide } from "./connect-search.ts";
import { CARDS, ConnectVisitor } from "./connect-visitor.tsx";
import type { ConnectData } from "./find-connection.ts";
import { isStanding } from "./send-connect.ts";
import { useConnect } from "./use-connect.ts";

type ConnectOwnerProps = ConnectData & {
  readonly search: ConnectSearch;
  /** Offers for homes of the building: of another area, which the route brings along. */
  readonly offersFor: (apartmentKey: string, side: ConnectSide) => ReactNode;
};

const NOT_COUNTED = { buyer: false, owner: false };

/** Anybody may read it; who registers is asked to sign in. */
export function ConnectOwnerScreen(props: ConnectOwnerProps) {
  const { report, search } = props;
  return report.subject.kind === "building" ? <OfBuilding {...props} /> : <ConnectPlaceView {...{ report, search }} />;
}

function OfBuilding({ report, interest, mine, search, offersFor }: ConnectOwnerProps) {
  const router = useRouter();
  const session = useSiteSession();
  const { isLoggedIn, user } = useSessionView();
  const side = search.side ?? "buyer";
  const path = riskPath(report.subject.key, "connectOwner");
  const offers = offersFor(report.subject.key, side);
  useSideOfBefore(path, search);
  const [wasMember, setWasMember] = useState(mine.kind === "ready");
  if (mine.kind === "ready" && !wasMember) setWasMember(true);
  // Somebody signed in or out since the page was loaded.
  const isLate = isLoggedIn === (mine.kind === "visitor");
  useEffect(() => {
    if (isLate) void router.invalidate();
  }, [isLate, router]);
  if (user !== null && mine.kind === "ready") {
    // Another side, another building or another member is another form.
    const key = `${side}:${report.subject.key}:${user.sub}`;
    return <Member key={key} {...{ report, search, side, user, offers }} connection={mine.connection} />;
  }
  const onLeave = () => {
    session.returnPath.remember(path);
    keepSide(side);
  };
  return (
    <ConnectOwnerView {...{ report, search: {}, side, interest, offers }} isCounted={NOT_COUNTED}>
      {mine.kind === "failed" ? (
        <Card title={CARDS[side].title} lead={CARDS[side].lead}>
          <LoadFailed>あなたの登録を読み込めませんでした。</LoadFailed>
        </Card>
      ) : (
        <ConnectVisitor side={side} isEnded={!isLoggedIn && wasMember} onLeave={onLeave} />
      )}
    </ConnectOwnerView>
  );
}

type MemberProps = Pick<ConnectOwnerProps, "report"> & {
  readonly side: ConnectSide;
  readonly user: SessionUser;
  readonly connection: ConnectionResponse;
  readonly offers: ReactNode;
};

function Member({ report, side, user, connection, offers }: MemberProps) {
  const state = useConnect({ sub: user.sub, apartmentKey: report.subject.key, side }, connection);
  const now = state.connection;
  const isCounted = { buyer: isStanding("buyer", now), owner: isStanding("owner", now) };
  return (
    <ConnectOwnerView {...{ report, search: {}, side, isCounted, offers }} interest={now.interest}>
      <ConnectMember side={side} state={state} account={{ address: user.email, isVerified: user.isEmailVerified }} />
    </ConnectOwnerView>
  );
}

/** After a login the address has lost its query: the side that was chosen before is taken up again. */
function useSideOfBefore(path: string, { side, ...search }: ConnectSearch): void {
  const navigate = useNavigate();
  const turn = useEffectEvent(() => {
    if (takeSide() === "owner" && side === undefined)
      void navigate({ to: path, search: { ...search, side: "owner" }, replace: true, viewTransition: false });
  });
  useEffect(() => turn(), []);
}
