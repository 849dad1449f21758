import type { OfferPage, OfferThread } from "#api/client/client.ts";
import { presentOffers, presentThread } from "#api/mypage/offers/present.ts";
import type { Member } from "#domain/members/core/types.ts";
import { memberOffers, memberThread } from "#domain/offers/index.server.ts";
import { OffersScreen } from "#web/offer/list/offers.screen.tsx";
import { NOBODY } from "#web/session/core/types.ts";
import { renderInRouter } from "./render-in-router.tsx";

const PATHS = [
  "/offer",
  "/",
  "/mypage",
  "/mypage/add",
  "/offer/about",
  "/queries/input",
  "/settings/account",
  "/settings/account/edit/user",
];

/** The pages of one offer and of the list it stands in, as the server draws them for one of its sides; empty: it is not theirs. */
export async function drawnOffers(deps: Parameters<typeof memberThread>[0], member: Member, id: string): Promise<string> {
  const thread = await memberThread(deps, member, id);
  if (!thread) return "";
  const at = deps.clock.now().toISOString();
  const { side } = thread;
  const offers = asSent<OfferPage>(presentOffers(await memberOffers(deps, member, { side, page: 1 })));
  const one = { kind: "thread", thread: asSent<OfferThread>(presentThread(thread)), ownContact: null, at } as const;
  const all = { kind: "list", side, offers, summary: null, campaigns: null, blocks: [], at } as const;
  const session = { ...NOBODY, isLoggedIn: true };
  const pages = await Promise.all([
    renderInRouter(<OffersScreen data={one} search={{ id }} />, PATHS, session),
    renderInRouter(<OffersScreen data={all} search={{}} />, PATHS, session),
  ]);
  return pages.join("\n");
}

/** As the site's client reads it. */
function asSent<T>(answer: object): T {
  return JSON.parse(JSON.stringify(answer));
}
