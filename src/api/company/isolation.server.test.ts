import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { StaffRole } from "#domain/companies/types.ts";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import { A_PROFILE } from "#test/support/companies.ts";
import { askAs, operationsUnder, type Sent, sessionAfter, tokensOfNobody } from "#test/support/isolation.ts";
import { MAILING_TEXTS } from "#test/support/mailings.ts";
import { aLoad, aTownRow, insertRows } from "#test/support/market.ts";
import { type MemberApi, memberApi } from "#test/support/member-api.ts";
import { memoryStorage } from "#test/support/memory-storage.ts";
import { staffCaller } from "#test/support/staff-caller.ts";
import { townEngine } from "#test/support/town-engine.ts";
import { anApartment, aSale, insertMarket, tenOf } from "#test/support/typed-market.ts";
import {
  COMPANY_MADE_AT,
  forgetCompanies,
  keyOf,
  PHOTOS,
  rowsOfCompany,
  stoppedAddress,
  type WholeCompany,
  wholeCompany,
} from "#test/support/whole-company.ts";

const COMPANY = "/api/company";
const OURS = { id: "finch", name: "金糸雀" };
const THEIRS = { id: "heron", name: "青鷺" };
/** What the people of ours wrote or are called, wherever it leaks. A path that a refusal repeats holds none of it. */
const CANARY = /金糸雀|@finch/;
/** `invited` and `stranger` work for no company; `oneFactor` is an owner of ours, `other` is one of theirs. */
const PEOPLE = ["owner", "agent", "billing", "oneFactor", "other", "invited", "stranger"] as const;
type Caller = { readonly sub: string; readonly token: string; readonly email: string };
const people: Record<(typeof PEOPLE)[number], Caller> = Object.create(null);
let site: MemberApi;
let ended: string;
let picture: Uint8Array<ArrayBuffer>;
let template: string;
let app: MemberApi["api"]["app"];
let ours: WholeCompany;
let theirs: WholeCompany;

beforeAll(async () => {
  site = await memberApi();
  // Each call counts for itself: nobody has called too often.
  const sales = [70_000_000, 68_000_000, 73_000_000].map((price) => aSale({ price }));
  await insertMarket(site.db, { sales: sales.flatMap(tenOf) });
  await insertRows(site.db, "town", await aLoad(site.db, "towns"), [aTownRow("豊洲五丁目", { ...anApartment().place })]);
  const storage = memoryStorage();
  await storage.write(`letters/run-${OURS.id}/1.pdf`, new TextEncoder().encode("%PDF"));
  const engines = { current: async () => townEngine(sales) };
  app = site.appAround({ callerKey: () => randomUUID(), storage, engines });
  const first = await staffCaller(site, { hasSecondFactor: false });
  const sessions = await sessionAfter(site, first);
  ended = sessions.ended;
  await changeAccount(site.db, first.user.sub, { preferredMfa: "SMS_MFA", smsMfa: true }, site.clock.now());
  for (const who of PEOPLE) {
    const { user, token } = who === "owner" ? { ...first, ...sessions } : await staffCaller(site, { hasSecondFactor: who !== "oneFactor" });
    people[who] = { sub: user.sub, token, email: user.email };
  }
  const drawn = sharp({ create: { width: 4, height: 4, channels: 3, background: "grey" } });
  picture = new Uint8Array(await drawn.png().toBuffer());
  template = await (await site.api.app.request("/api/feeds/template.csv")).text();
});

beforeEach(async () => {
  await forgetCompanies(site.db);
  const colleague = { role: "agent", sub: "colleague" } as const;
  const of = (role: StaffRole, who: (typeof PEOPLE)[number]) => ({ role, sub: people[who].sub });
  const staff = {
    owner: of("owner", "owner"),
    agent: of("agent", "agent"),
    billing: of("billing", "billing"),
    one: of("owner", "oneFactor"),
  };
  const deps = { ...site.api.deps, db: site.db };
  ours = await wholeCompany(deps, { ...OURS, staff: { ...staff, colleague }, invited: people.invited.email });
  theirs = await wholeCompany(deps, { ...THEIRS, staff: { owner: of("owner", "other") }, invited: "heron@example.com" });
});

