import type {
  CompanyFeedRun,
  CompanyHere,
  CompanyHomeResponse,
  CompanyInquiriesResponse,
  CompanyInquiryHead,
  CompanyInquiryResponse,
  CompanyListingResponse,
  CompanyOfferHead,
  CompanyOfferResponse,
  CompanyOverviewResponse,
} from "#api/client/client.ts";

const at = "2026-11-12T00:00:00Z";
const begin = "2026-11-01T00:00:00Z";

/** Everything an owner may do. */
export const OF_OWNER: CompanyHere["permissions"] = [
  ...(["read-listings", "change-listings", "upload", "answer-inquiries", "close-offers"] as const),
  ...(["change-company", "manage-staff", "manage-keys", "read-billing"] as const),
  ...(["read-customers", "tend-customers", "decide-approvals", "answer-leads", "change-customers", "change-recommender"] as const),
];

const sampleCompany: CompanyHere["company"] = {
  ...{ id: "one", name: "見本不動産(架空)", licence: "東京都知事(1)第1号", address: "東京都江東区", phone: "03-0000-0000" },
  ...{ email: "uketsuke@example.com", state: "live", decisionNote: null, isSample: true, newEmail: null },
  ...{ createdAt: begin, updatedAt: begin },
};

export const sampleMe: CompanyHere["me"] = {
  ...{ id: "s1", role: "owner", name: "見本 太郎", email: "owner@example.com", joinedAt: begin, isMe: true },
};

/** An owner of a company that is live, unless it is said otherwise. */
export function sampleHere(permissions: CompanyHere["permissions"] = OF_OWNER, changes: Partial<CompanyHere["company"]> = {}): CompanyHere {
  return { company: { ...sampleCompany, ...changes }, me: sampleMe, permissions };
}

export const sampleListed: CompanyListingResponse = {
  ...{ id: "h1", reference: "A-1", kind: "condo", title: "豊洲レジデンス 8階", address: "東京都江東区豊洲五丁目", price: 54_800_000 },
  ...{ areaM2: 70.2, landAreaM2: null, layout: "3LDK", state: "active", faults: ["built-missing"], isShown: false, isSold: false },
  ...{ publishedOn: "2026-11-01", updatedOn: "2026-11-10", nextUpdateOn: "2026-11-24", firstSeenAt: begin, openReports: 1 },
};

/** A home with a fault, reports, and pictures in every state. */
export const sampleHome: CompanyHomeResponse = {
  ...sampleListed,
  prices: [{ fromOn: "2026-11-01", price: 54_800_000 }],
  reports: { items: [{ id: 7, reason: "sold", note: null, reportedAt: at }], total: 41, page: 1, pageSize: 20 },
  events: ["apply", "sell", "suspend"],
  photos: [
    { url: null, hash: "a".repeat(64), state: "kept", fault: null },
    { url: "https://photos.example.jp/2.jpg", hash: null, state: "failed", fault: "bad-status" },
    { url: "https://photos.example.jp/3.jpg", hash: null, state: "waiting", fault: "too-slow" },
  ],
};

export const sampleOverview: CompanyOverviewResponse = {
  counts: { all: 1, shown: 0, faulty: 1, due: 0, applied: 0, ended: 0, reported: 1 },
  faults: [{ fault: "built-missing", count: 1 }],
};

export const NO_HOMES: CompanyOverviewResponse = {
  counts: { all: 0, shown: 0, faulty: 0, due: 0, applied: 0, ended: 0, reported: 0 },
  faults: [],
};

export const sampleRun: CompanyFeedRun = {
  ...{ id: 4, fileName: "bukken.csv", isFull: true, state: "applied", refusal: null },
  counts: {
    ...{ read: 12, added: 3, changed: 2, unchanged: 6, rejected: 1, suspended: 0, missing: 0 },
    ...{ buildingsAdded: 0, buildingsDoubtful: 0 },
  },
  rejectedFor: [{ reason: "not-a-number", count: 1 }],
  ...{ startedAt: at, finishedAt: "2026-11-12T00:00:01Z" },
};

const inquiryHead: CompanyInquiryHead = {
  ...{ number: "K7QM-3XWD-9RTA", homeTitle: "豊洲レジデンス 8階", topic: "visit", name: "山田花子", state: "forwarded" },
  ...{ receivedAt: at, answerDueOn: "2026-11-19", isWaiting: true, isOverdue: true },
};

export const sampleInquiry: CompanyInquiryResponse = {
  ...{ ...inquiryHead, listingId: "h1", homePrice: 54_800_000, contactWay: "mail", email: "hanako@example.jp", phone: null },
  ...{ message: "駐車場は空いていますか。", preferredDates: "平日の夕方", answer: null, answeredAt: null, closedAt: null },
  steps: [
    { to: "accepted", at },
    { to: "forwarded", at },
  ],
};

/** The second of three pages of those that wait, one of them late. */
export const sampleInquiries: CompanyInquiriesResponse = {
  ...{ items: [inquiryHead], total: 45, page: 2, pageSize: 20 },
  counts: { all: 2000, waiting: 45, answered: 1900, closed: 55 },
};

export const NO_INQUIRIES: CompanyInquiriesResponse = {
  ...{ items: [], total: 0, page: 1, pageSize: 20 },
  counts: { all: 0, waiting: 0, answered: 0, closed: 0 },
};

const offeredAt = "2026-11-18T00:00:00Z";
const contact = { name: "見本 花子", email: "hanako@example.com", phone: null };

export const sampleOfferHead: CompanyOfferHead = {
  ...{ id: "O-1", priceYen: 70_000_000, state: "handed_to_agent", handedOverAt: "2026-11-20T00:00:00Z" },
  home: { kind: "condo", buildingName: "豊洲レジデンス", place: "江東区豊洲", aboutM2: 70, layout: "3LDK", floorBand: "high" },
};

/** An offer in the company's hands, with its log and both contacts. */
export const sampleOffer: CompanyOfferResponse = {
  ...{ ...sampleOfferHead, estimateYen: 69_000_000 },
  contacts: { buyer: contact, owner: { ...contact, name: "見本 一郎", phone: "+819012345678" } },
  steps: [
    { kind: "deliver", actor: "buyer", priceYen: 68_000_000, at: offeredAt },
    { kind: "accept", actor: "owner", priceYen: 70_000_000, at: offeredAt },
    { kind: "hand-over", actor: "operator", priceYen: 70_000_000, at: offeredAt },
  ],
  messages: [{ no: 1, side: "buyer", text: "家族三人です。", at: offeredAt }],
};
