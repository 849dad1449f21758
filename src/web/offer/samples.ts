import type { OfferCampaign, OfferCard, OfferOwnContact, OfferPreview, OfferThread } from "#api/client/client.ts";
import type { OfferListData } from "./list/find-offers.ts";

/** `2026-11-22T05:20:00Z`: three days and four hours are left of {@link sampleThread}. */
export const SAMPLE_NOW = Date.parse("2026-11-22T05:20:00Z");

export function sampleCard(changes: Partial<OfferCard> = {}): OfferCard {
  return {
    ...{
      id: "offer-1",
      side: "owner",
      state: "countered_by_buyer",
      isYourTurn: true,
      alias: "オーナーさん K7Q",
      otherAlias: "買い手さん M73",
    },
    home: { kind: "condo", buildingName: "東雲サンプルコート", place: "江東区東雲", aboutM2: 70, layout: "3LDK", floorBand: "middle" },
    ...{ homeId: "home-1", priceYen: 80_500_000, round: 3, mostRounds: 5, version: 5, expiresAt: "2026-11-25T09:20:00.000Z" },
    ...{
      financing: "pre-approved",
      wishMonth: "2027-03",
      unread: 0,
      createdAt: "2026-11-14T01:32:00.000Z",
      movedAt: "2026-11-18T09:20:00.000Z",
    },
    ...changes,
  };
}

const HINT = { pointYen: 82_400_000, lowYen: 73_500_000, highYen: 93_100_000, grade: "B", isSample: true } as const;

type Step = OfferThread["steps"][number];

function step(kind: Step["kind"], by: Step["by"], changes: Partial<Step>): Step {
  return { kind, by, state: "offered", priceYen: 78_000_000, round: 1, why: null, at: "2026-11-14T01:32:00.000Z", ...changes };
}

/** Three prices, as the owner sees them, who has the word. */
export function sampleThread(changes: Partial<OfferThread> = {}): OfferThread {
  return {
    ...sampleCard(),
    hint: { ...HINT, standing: "inside", gap: -0.023, isVeryLow: false },
    steps: [
      step("offer", "other", {}),
      step("counter", "you", { state: "countered_by_owner", priceYen: 87_000_000, round: 2, at: "2026-11-16T12:04:00.000Z" }),
      step("counter", "other", { state: "countered_by_buyer", priceYen: 80_500_000, round: 3, at: "2026-11-18T09:20:00.000Z" }),
    ],
    messages: [
      {
        no: 1,
        by: "other",
        state: "sent",
        text: "同じ建物で広い部屋を探しています。急いではいません。",
        priceYen: 78_000_000,
        at: "2026-11-14T01:32:00.000Z",
      },
      { no: 2, by: "you", state: "sent", text: "2024年に水回りを直しています。", priceYen: 87_000_000, at: "2026-11-16T12:04:00.000Z" },
      { no: 3, by: "other", state: "sent", text: "ここまで上げられます。", priceYen: 80_500_000, at: "2026-11-18T09:20:00.000Z" },
      { no: 4, by: "other", state: "sent", text: "引き渡しの時期は合わせられます。", priceYen: null, at: "2026-11-18T09:30:00.000Z" },
    ],
    may: ["counter", "accept", "decline", "message"],
    consents: { you: false, other: false },
    ...{ contact: null, agent: null, waitingBuyers: { kind: "some", n: 8 } },
    ...changes,
  };
}

/** The same as its buyer sees it. */
export function buyersThread(changes: Partial<OfferThread> = {}): OfferThread {
  const { steps, messages } = sampleThread();
  const turned = <T extends { readonly by: "you" | "other" | "site" }>(one: T): T =>
    one.by === "site" ? one : { ...one, by: one.by === "you" ? "other" : "you" };
  return sampleThread({
    ...{
      side: "buyer",
      alias: "買い手さん M73",
      otherAlias: "オーナーさん K7Q",
      homeId: null,
      isYourTurn: false,
      may: ["withdraw", "message"],
    },
    ...{ steps: steps.map(turned), messages: messages.map(turned) },
    ...changes,
  });
}

