import { useState } from "react";
import { type ApiClient, apiClient, type OfferCampaign, type Problem } from "#api/client/client.ts";
import { currentText } from "#domain/members/purposes.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { isProblem, problemText } from "#web/session/errors/problem-failure.ts";

type MyPage = ApiClient["mypage"];
/** Where a campaign stands that was begun on this page or found there. */
export type Sending = {
  /** Null: nothing is being sent. */
  readonly campaign: OfferCampaign | null;
  readonly outcome: string;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onConfirm: (wishMonth: string | null) => Promise<boolean>;
  readonly onCancel: () => Promise<boolean>;
};

/** Begins a campaign from a saved condition and confirms it, or calls it off within its 24 hours. */
export function useSendOffer(queryId: string, found: OfferCampaign | null, mypage: () => MyPage = () => apiClient().mypage): Sending {
  const [campaign, setCampaign] = useState(found);
  const [outcome, setOutcome] = useState("");
  const { isBusy, failure, run } = useAction(wordsOf);
  const act = (work: () => Promise<OfferCampaign>, words: string) => {
    setOutcome("");
    return run(async () => {
      setCampaign(await work());
      setOutcome(words);
    });
  };
  return {
    campaign: campaign?.state === "draft" || campaign?.state === "finished" ? null : campaign,
    outcome,
    isBusy,
    failure,
    onConfirm: (wishMonth) =>
      act(() => confirmCampaign(mypage(), { queryId, wishMonth, begun: campaign }), "オファーの送信を予約しました。"),
    onCancel: () => act(() => callOff(mypage(), campaign), "オファーの送信を取り消しました。どのオーナーにも届いていません。"),
  };
}

type ToConfirm = { readonly queryId: string; readonly wishMonth: string | null; readonly begun: OfferCampaign | null };

/** A draft that could not be confirmed before is dropped first: it may have other answers by now. */
export async function confirmCampaign(mypage: MyPage, { queryId, wishMonth, begun }: ToConfirm): Promise<OfferCampaign> {
  if (begun?.state === "draft") await stepTo(mypage, begun, "drop");
  const made = taken(await mypage.post("/offer-campaigns", { body: { queryId, wishMonth } }));
  return stepTo(mypage, made, "confirm").catch(async (refusal: unknown) => {
    await stepTo(mypage, made, "drop");
    throw refusal;
  });
}

/** Takes it back whole: nothing is left of it that would count. */
export async function callOff(mypage: MyPage, campaign: OfferCampaign | null): Promise<OfferCampaign> {
  if (campaign === null) throw new Error("there is nothing to call off");
  return stepTo(mypage, await stepTo(mypage, campaign, "cancel"), "drop");
}

async function stepTo(mypage: MyPage, { id, version }: OfferCampaign, step: "confirm" | "cancel" | "drop"): Promise<OfferCampaign> {
  const noticeTextVersion = step === "confirm" ? currentText("offer-mail").version : null;
  return taken(await mypage.post("/offer-campaigns/{id}/steps", { path: { id }, body: { step, version, noticeTextVersion } }));
}

type Answered = { readonly ok: true; readonly value: OfferCampaign } | { readonly ok: false; readonly problem: Problem };

function taken(answer: Answered): OfferCampaign {
  if (!answer.ok) throw answer.problem;
  return answer.value;
}

const STARTED = "送信はもう始まっています。届いたオファーは、オファーの画面から1件ずつ取り下げられます。";

export function wordsOf(error: unknown): string {
  if (!isProblem(error)) throw error;
  if (error.type === "/problems/limit-reached")
    return "送信の予約は、1日3件・同時に5件までです。終わるのを待ってから、もう一度お試しください。";
  if (error.status === 409) return STARTED;
  if (error.errors?.some(({ reason }) => reason === "contact"))
    return "メッセージに、オファーでは書けない言葉が含まれています。条件のメッセージを直してから、もう一度お試しください。";
  return problemText(error, navigator.onLine);
}
