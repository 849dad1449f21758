import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { fieldError } from "#api/http/field-errors.ts";
import { type MemberEnv, notSignedIn } from "#api/http/member-env.ts";
import { problem } from "#api/http/problem-answer.ts";
import { rateLimit } from "#api/http/rate-limit.ts";
import { NO_FACTS } from "#domain/assets/core/facts.ts";
import { isFollowed, MOST_HOMES } from "#domain/assets/core/property-states.ts";
import type { OwnedHome } from "#domain/assets/core/types.ts";
import {
  assetCards,
  assetOf,
  type BeginRefusal,
  beginHome,
  chooseOffers,
  type EditRefusal,
  editHome,
  type HandInRefusal,
  handInDocuments,
  type MoveRefusal,
  memberCheck,
  memberHome,
  memberHomes,
  memberPlans,
  moveHome,
  type OwnershipDeps,
  requestValue,
  saleEnds,
} from "#domain/assets/index.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { registeredName } from "#domain/members/index.server.ts";
import type { EngineSource } from "#domain/valuation/index.server.ts";
import type { Result } from "#kernel/result.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { documentError, NO_NAME, readDocumentUpload, sentDocuments } from "./document-upload.ts";
import { factErrors, factsHook } from "./fact-errors.ts";
import { presentAsset, presentCard, presentCheck, presentResult } from "./present.ts";
import { addReport, type ReportDeps } from "./report.ts";
import {
  assetCheckRoute,
  assetDocumentsRoute,
  assetPlansRoute,
  assetResultRoute,
  assetRoute,
  assetsRoute,
  beginAssetRoute,
  editAssetRoute,
  offersOfAssetRoute,
  saleEndsRoute,
  stepAssetRoute,
} from "./routes.ts";

/** A draft is saved while it is typed. */
const SAVES_OF_MEMBER: Allowance = { capacity: 120, perSecond: 1 };
const CHANGES_OF_MEMBER: Allowance = { capacity: 40, perSecond: 1 / 10 };
/** Each may leave 30 MB with us until it is decided. */
const DOCUMENTS_OF_MEMBER: Allowance = { capacity: 6, perSecond: 1 / 60 };

type Deps = OwnershipDeps & ReportDeps & { readonly jobs: Pick<Jobs, "send">; readonly engines: EngineSource };

/** マイページの物件: homes that a member owns and follows. */
export function addAssets(service: OpenAPIHono<MemberEnv>, deps: Deps): void {
  // Also matches `/assets` itself: a second pattern for it would count twice.
  service.on(["POST"], "/assets/*", rateLimit(CHANGES_OF_MEMBER, deps.clock, subOf));
  service.on(["PUT"], "/assets/*", rateLimit(SAVES_OF_MEMBER, deps.clock, subOf));
  service.on(["POST"], "/assets/:id/documents", rateLimit(DOCUMENTS_OF_MEMBER, deps.clock, subOf), readDocumentUpload(deps));
  addReading(service, deps);
  addChanging(service, deps);
  addOwnership(service, deps);
  addReport(service, deps);
}

function addOwnership(service: OpenAPIHono<MemberEnv>, deps: Deps): void {
  service.openapi(assetDocumentsRoute, async (c) => {
    const { version, files } = c.req.valid("form");
    const documents = await sentDocuments([files].flat());
    return answer(c, handInDocuments(deps, c.var.member, { id: c.req.valid("param").id, seen: version, documents }));
  });

  service.openapi(assetCheckRoute, async (c) => {
    const check = await memberCheck(deps.db, c.var.member, c.req.valid("param").id);
    if (!check.ok) return problem(c, "not-found");
    const isNamed = (await registeredName(deps.db, c.var.member)) !== null;
    return c.json({ check: check.value && presentCheck(check.value), isNamed }, 200);
  });
}

