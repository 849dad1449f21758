import type {
  CompanyApproval,
  CompanyHere,
  CompanyLead,
  CompanyLeadDetail,
  CompanyRecommenderOverview,
  CompanyRecommenderSettings,
  OfficeCustomer,
  OfficeCustomerInFull,
  OfficeCustomersResponse,
  OfficeImport,
} from "#api/client/client.ts";

const at = "2026-11-20T03:00:00Z";

export const OF_OFFICE_AGENT: CompanyHere["permissions"] = [
  ...(["read-listings", "read-customers", "tend-customers", "decide-approvals", "answer-leads"] as const),
];

export const sampleOffice: NonNullable<CompanyRecommenderOverview["office"]> = {
  ...{ key: "mihon-home", name: "見本ホーム", state: "live", approval: "manual", hotDays: 7, isSample: false },
  setUp: { hosts: 0, mailDomain: "mihon.example", isMailReady: false, spf: "ok", dkim: "missing", dmarc: "unchecked" },
};

export const sampleOfficeCounts = { all: 5, waiting: 1, active: 4, stopped: 0, red: 1, orange: 0, yellow: 2, none: 1 };

export const NO_OFFICE_YET: CompanyRecommenderOverview = { office: null, customers: null, waitingApprovals: 0, openLeads: 0 };

const sampleCustomer: OfficeCustomer = {
  ...{ id: "c1", name: "山田 花子", email: "hanako@example.jp", state: "active", heat: "red", origin: "office", createdAt: at },
  ...{ words: ["江東区 / 中古マンション", "墨田区"], sentAt: at, reaction: { kind: "nope", reason: "walk", at } },
};

/** One who has told nothing but an address. */
const namelessCustomer: OfficeCustomer = {
  ...{ ...sampleCustomer, id: "c2", name: null, state: "waiting", heat: "none", words: [], sentAt: null, reaction: null },
};

const counts = { all: 45, waiting: 1, active: 44, stopped: 0 };

export function sampleCustomers(
  items: readonly OfficeCustomer[] = [sampleCustomer, namelessCustomer],
  more: Partial<OfficeCustomersResponse> = {},
): OfficeCustomersResponse {
  return { items: [...items], total: items.length, page: 1, pageSize: 20, counts, ...more };
}

export const NO_CUSTOMERS = sampleCustomers([], { counts: { all: 0, waiting: 0, active: 0, stopped: 0 } });

export const customerInFull: OfficeCustomerInFull = {
  ...sampleCustomer,
  ...{ proof: { on: "2026-11-03", way: "card" }, consentedAt: at, note: "平日の夜に電話" },
  queries: [{ id: "q1", state: "active", words: "江東区 / 中古マンション", updatedAt: at }],
  changes: [{ queryId: "q1", before: "江東区 / 6,000万円以下", after: "江東区 / 5,000万円以下", at: "2026-11-21T03:00:00Z" }],
  deliveries: [
    {
      ...{ id: "b1", topic: "price-change", state: "reacted", scheduledAt: at, sentAt: at },
      items: [
        {
          ...{ position: 1, listingId: "l1", title: "豊洲レジデンス", priceYen: 50_000_000, reasons: ["駅から5分です"] },
          ...{ looks: 2, dwellSeconds: 95, reaction: { kind: "visit", reason: null, at } },
        },
        {
          ...{ position: 2, listingId: "l2", title: null, priceYen: 40_000_000, reasons: [], looks: 0, dwellSeconds: 0 },
          reaction: null,
        },
      ],
    },
  ],
  clicks: [{ id: "k1", host: "www.mihon.example", title: "豊洲レジデンス", at }],
};

export const sampleImport: OfficeImport = {
  ...{ id: "i1", fileName: "kokyaku.csv", state: "applied", added: 12, refused: 1, madeAt: at, mayUndo: true },
  faults: [{ line: 3, reason: "email" }],
};

export const sampleApproval: CompanyApproval = {
  ...{
    id: "a1",
    customerId: "c1",
    name: "山田 花子",
    email: "hanako@example.jp",
    channel: "mail",
    madeAt: at,
    endsAt: "2026-11-21T03:00:00Z",
  },
  homes: [
    { position: 1, title: "豊洲レジデンス", price: 50_000_000, reasons: ["駅から5分です"], edges: [], since: "same" },
    { position: 2, title: "東雲サンプルコート", price: 52_000_000, reasons: [], edges: ["予算を少し超えます"], since: "dearer" },
    { position: 3, title: null, price: 40_000_000, reasons: [], edges: [], since: "gone" },
  ],
  removed: [],
};

export const sampleLead: CompanyLead = {
  ...{ customerId: "c1", name: "山田 花子", email: "hanako@example.jp", heat: "red", kind: "visit", looks: 3, dwellSeconds: 95, likes: 1 },
  ...{ questions: 1, visits: 1, lastAt: at, lastHome: "豊洲レジデンス", isOpen: true, assignedTo: null },
};

export const sampleLeadDetail: CompanyLeadDetail = {
  ...{ lead: sampleLead, state: "active", conditions: ["江東区 / 中古マンション"], consentedAt: at, me: "s1" },
  moments: [
    { kind: "ask", at, title: "豊洲レジデンス", price: 50_000_000, dwellSeconds: null, homes: null, text: "駐車場はありますか。" },
    { kind: "dwell", at, title: "豊洲レジデンス", price: 50_000_000, dwellSeconds: 95, homes: null, text: null },
    { kind: "sent", at, title: null, price: null, dwellSeconds: null, homes: 2, text: null },
  ],
  inquiries: [{ number: "K7QM-3XWD-9RTA", homeTitle: "豊洲レジデンス", receivedAt: at, isWaiting: true }],
  letters: [
    {
      ...{ number: "K7QM-3XWD-9RTB", topic: "visit", subject: "豊洲レジデンス", price: 50_000_000, message: "見学したいです。" },
      ...{ preferredDates: "平日の夕方", name: "山田 花子", phone: null, receivedAt: at, answerDueOn: "2026-11-25" },
    },
  ],
};

export const sampleOfficeSettings: CompanyRecommenderSettings = {
  ...{ brandColour: "#7a3e1d", allowedHosts: ["www.mihon.example"], mailDomain: "mihon.example", approval: "manual", hotDays: 7 },
  ...{
    hasMorningMail: true,
    askedHosts: ["shop.mihon.example"],
    greeting: "いつもありがとうございます。",
    version: 1,
    hasOwnMorningMail: true,
  },
  register: {
    ...{ key: "mihon-home", name: "見本ホーム", licence: "東京都知事(1)第99999号", address: "東京都江東区豊洲" },
    ...{ email: "uketsuke@example.com", state: "live" },
  },
  mail: {
    ...{ spf: "ok", dkim: "missing", dmarc: "unchecked", selector: "s1", checkedAt: at, isReady: false },
    wanted: { selector: "s1", dkim: "v=DKIM1; k=rsa; p=MIIB", spf: "v=spf1 include:mail.example -all" },
  },
};
