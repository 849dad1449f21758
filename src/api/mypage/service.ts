import type { OpenAPIHono } from "@hono/zod-openapi";
import { type SourceDeps, sourceOf } from "#api/http/consent-source.ts";
import { fieldError } from "#api/http/field-errors.ts";
import { problem } from "#api/http/problem-answer.ts";
import { newService } from "#api/http/service.ts";
import { type OnHomeClosed, type ReportThread, unverifyHomesOf } from "#domain/assets/index.server.ts";
import type { LegalVersion } from "#domain/legal/types.ts";
import {
  forgetLooked,
  type IdentityWire,
  memberOverview,
  memberUserInfo,
  mergeLooked,
  readProfile,
  saveProfile,
  saveUserInfo,
} from "#domain/members/index.server.ts";
import { endOffersForHome } from "#domain/offers/index.server.ts";
import { listCities } from "#domain/properties/index.server.ts";
import { type EngineSource, findEstimate } from "#domain/valuation/index.server.ts";
import { PERSON_FIELDS } from "#kernel/fields/person-fields.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { addAgreements } from "./agreements.ts";
import { addAssets } from "./assets/assets.ts";
import { addConnections } from "./connect.ts";
import { addConsents } from "./consents.ts";
import { addFavoriteMarks } from "./favorites/marks.ts";
import { addFavorites } from "./favorites/shelf.ts";
import { addHomes } from "./homes.ts";
import { addLineLink, type LineLinkParts } from "./line.ts";
import { addMemberData } from "./member-data/member-data.ts";
import { mustAgree } from "./must-agree.ts";
import { addNotifications, type NotificationDeps } from "./notifications/notifications.ts";
import { addOffers } from "./offers/offers.ts";
import { lookedOf, presentLooked, presentOverview, presentProfile, presentUserInfo } from "./present.ts";
import { type MemberEnv, notSignedIn, proveMember } from "./prove-member.ts";
import { addQueries } from "./queries/queries.ts";
import { addRiskWeights } from "./risk-weights.ts";
import {
  forgetLookedRoute,
  mergeRoute,
  overviewRoute,
  profileRoute,
  saveProfileRoute,
  saveUserInfoRoute,
  userInfoRoute,
} from "./routes.ts";

/** The identity service, as this service asks it. */
export type MemberWire = Pick<IdentityWire, "findMember" | "getUser" | "deleteUser" | "accountFacts">;

export type MyPageDeps = SourceDeps &
  Pick<NotificationDeps, "every"> &
  MemberWire & {
    readonly db: Db;
    readonly clock: Clock;
    readonly randomBytes: RandomBytes;
    /** Every version of 利用規約 and プライバシーポリシー. */
    readonly legalDocuments: readonly LegalVersion[];
    /** Mails go out by a job. */
    readonly jobs: Pick<Jobs, "send">;
    readonly line: LineLinkParts["line"];
    /** By which homes of members are priced, and those that offers are made for. */
    readonly engines: EngineSource;
    /** Documents of members, under a prefix of each. */
    readonly storage: Storage;
    /** Draws reports of homes. */
    readonly reports: Pick<ReportThread, "pdf">;
  };

type MyPage = OpenAPIHono<MemberEnv>;

/** マイページ: what a member has told us and looked at. */
export function mypageService(deps: MyPageDeps): MyPage {
  const service = newService<MemberEnv>();
  service.use(proveMember(deps.findMember));
  addConsents(service, deps);
  addAgreements(service, deps);
  // What is known of them is theirs, whatever they agree to.
  addMemberData(service, deps);
  service.use(mustAgree(deps));
  addOverview(service, deps);
  addProfile(service, deps);
  const onHomeClosed: OnHomeClosed = (tx, homeId, why) => endOffersForHome(deps, tx, homeId, why);
  addUserInfo(service, { ...deps, onHomeClosed });
  addRiskWeights(service, deps);
  addConnections(service, deps);
  addHomes(service, deps);
  addAssets(service, { ...deps, onHomeClosed });
  addOffers(service, deps);
  addFavoriteMarks(service, deps);
  addQueries(service, deps);
  addNotifications(service, deps);
  addLineLink(service, deps);
  addFavorites(service, deps);
  return service;
}

function addOverview(service: MyPage, { db, clock }: MyPageDeps): void {
  service.openapi(overviewRoute, async (c) => {
    const overview = await memberOverview(db, c.var.member);
    const found = await Promise.all(overview.estimates.map(({ estimateId }) => findEstimate(db, estimateId)));
    const estimates = new Map(found.flatMap((estimate) => (estimate ? [[estimate.id, estimate]] : [])));
    return c.json(presentOverview(overview, estimates, clock.now()), 200);
  });

  service.openapi(mergeRoute, async (c) => {
    const kept = await mergeLooked({ db, clock }, c.var.member, lookedOf(c.req.valid("json")));
    return kept.ok ? c.json(presentLooked(kept.value), 200) : notSignedIn(c);
  });

  service.openapi(forgetLookedRoute, async (c) => {
    const forgotten = await forgetLooked({ db }, c.var.member);
    return forgotten.ok ? c.json(presentLooked(forgotten.value), 200) : notSignedIn(c);
  });
}

function addProfile(service: MyPage, deps: MyPageDeps): void {
  service.openapi(profileRoute, async (c) => c.json(presentProfile(await readProfile(deps.db, c.var.member)), 200));

  service.openapi(saveProfileRoute, async (c) => {
    const { updatedAt, consentTextVersion = null, ...changes } = c.req.valid("json");
    const save = { changes, seen: momentOf(updatedAt), consentTextVersion, ...sourceOf(c, deps) };
    const saved = await saveProfile(deps, c.var.member, save);
    if (saved.ok) return c.json(presentProfile(saved.value), 200);
    if (saved.reason === "gone") return notSignedIn(c);
    if (saved.reason === "conflict") return problem(c, "conflict");
    const reason = saved.reason === "consent-needed" ? "required" : "unknown-choice";
    return problem(c, "validation", { errors: [fieldError("consentTextVersion", reason)] });
  });
}

function addUserInfo(service: MyPage, { db, clock, onHomeClosed }: MyPageDeps & { readonly onHomeClosed: OnHomeClosed }): void {
  const knowsCity = (code: string) => listCities().some((city) => city.code === code);

  service.openapi(userInfoRoute, async (c) => c.json(presentUserInfo(await memberUserInfo(db, c.var.member), listCities()), 200));

  service.openapi(saveUserInfoRoute, async (c) => {
    const { updatedAt, ...fields } = c.req.valid("json");
    const onRenamed = (tx: Tx, sub: string) => unverifyHomesOf(tx, { clock, onHomeClosed }, sub);
    const saved = await saveUserInfo({ db, clock, knowsCity, onRenamed }, c.var.member, { fields, seen: momentOf(updatedAt) });
    if (saved.ok) return c.json(presentUserInfo(saved.value, listCities()), 200);
    if (saved.reason === "gone") return notSignedIn(c);
    if (saved.reason === "conflict") return problem(c, "conflict");
    return problem(c, "validation", { errors: saved.reason.map(({ field, reason }) => fieldError(field, reason, PERSON_FIELDS)) });
  });
}

function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