/** A price was agreed to. */
export function agreedThread(changes: Partial<OfferThread> = {}): OfferThread {
  return sampleThread({
    ...{ state: "disclosure_pending", may: ["consent", "refuse-consent", "message"], expiresAt: "2026-11-25T03:20:00.000Z" },
    steps: [
      ...sampleThread().steps,
      step("accept", "you", { state: "accepted", priceYen: 80_500_000, round: 3, at: "2026-11-22T03:20:00.000Z" }),
    ],
    ...changes,
  });
}

/** Over, by the last step. */
export function endedThread(
  state: OfferThread["state"],
  last: Partial<Step> & Pick<Step, "kind" | "by">,
  changes: Partial<OfferThread> = {},
): OfferThread {
  const end = step(last.kind, last.by, { state, priceYen: 80_500_000, round: 3, at: "2026-11-22T03:20:00.000Z", ...last });
  return sampleThread({ state, isYourTurn: false, may: [], expiresAt: null, steps: [...sampleThread().steps, end], ...changes });
}

export const CONTACT = { name: "見本 太郎", email: "mihon@example.com", phone: null } as const;
export const AGENT = { name: "見本不動産株式会社", licence: "東京都知事(1)第98765号", phone: "03-0000-0000" } as const;

export const OWN_CONTACT: OfferOwnContact = {
  contact: { name: "見本 花子", email: "hanako@example.com", phone: "+819000000000" },
  missing: null,
  textVersion: "2026-11-25",
};

export function sampleCampaign(changes: Partial<OfferCampaign> = {}): OfferCampaign {
  return {
    ...{
      id: "campaign-1",
      queryId: "query-1",
      state: "scheduled",
      version: 2,
      words: "江東区 / 中古マンション / オファー予算9,000万円（推定の95％）",
    },
    ...{
      message: "家族三人で長く住める家を探しています。",
      financing: "pre-approved",
      offerRatio: 0.95,
      capYen: 90_000_000,
      wishMonth: "2027-03",
    },
    ...{ madeAt: "2026-11-22T05:00:00.000Z", updatedAt: "2026-11-22T05:00:00.000Z", startsAt: "2026-11-23T05:00:00.000Z", fillUntil: null },
    ...{ made: 0, live: 0 },
    ...changes,
  };
}

export function samplePreview(changes: Partial<OfferPreview> = {}): OfferPreview {
  return {
    ...{ words: "江東区 / 中古マンション / オファー予算9,000万円（推定の95％）", message: "家族三人で長く住める家を探しています。" },
    ...{ financing: "pre-approved", offerRatio: 0.95, capYen: 90_000_000, mostLive: 10, isVeryLow: false },
    owners: { kind: "some", from: 10, to: 19 },
    prices: { from: 50_000_000, to: 90_000_000 },
    ...changes,
  };
}

export function sampleList(changes: Partial<OfferListData> = {}): OfferListData {
  const items = [
    sampleCard(),
    sampleCard({ id: "offer-2", state: "offered", isYourTurn: true, round: 1, unread: 2, otherAlias: "買い手さん 4XW", financing: "cash" }),
    sampleCard({ id: "offer-3", state: "held", isYourTurn: false, expiresAt: null, otherAlias: "買い手さん 9RT" }),
    sampleCard({ id: "offer-4", state: "expired", isYourTurn: false, expiresAt: null, otherAlias: "買い手さん 2BD" }),
  ];
  return {
    ...{ kind: "list", side: "owner", at: "2026-11-22T05:20:00.000Z", campaigns: null },
    offers: { items, total: items.length, page: 1, perPage: 20 },
    summary: { buyer: { live: 1, yourTurn: 0, unread: 0 }, owner: { live: 3, yourTurn: 2, unread: 2 } },
    blocks: [{ id: "block-1", alias: "買い手さん 7ZQ", blockedAt: "2026-11-10T03:00:00.000Z" }],
    ...changes,
  };
}

export function buyersList(changes: Partial<OfferListData> = {}): OfferListData {
  const items = [sampleCard({ side: "buyer", isYourTurn: false, homeId: null, otherAlias: "オーナーさん K7Q" })];
  return sampleList({
    ...{ side: "buyer", blocks: [], offers: { items, total: 1, page: 1, perPage: 20 } },
    campaigns: {
      items: [
        sampleCampaign(),
        sampleCampaign({ id: "campaign-2", state: "running", made: 4, live: 3, fillUntil: "2026-12-20T05:00:00.000Z" }),
      ],
      mostLive: 10,
    },
    ...changes,
  });
}
