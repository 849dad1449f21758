import type { HomeForOffer } from "#domain/assets/offering/types.ts";
import type { Member } from "#domain/members/core/types.ts";
import { changeMember, type IdentityWire } from "#domain/members/index.server.ts";
import { type CampaignStep, stepCampaign } from "#domain/offers/core/campaign-states.ts";
import { MOST_A_DAY, MOST_CAMPAIGNS, MOST_LIVE_OFFERS, type ReachCount, reachCount } from "#domain/offers/core/limits.ts";
import type { Campaign } from "#domain/offers/core/offer.ts";
import type { CampaignState } from "#domain/offers/core/types.ts";
import type { Wish } from "#domain/queries/core/types.ts";
import { missingStep, queriesOf, words } from "#domain/queries/index.server.ts";
import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import { bannedWords } from "#kernel/message-filter/message-words.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Yen } from "#kernel/yen.ts";
import { addCampaign, auditCampaign, campaignsOf, countCampaigns, countsOf, lockCampaign, moveCampaign } from "./campaign-store.server.ts";
import { homesAround, priceHomes, type TargetDeps } from "./find-targets.server.ts";
import { provedAddress, turnOnNotices } from "./notices-on.server.ts";
import { LEAST_PRICED, ownersOf, type PriceEnds, priceEnds, toldCells, wholeCells } from "./told-owners.ts";

export type CampaignDeps = TargetDeps & Pick<IdentityWire, "getUser"> & { readonly randomBytes: RandomBytes };

export type CampaignWithCounts = Campaign & { readonly made: number; readonly live: number };

/** What a member has sent, or means to. */
export async function memberCampaigns({ db }: Pick<CampaignDeps, "db">, { sub }: Member): Promise<CampaignWithCounts[]> {
  const campaigns = await campaignsOf(db, sub);
  const counts = await countsOf(
    db,
    campaigns.map(({ id }) => id),
  );
  return campaigns.map((campaign) => ({ ...campaign, ...(counts.get(campaign.id) ?? { made: 0, live: 0 }) }));
}

/** What a saved condition would be sent as. */
type Terms = Pick<Campaign, "words" | "message" | "financing" | "offerRatio" | "capYen"> & { readonly wish: Wish };
/** `not-an-offer`: the condition asks for no offers, or an answer that they need is missing. */
export type TermsRefusal = "unknown" | "not-an-offer";

export type Preview = Omit<Terms, "wish"> & {
  /** Owners who take offers where the wish looks, by buildings and 町 with five and more, before its other conditions: `toldCells`. */
  readonly owners: ReachCount;
  /** About the lowest and the highest price, of ten owners and more. */
  readonly prices: PriceEnds | null;
  /** Some of these prices may lie so low that they reach no owner who set nothing else. By what is told besides, never by a single home. */
  readonly isVeryLow: boolean;
  readonly mostLive: number;
};

const MOST_PREVIEWED = 200;

/** What would be sent to whom if a condition were confirmed today. */
export async function previewCampaign(deps: CampaignDeps, member: Member, queryId: string): Promise<Result<Preview, TermsRefusal>> {
  const terms = await termsOf(deps, member, queryId);
  if (!terms.ok) return terms;
  const { wish, ...told } = terms.value;
  const { offerRatio, capYen } = told;
  const cells = toldCells(await homesAround(deps, { wish, exceptSub: member.sub }), wish);
  const points = await pointsOf(deps, cells, wish);
  const uncapped = priceEnds(points, { ratio: offerRatio, capYen: null });
  const isCutByCap = uncapped !== null && capYen !== null && capYen < (uncapped.to / offerRatio) * RATIO_OFTEN_LOW;
  return ok({
    ...told,
    owners: reachCount(ownersOf(cells.flat())),
    prices: priceEnds(points, { ratio: offerRatio, capYen }),
    isVeryLow: offerRatio < RATIO_OFTEN_LOW || isCutByCap,
    mostLive: MOST_LIVE_OFFERS,
  });
}

/** The estimates that ends may be told of: again of whole cells, as some of a cell may have none. */
async function pointsOf(deps: TargetDeps, cells: readonly (readonly HomeForOffer[])[], wish: Wish): Promise<Yen[]> {
  if (ownersOf(cells.flat()) < LEAST_PRICED) return [];
  const priced = await priceHomes(deps, wholeCells(cells, MOST_PREVIEWED));
  const points = new Map(priced.map(({ home, estimate }) => [home.id, estimate.pointYen]));
  const homes = toldCells(
    priced.map(({ home }) => home),
    wish,
  ).flat();
  return ownersOf(homes) < LEAST_PRICED ? [] : homes.flatMap(({ id }) => points.get(id) ?? []);
}

