import { useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { apiClient, type OfferBlocks, type OfferCampaign } from "#api/client/client.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { StartView } from "#web/offer/start/start.view.tsx";
import { callOff, wordsOf } from "#web/offer/start/use-send-offer.ts";
import { ThreadScreen } from "#web/offer/thread/thread.screen.tsx";
import { useNow } from "#web/offer/words/use-now.ts";
import { useSessionView, useSiteSession } from "#web/session/site/hooks.ts";
import { unreadState } from "#web/session/unread/unread.ts";
import type { OfferListData, OffersData } from "./find-offers.ts";
import { OffersFailed, OffersView } from "./offers.view.tsx";
import type { OffersSearch } from "./offers-search.ts";
import { OfferVisitor } from "./visitor.view.tsx";
import { keepWanted, takeWanted } from "./wanted.ts";

type OffersScreenProps = { readonly data: OffersData; readonly search: OffersSearch };

/** Anybody may read what it is; a member sees their offers, one of them, or begins a new one. */
export function OffersScreen({ data, search }: OffersScreenProps) {
  const router = useRouter();
  const { isLoggedIn } = useSessionView();
  useWayBack(data.kind !== "visitor");
  // Somebody signed in or out since the page was loaded.
  const isLate = isLoggedIn === (data.kind === "visitor");
  useEffect(() => {
    if (isLate) void router.invalidate();
  }, [isLate, router]);
  switch (data.kind) {
    case "visitor":
      return <Visitor search={search} />;
    case "failed":
      return <OffersFailed />;
    case "thread":
      return <ThreadScreen key={data.thread.id} data={data} />;
    case "list":
      // What was just done on one side is not told on the other.
      return <OfferListScreen key={data.side} data={data} />;
    default:
      return <StartView data={data} today={isoDateInJapan(new Date())} />;
  }
}

function Visitor({ search }: { readonly search: OffersSearch }) {
  const session = useSiteSession();
  const onLeave = () => {
    session.returnPath.remember("/offer");
    keepWanted(search);
  };
  return <OfferVisitor isOfOne={search.id !== undefined} onLeave={onLeave} />;
}

/** After a login the address has lost its query: what was wanted before is opened. */
function useWayBack(isMember: boolean): void {
  const navigate = useNavigate();
  const turn = useEffectEvent(() => {
    const wanted = takeWanted();
    if (wanted !== null && Object.values(wanted).some((value) => value !== undefined))
      void navigate({ to: "/offer", search: wanted, replace: true, viewTransition: false });
  });
  useEffect(() => {
    if (isMember) turn();
  }, [isMember]);
}

function OfferListScreen({ data }: { readonly data: OfferListData }) {
  const router = useRouter();
  const [outcome, setOutcome] = useState("");
  const acting = useAction(wordsOf);
  const now = useNow(data.at);
  const renew = useEffectEvent(() => void router.invalidate());
  // What is told in the inbox has changed something here.
  useEffect(() => unreadState.subscribe(() => renew()), []);
  const act = (work: () => Promise<unknown>, words: string) => {
    setOutcome("");
    void acting.run(async () => {
      await work();
      setOutcome(words);
      await router.invalidate();
    });
  };
  const onCancel = (campaign: OfferCampaign) =>
    act(() => callOff(apiClient().mypage, campaign), "送信を取り消しました。どのオーナーにも届いていません。");
  const onUnblock = ({ id, alias }: OfferBlocks["items"][number]) => act(() => unblock(id), `${alias}を止めるのをやめました。`);
  return <OffersView {...{ data, now, outcome, onCancel, onUnblock }} acting={acting} />;
}

async function unblock(id: string): Promise<void> {
  const answer = await apiClient().mypage.delete("/offer-blocks/{id}", { path: { id } });
  if (!answer.ok) throw answer.problem;
}