type Call = {
  /** What is sent for something of a company. */
  readonly send: (of: WholeCompany) => Sent;
  /** Who does it, with the second factor; the owner where it is left out. */
  readonly by?: "invited";
  /** Who of the company may do it besides the owner. */
  readonly alsoFor?: readonly ("agent" | "billing")[];
  /** Where the call names nothing by which another's could be asked for, others only ever reach their own. */
  readonly reachesOwn?: true;
  /** It looks, however it is sent. */
  readonly isLook?: true;
};

const PROFILE = { address: "東京都江東区豊洲2-2-2", phone: A_PROFILE.phone, updatedAt: COMPANY_MADE_AT };
const BELONG = ["agent", "billing"] as const;
const AGENT = ["agent"] as const;
const BILLING = ["billing"] as const;
/** Looks that show nothing people wrote. */
const NAMELESS = [
  "get /direct-mail/mailings/{id}/preview",
  "get /overview",
  "get /api/webhooks/{id}/deliveries",
  "get /api/batches",
  "get /api/batches/{id}",
];
const HOOK = { url: "https://hooks.example.com/", events: ["batch.failed"] };
const LIST = "住所\r\n東京都江東区豊洲5-999-7\r\n";
const mailingOf = ({ id }: WholeCompany) => `/direct-mail/mailings/mailing-${id}`;
const draftOf = ({ id }: WholeCompany) => `/direct-mail/mailings/draft-${id}`;
const API_KEY = { label: "基幹", kind: "secret", mode: "live", scopes: ["assess:v3"], hosts: [], ips: [] };

function aForm(name: string, content: BlobPart, fields: object = {}): FormData {
  const form = new FormData();
  form.append("file", new File([content], name));
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  return form;
}

const photoOf = ({ home }: WholeCompany, hash: string) => `/listings/${home}/photos/${hash}`;