/** The lower end of the band lies about a tenth under the point: 80 % of it. */
const RATIO_OFTEN_LOW = 0.8;

async function termsOf({ db }: Pick<CampaignDeps, "db">, { sub }: Member, queryId: string): Promise<Result<Terms, TermsRefusal>> {
  const query = (await queriesOf(db, sub)).find(({ id }) => id === queryId);
  if (!query || query.state === "archived") return refused("unknown");
  const { wish } = query;
  const { message, offerRatio, offerBudget, offerCap, financing } = wish;
  if (!wish.channels.includes("offer") || missingStep(query.answers) || message === null || offerRatio === null)
    return refused("not-an-offer");
  const caps = [offerBudget, offerCap].filter((cap) => cap !== null);
  return ok({ wish, words: words(wish), message, offerRatio, financing, capYen: caps.length === 0 ? null : Math.min(...caps) });
}

export type ToBegin = { readonly queryId: string; readonly wishMonth: string | null };
export type BeginRefusal = TermsRefusal | "gone" | "too-many" | "message-refused";

/** Makes a draft of a campaign from a saved condition as it is now. What the condition becomes later does not change it. */
export async function beginCampaign(
  deps: CampaignDeps,
  member: Member,
  { queryId, wishMonth }: ToBegin,
): Promise<Result<Campaign, BeginRefusal>> {
  const terms = await termsOf(deps, member, queryId);
  if (!terms.ok) return terms;
  if (bannedWords(terms.value.message).length > 0) return refused("message-refused");
  return changeMember<Campaign, BeginRefusal>(deps.db, member, async (tx) => {
    const at = deps.clock.now();
    if ((await countCampaigns(tx, member.sub, at)).open >= MOST_CAMPAIGNS) return refused("too-many");
    const id = opaqueId(deps.randomBytes);
    const { wish, ...told } = terms.value;
    const campaign: Campaign = {
      ...{
        ...told,
        id,
        sub: member.sub,
        queryId,
        wishMonth,
        state: "draft",
        version: 1,
        madeAt: at,
        updatedAt: at,
        startsAt: null,
        fillUntil: null,
      },
    };
    await addCampaign(tx, { ...campaign, wish });
    await auditCampaign(tx, { id, from: null, to: "draft", actor: "member", reason: "made", at });
    return ok(campaign);
  });
}

export type ToStep = {
  readonly id: string;
  readonly step: CampaignStep;
  readonly version: number;
  /** Of the words about notices beside the button that confirms. */
  readonly noticeTextVersion: string | null;
  readonly sourceHash: string | null;
};
export type StepRefusal =
  | "gone"
  | "unknown"
  | "too-many"
  | { readonly why: "illegal" | "stale"; readonly state: CampaignState; readonly version: number };

/** Confirms a campaign, calls it off within the 24 hours, or drops its draft. The first one turns notices of offers on. */
export async function stepMemberCampaign(
  deps: CampaignDeps,
  member: Member,
  { id, step, version, ...said }: ToStep,
): Promise<Result<Campaign, StepRefusal>> {
  const mailTo = step === "confirm" && said.noticeTextVersion !== null ? await provedAddress(deps, member) : null;
  return changeMember<Campaign, StepRefusal>(deps.db, member, async (tx) => {
    const campaign = await lockCampaign(tx, member.sub, id);
    if (!campaign) return refused("unknown");
    const position = { state: campaign.state, version: campaign.version };
    if (campaign.version !== version) return refused({ why: "stale", ...position });
    const at = deps.clock.now();
    const stepped = stepCampaign(campaign, step, at);
    if (!stepped.ok) return refused({ why: "illegal", ...position });
    if (step === "confirm") {
      // One that was confirmed a day ago is to begin now.
      if ((await countCampaigns(tx, member.sub, at)).confirmed >= MOST_A_DAY.campaigns) return refused("too-many");
      await turnOnNotices(deps, tx, member, { textVersion: said.noticeTextVersion, sourceHash: said.sourceHash, mailTo });
    }
    await moveCampaign(tx, { id, ...stepped.value, at });
    await auditCampaign(tx, { id, from: campaign.state, to: stepped.value.state, actor: "member", reason: step, at });
    return ok({ ...campaign, ...stepped.value, version: campaign.version + 1, updatedAt: at });
  });
}