function addReading(service: OpenAPIHono<MemberEnv>, deps: Deps): void {
  service.openapi(assetsRoute, async (c) => {
    const [{ homes, deleted }, cards] = await Promise.all([memberHomes(deps.db, c.var.member), assetCards(deps, c.var.member)]);
    const items = homes.flatMap((home) => {
      const card = cards.get(home.id);
      return card ? [presentCard(home, card)] : [];
    });
    return c.json({ items, deleted: deleted.map(presentAsset), most: MOST_HOMES }, 200);
  });

  service.openapi(assetRoute, async (c) => {
    const home = await memberHome(deps.db, c.var.member, c.req.valid("param").id);
    return home ? c.json(presentAsset(home), 200) : problem(c, "not-found");
  });

  service.openapi(assetResultRoute, async (c) => {
    const result = await assetOf(deps, c.var.member, c.req.valid("param").id);
    return result ? c.json(presentResult(result), 200) : problem(c, "not-found");
  });

  service.openapi(assetPlansRoute, async (c) => {
    const { scenarios = [], rentYen = null, ...assumptions } = c.req.valid("query");
    const wishes = { scenarios, rentYen, assumptions: withoutAbsent(assumptions) };
    const plans = await memberPlans(deps, c.var.member, { id: c.req.valid("param").id, ...wishes });
    return plans ? c.json(plans, 200) : problem(c, "not-found");
  });

  service.openapi(saleEndsRoute, async (c) => {
    const { pricesYen } = c.req.valid("query");
    const items = await saleEnds(deps, c.var.member, { id: c.req.valid("param").id, pricesYen });
    return items ? c.json({ items }, 200) : problem(c, "not-found");
  });
}

function addChanging(service: OpenAPIHono<MemberEnv>, deps: Deps): void {
  service.openapi(
    beginAssetRoute,
    async (c) => {
      const { facts, ...begin } = c.req.valid("json");
      const begun = await beginHome(deps, c.var.member, { ...begin, facts: facts ?? NO_FACTS });
      if (!begun.ok) return refusal(c, begun.reason);
      const { outcome, home } = begun.value;
      return c.json({ outcome, asset: presentAsset(home) }, outcome === "begun" ? 201 : 200);
    },
    factsHook,
  );

  service.openapi(
    editAssetRoute,
    (c) => {
      const { version, facts } = c.req.valid("json");
      return valued(c, deps, editHome(deps, c.var.member, { id: c.req.valid("param").id, seen: version, facts }));
    },
    factsHook,
  );

  service.openapi(stepAssetRoute, (c) => {
    const { version, step } = c.req.valid("json");
    return valued(c, deps, moveHome(deps, c.var.member, { id: c.req.valid("param").id, seen: version, step }));
  });

  service.openapi(offersOfAssetRoute, (c) => {
    const { version, ...choice } = c.req.valid("json");
    return answer(c, chooseOffers(deps, c.var.member, { id: c.req.valid("param").id, seen: version, ...choice }));
  });
}

/** The same of what may be valued anew by now. */
async function valued(c: Context, { jobs }: Deps, acting: Promise<Result<OwnedHome, EditRefusal | MoveRefusal>>) {
  const changed = await acting;
  if (changed.ok && isFollowed(changed.value)) await requestValue(jobs, changed.value.id);
  return answer(c, Promise.resolve(changed));
}

async function answer(c: Context, acting: Promise<Result<OwnedHome, Refusal>>) {
  const changed = await acting;
  return changed.ok ? c.json(presentAsset(changed.value), 200) : refusal(c, changed.reason);
}

type Refusal = BeginRefusal | EditRefusal | MoveRefusal | HandInRefusal;

function refusal(c: Context, reason: Refusal) {
  if (reason === "unknown") return problem(c, "not-found");
  if (reason === "gone") return notSignedIn(c);
  if (reason === "conflict") return problem(c, "conflict");
  if (reason === "too-many" || reason === "too-often") return problem(c, "limit-reached");
  if (reason === "no-name") return problem(c, "validation", { errors: [NO_NAME] });
  if (reason === "not-of-kind") return problem(c, "validation", { errors: [fieldError("kind", "unknown-choice")] });
  if ("fault" in reason) return problem(c, "validation", { errors: [documentError(reason)] });
  if ("notFrom" in reason) return problem(c, "illegal-transition", { state: reason.notFrom });
  return problem(c, "validation", { errors: factErrors(reason.faults) });
}

type Given<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> };

function withoutAbsent<T extends object>(given: T): Given<T> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Given<T>;
}

function subOf(c: Context): string {
  const { sub }: Member = c.get("member");
  return sub;
}