/** Every operation, by the name that the document gives it. */
const CALLS: Readonly<Record<string, Call>> = {
  "get /me": { send: () => ({ path: "/me" }), alsoFor: BELONG, reachesOwn: true },
  "delete /me": { send: () => ({ path: "/me" }), alsoFor: BELONG, reachesOwn: true },
  "post /application": {
    send: ({ id }) => ({ path: "/application", body: { ...A_PROFILE, name: `${id}不動産`, staffName: "見本 花子" } }),
    ...({ by: "invited", alsoFor: [], reachesOwn: true } as const),
  },
  "put /profile": { send: ({ id }) => ({ path: "/profile", body: { ...PROFILE, email: `mail@${id}.example` } }), reachesOwn: true },
  "post /inquiry-address": { send: ({ address }) => ({ path: "/inquiry-address", body: { token: address } }), alsoFor: BELONG },
  "get /staff": { send: () => ({ path: "/staff" }), alsoFor: BELONG, reachesOwn: true },
  "put /staff/{id}": { send: ({ id }) => ({ path: `/staff/staff-${id}-colleague`, body: { role: "billing" } }) },
  "delete /staff/{id}": { send: ({ id }) => ({ path: `/staff/staff-${id}-colleague` }) },
  "post /invitations": { send: () => ({ path: "/invitations", body: { email: "new@example.com", role: "agent" } }), reachesOwn: true },
  "delete /invitations/{id}": { send: ({ id }) => ({ path: `/invitations/invitation-${id}` }) },
  "post /invitation": {
    send: ({ invitation }) => ({ path: "/invitation", body: { token: invitation } }),
    ...({ by: "invited", alsoFor: BELONG, reachesOwn: true, isLook: true } as const),
  },
  "post /invitation/acceptance": {
    send: ({ invitation }) => ({ path: "/invitation/acceptance", body: { token: invitation, staffName: "見本 花子" } }),
    by: "invited",
  },
  "get /keys": { send: () => ({ path: "/keys" }), reachesOwn: true },
  "post /keys": { send: () => ({ path: "/keys", body: { label: "基幹" } }), reachesOwn: true },
  "delete /keys/{id}": { send: ({ id }) => ({ path: `/keys/key-${keyOf(id)}` }) },
  "get /api": { send: () => ({ path: "/api" }), reachesOwn: true },
  "get /api/clients": { send: () => ({ path: "/api/clients" }), alsoFor: BILLING, reachesOwn: true },
  "post /api/clients/{clientId}/keys": { send: ({ id }) => ({ path: `/api/clients/client-${id}/keys`, body: API_KEY }) },
  "post /api/clients/{clientId}/keys/{keyId}/rotation": {
    send: ({ id }) => ({ path: `/api/clients/client-${id}/keys/api-key-${id}/rotation`, body: { overlapHours: 24 } }),
  },
  "delete /api/clients/{clientId}/keys/{keyId}": { send: ({ id }) => ({ path: `/api/clients/client-${id}/keys/api-key-${id}` }) },
  "get /api/clients/{clientId}/usage": { send: ({ id }) => ({ path: `/api/clients/client-${id}/usage` }), alsoFor: BILLING },
  "get /api/webhooks": { send: () => ({ path: "/api/webhooks" }), reachesOwn: true },
  "post /api/webhooks": { send: ({ id }) => ({ path: "/api/webhooks", body: { clientId: `client-${id}`, ...HOOK } }) },
  "delete /api/webhooks/{id}": { send: ({ id }) => ({ path: `/api/webhooks/hook-${id}` }) },
  "post /api/webhooks/{id}/rotation": { send: ({ id }) => ({ path: `/api/webhooks/hook-${id}/rotation`, body: {} }) },
  "post /api/webhooks/{id}/activation": { send: ({ id }) => ({ path: `/api/webhooks/hook-${id}/activation`, body: {} }) },
  "post /api/webhooks/{id}/ping": { send: ({ id }) => ({ path: `/api/webhooks/hook-${id}/ping`, body: {} }) },
  "get /api/webhooks/{id}/deliveries": { send: ({ id }) => ({ path: `/api/webhooks/hook-${id}/deliveries` }) },
  "post /api/webhooks/{id}/deliveries/{deliveryId}/resend": {
    send: ({ id }) => ({ path: `/api/webhooks/hook-${id}/deliveries/msg-${id}/resend`, body: {} }),
  },
  "get /api/batches": { send: () => ({ path: "/api/batches" }), reachesOwn: true },
  "get /api/batches/{id}": { send: ({ id }) => ({ path: `/api/batches/batch-${id}` }) },
  "get /api/batches/{id}/results": { send: ({ id }) => ({ path: `/api/batches/done-${id}/results` }) },
  "post /api/batches/{id}/cancellation": { send: ({ id }) => ({ path: `/api/batches/batch-${id}/cancellation`, body: {} }) },
  "get /direct-mail/mailings": { send: () => ({ path: "/direct-mail/mailings" }), alsoFor: AGENT, reachesOwn: true },
  "post /direct-mail/mailings": {
    send: () => ({ path: "/direct-mail/mailings", body: MAILING_TEXTS }),
    ...({ alsoFor: AGENT, reachesOwn: true } as const),
  },
  "get /direct-mail/mailings/{id}": { send: (of) => ({ path: mailingOf(of) }), alsoFor: AGENT },
  "put /direct-mail/mailings/{id}": { send: (of) => ({ path: draftOf(of), body: MAILING_TEXTS }), alsoFor: AGENT },
  "post /direct-mail/mailings/{id}/recipients": {
    send: (of) => ({ path: `${draftOf(of)}/recipients`, body: aForm("a.csv", LIST, { isDry: "no" }) }),
    alsoFor: AGENT,
  },
  "post /direct-mail/mailings/{id}/confirmation": {
    send: (of) => ({ path: `${draftOf(of)}/confirmation`, body: {} }),
    alsoFor: AGENT,
  },
  "post /direct-mail/mailings/{id}/closing": { send: (of) => ({ path: `${mailingOf(of)}/closing`, body: {} }), alsoFor: AGENT },
  "get /direct-mail/mailings/{id}/preview": { send: (of) => ({ path: `${mailingOf(of)}/preview` }), alsoFor: AGENT },
  "post /direct-mail/mailings/{id}/runs": { send: (of) => ({ path: `${mailingOf(of)}/runs`, body: {} }), alsoFor: AGENT },
  "post /direct-mail/mailings/{id}/runs/{run}/files/{file}": {
    send: (of) => ({ path: `${mailingOf(of)}/runs/run-${of.id}/files/1`, body: {} }),
    alsoFor: AGENT,
  },
  "post /direct-mail/mailings/{id}/runs/{run}/anew": {
    send: (of) => ({ path: `${mailingOf(of)}/runs/void-${of.id}/anew`, body: {} }),
    alsoFor: AGENT,
  },
  "post /direct-mail/mailings/{id}/returned": {
    send: (of) => ({ path: `${mailingOf(of)}/returned`, body: { code: of.printed } }),
    alsoFor: AGENT,
  },
  "post /direct-mail/stops": {
    send: () => ({ path: "/direct-mail/stops", body: { letterOrAddress: "東京都江東区豊洲5-999-7" } }),
    ...({ alsoFor: AGENT, reachesOwn: true } as const),
  },
  "post /direct-mail/stops/undo": {
    send: ({ id }) => ({ path: "/direct-mail/stops/undo", body: { letterOrAddress: stoppedAddress(id) } }),
    alsoFor: AGENT,
  },
  "get /overview": { send: () => ({ path: "/overview" }), alsoFor: AGENT, reachesOwn: true },
  "get /listings": { send: () => ({ path: "/listings" }), alsoFor: AGENT, reachesOwn: true },
  "get /listings/{id}": { send: ({ home }) => ({ path: `/listings/${home}` }), alsoFor: AGENT },
  "post /listings/{id}/events": { send: ({ home }) => ({ path: `/listings/${home}/events`, body: { event: "apply" } }), alsoFor: AGENT },
  "put /listings/{id}/price": { send: ({ home }) => ({ path: `/listings/${home}/price`, body: { price: 50_000_000 } }), alsoFor: AGENT },
  "put /listings/{id}/still-offered": { send: ({ home }) => ({ path: `/listings/${home}/still-offered`, body: {} }), alsoFor: AGENT },
  "post /listings/{id}/photos": {
    send: ({ home }) => ({ path: `/listings/${home}/photos`, body: aForm("a.png", picture) }),
    alsoFor: AGENT,
  },
  "delete /listings/{id}/photos/{hash}": { send: (of) => ({ path: photoOf(of, PHOTOS.first) }), alsoFor: AGENT },
  "post /listings/{id}/photos/{hash}/restoration": {
    send: (of) => ({ path: `${photoOf(of, PHOTOS.removed)}/restoration`, body: {} }),
    alsoFor: AGENT,
  },
  "put /listings/{id}/photos/{hash}/place": {
    send: (of) => ({ path: `${photoOf(of, PHOTOS.first)}/place`, body: { to: "later" } }),
    alsoFor: AGENT,
  },
  "delete /reports/{id}": { send: ({ report }) => ({ path: `/reports/${report}` }), alsoFor: AGENT },
  "get /inquiries": { send: () => ({ path: "/inquiries" }), alsoFor: AGENT, reachesOwn: true },
  "get /inquiries/{number}": { send: ({ letter }) => ({ path: `/inquiries/${letter}` }), alsoFor: AGENT },
  "post /inquiries/{number}/answer": {
    send: ({ letter }) => ({ path: `/inquiries/${letter}/answer`, body: { answer: "土曜にご案内できます" } }),
    alsoFor: AGENT,
  },
  "delete /inquiries/{number}": { send: ({ letter }) => ({ path: `/inquiries/${letter}` }), alsoFor: AGENT },
  "get /uploads": { send: () => ({ path: "/uploads" }), alsoFor: AGENT, reachesOwn: true },
  "post /uploads": {
    send: () => ({ path: "/uploads", body: aForm("a.csv", template, { isFull: "no", isDry: "yes" }) }),
    ...({ alsoFor: AGENT, reachesOwn: true } as const),
  },
  "get /uploads/{id}": { send: ({ run }) => ({ path: `/uploads/${run}` }), alsoFor: AGENT },
  "get /uploads/{id}/rejections": { send: ({ run }) => ({ path: `/uploads/${run}/rejections` }), alsoFor: AGENT },
  "post /uploads/{id}/confirmation": { send: ({ run }) => ({ path: `/uploads/${run}/confirmation`, body: {} }), alsoFor: AGENT },
};

/** 物件提案 and offers have files of their own. */
const operations = operationsUnder(COMPANY, (path) => !/^\/(recommender|offers)(\/|$)/.test(path));
const ask = (who: string | null, operation: string, sent: Sent) => askAs(app, who, operation, { ...sent, root: COMPANY });

/** Who may not do it, and how each is refused. */
function strangersTo({ alsoFor = [], reachesOwn, by }: Call) {
  const owns = reachesOwn ? [200, 403, 409] : [403, 404];
  const roles = by === undefined ? (["agent", "billing"] as const).filter((role) => !alsoFor.some((one) => one === role)) : [];
  return [
    ...tokensOfNobody(people.owner.token).map((token) => ({ who: "nobody", token, statuses: [401] })),
    { who: "ended", token: ended, statuses: [401] },
    { who: "oneFactor", token: people.oneFactor.token, statuses: [403] },
    ...roles.map((who) => ({ who, token: people[who].token, statuses: [403] })),
    ...(["other", "stranger"] as const).map((who) => ({ who, token: people[who].token, statuses: owns })),
  ];
}

it("every operation of the document is told of here", () => {
  expect(operations.toSorted()).toEqual(Object.keys(CALLS).toSorted());
});

describe.each(Object.entries(CALLS))("%s", (operation, call) => {
  it("is for who may in the company alone, tells others nothing of it, and does its work with the same body then", async () => {
    const before = await rowsOfCompany(site.db, OURS.id);
    for (const { who, token, statuses } of strangersTo(call)) {
      const isOwn = call.reachesOwn && (who === "other" || who === "stranger");
      const { status, text } = await ask(token, operation, call.send(isOwn ? theirs : ours));
      expect(statuses, `${who}: ${text}`).toContain(status);
      expect(text, who).not.toMatch(CANARY);
    }
    expect(await rowsOfCompany(site.db, OURS.id)).toBe(before);
    const { status, text } = await ask(people[call.by ?? "owner"].token, operation, call.send(ours));
    const isLook = call.isLook === true || operation.startsWith("get ");
    expect(status, text).toBe(200);
    // What others were looked through for is there, and what was compared is what the call changes.
    if (isLook) expect(CANARY.test(text)).toBe(!NAMELESS.includes(operation));
    expect((await rowsOfCompany(site.db, OURS.id)) === before).toBe(isLook);
  });
});

describe("a link of a mail", () => {
  const MADE_UP = "a".repeat(43);
  const sendToken = (operation: string, who: "owner" | "invited", token: string) => {
    const { path } = CALLS[operation]?.send(ours) ?? { path: "" };
    const body = { token, ...(path.endsWith("/acceptance") && { staffName: "見本 花子" }) };
    return ask(people[who].token, operation, { path, body });
  };

  it.each([
    ["post /inquiry-address", "owner", () => [MADE_UP, theirs.address, ours.invitation], 404],
    ["post /invitation", "invited", () => [MADE_UP, ours.address, theirs.address], null],
    ["post /invitation/acceptance", "invited", () => [MADE_UP, ours.address, theirs.invitation], 409],
  ] as const)(
    "opens nothing at %s where it is made up, another's or of another mail, or was used",
    async (operation, who, wrong, again) => {
      const rows = async () => [await rowsOfCompany(site.db, OURS.id), await rowsOfCompany(site.db, THEIRS.id)];
      const before = await rows();
      for (const token of wrong()) {
        const { status, text } = await sendToken(operation, who, token);
        expect(token === theirs.invitation ? 403 : 404, text).toBe(status);
        expect(text).not.toMatch(CANARY);
        expect(text).not.toContain(THEIRS.name);
      }
      expect(await rows()).toEqual(before);
      const right = who === "owner" ? ours.address : ours.invitation;
      expect((await sendToken(operation, who, right)).status).toBe(200);
      const after = await rows();
      if (again !== null) expect((await sendToken(operation, who, right)).status).toBe(again);
      expect(await rows()).toEqual(after);
    },
  );
});
