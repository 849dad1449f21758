import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { callerByLine } from "#api/http/caller-key.ts";
import { problem } from "#api/http/problem-answer.ts";
import { rateLimit } from "#api/http/rate-limit.ts";
import { newService } from "#api/http/service.ts";
import { whilePreparing } from "#api/price-checker/while-preparing.ts";
import { giveBackQuota, takeQuota, tellOfFullChecker } from "#domain/api-access/index.server.ts";
import type { KeyHolder } from "#domain/api-access/types.ts";
import { keptMarket } from "#domain/properties/index.server.ts";
import { suggest } from "#domain/search/index.server.ts";
import { type AppraisedHome, appraiseHome, type SubmitDeps } from "#domain/valuation/index.server.ts";
import { minutes } from "#kernel/duration.ts";
import { yearInJapan } from "#kernel/japanese-date.ts";
import { formatQuarter, formatQuarterJa } from "#kernel/quarter.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import { type AdmissionDeps, holderOf } from "./admission.ts";
import { type DayLimits, dayLimits } from "./day-limits.ts";
import { detailsUrl, type ReadHome, readHome } from "./read-home.ts";
import { assessRoute, sizesRoute, suggestionsRoute } from "./routes.ts";
import type { CheckerAnswer, CheckerSuggestions } from "./schemas.ts";
import { type WidgetFiles, widgetSizes } from "./sizes.ts";
import type { WidgetVisits } from "./visit-token.server.ts";

export type WidgetDeps = AdmissionDeps &
  Pick<SubmitDeps, "engines"> & {
    readonly visits: WidgetVisits;
    readonly widgetFiles: WidgetFiles;
    /** Where people reach our own site. */
    readonly siteOrigin: () => string;
  };

type VisitEnv = { Variables: { holder: KeyHolder | null } };

/** One visitor at a time: a family compares some homes. What a day has is told by {@link dayLimits}. */
const PRICES: Allowance = { capacity: 10, perSecond: 1 / 6 };
const SUGGESTIONS = 6;
const NEVER_STORED = { "cache-control": "no-store" };
const A_MINUTE = { "cache-control": "private, max-age=60" };
const AN_HOUR = { "cache-control": "public, max-age=3600" };

/** Lets frames read answers: one in a sandbox has an origin without a name. Nothing goes along by itself: who asks is told by the token alone. */
export const fromFrames = cors({
  origin: (origin) => (origin === "null" ? origin : null),
  ...{ allowMethods: ["GET", "POST"], allowHeaders: ["authorization", "content-type"], maxAge: minutes(120) / 1000 },
});

/** What the checker in its frame asks: places and prices, as long as the key that opened it is good. */
export function widgetService(deps: WidgetDeps): OpenAPIHono<VisitEnv> {
  const service = newService<VisitEnv>();
  const open = opened(deps);
  for (const path of ["/assessments", "/suggestions"]) service.use(path, open);
  service.use("/assessments", rateLimit(PRICES, deps.clock, deps.callerKey));
  const days = dayLimits(deps.clock);
  const visitorOf = callerByLine(deps.callerKey);

  service.openapi(assessRoute, async (c) => {
    const read = readHome(c.req.valid("json"), yearInJapan(deps.clock.now()));
    if (!read.ok) return problem(c, "validation", { errors: read.reason.map((issue) => ({ ...issue, reason: "format" })) });
    const preparing = await whilePreparing(c, deps, read.value.kind);
    if (preparing) return preparing;
    const holder = c.get("holder");
    const taken = holder && (await takeCall(deps, { holder, days, visitor: visitorOf(c) }));
    if (taken && "refused" in taken) {
      if (taken.retryAfterSeconds !== null) c.header("Retry-After", String(taken.retryAfterSeconds));
      return problem(c, taken.refused);
    }
    return c.json(await chargedPrice(deps, { home: read.value, holder, notShown: () => taken?.giveBack() }), 200, NEVER_STORED);
  });

  service.openapi(suggestionsRoute, async (c) => {
    const items = (await suggest(deps.db, c.req.valid("query").q, SUGGESTIONS)).flatMap(presentSuggestion);
    return c.json({ items }, 200, A_MINUTE);
  });

  service.openapi(sizesRoute, (c) => c.json(widgetSizes(deps), 200, AN_HOUR));

  return service;
}

type Calling = { readonly holder: KeyHolder; readonly days: DayLimits; readonly visitor: string | null };
type Taken =
  | { readonly giveBack: () => void }
  | { readonly refused: "quota-exceeded" | "too-many-requests"; readonly retryAfterSeconds: number | null };

/** Takes one price out of what the day, the month and the second have. */
async function takeCall(deps: WidgetDeps, { holder, days, visitor }: Calling): Promise<Taken> {
  const usedUp = days.take(visitor, holder);
  if (usedUp === "client") await tellOfFullChecker(deps, holder);
  if (usedUp !== null) return { refused: "quota-exceeded", retryAfterSeconds: null };
  const taken = await takeQuota(deps, holder, 1);
  const giveBackDay = () => days.giveBack(visitor, holder);
  if (taken.ok) {
    const { takenAt } = taken.value;
    const giveBack = () => {
      giveBackQuota(deps, holder, { calls: 1, takenAt });
      giveBackDay();
    };
    return { giveBack };
  }
  giveBackDay();
  if (taken.reason.exceeded !== "burst") return { refused: "quota-exceeded", retryAfterSeconds: null };
  return { refused: "too-many-requests", retryAfterSeconds: taken.reason.retryAfterSeconds ?? 1 };
}

/** Only from a page that we gave out, while its key is good. */
function opened(deps: WidgetDeps): MiddlewareHandler<VisitEnv> {
  return async (c, next) => {
    if (c.req.method === "OPTIONS") return next();
    const visit = deps.visits.read(bearer(c));
    const holder = visit && (await holderOf(c, deps, visit));
    if (!holder?.ok) return problem(c, "widget-closed");
    c.set("holder", holder.value);
    return next();
  };
}

function bearer(c: Context): string {
  return /^Bearer (\S+)$/.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
}

type Charged = { readonly home: ReadHome; readonly holder: KeyHolder | null; readonly notShown: () => void };

/** A call that was taken is given back where no price comes of it, also where that failed. */
async function chargedPrice(deps: WidgetDeps, { home, holder, notShown }: Charged): Promise<CheckerAnswer> {
  let isShown = false;
  try {
    const answer = await priced(deps, home, holder);
    isShown = answer.price !== null;
    return answer;
  } finally {
    if (!isShown) notShown();
  }
}

async function priced(deps: WidgetDeps, home: ReadHome, holder: KeyHolder | null): Promise<CheckerAnswer> {
  const found = await appraiseHome(deps, home);
  const common = { detailsUrl: detailsUrl(deps.siteOrigin(), home) };
  if (found.ok) {
    const { attributions } = await keptMarket(deps.db).origin();
    const price = { ...presentPrice(found.value), attributions: [...attributions] };
    return { ...common, price, reason: null, isSample: found.value.isSample || holder?.mode === "test" };
  }
  return { ...common, price: null, reason: reasonOf(found.reason), isSample: false };
}

type Refusal = Extract<Awaited<ReturnType<typeof appraiseHome>>, { readonly ok: false }>["reason"];

function reasonOf(reason: Refusal): NonNullable<CheckerAnswer["reason"]> {
  return reason === "address-not-found" || reason === "address-ambiguous" || reason === "out-of-area" ? reason : "cannot-estimate";
}

function presentPrice({
  appraisal,
  placeText,
  modelVersion,
  dataAsOf,
}: AppraisedHome): Omit<NonNullable<CheckerAnswer["price"]>, "attributions"> {
  const { point: yen, low: lowYen, high: highYen, grade } = appraisal;
  const [asOf, quarter] = [formatQuarterJa(dataAsOf), formatQuarter(dataAsOf)];
  return { yen, lowYen, highYen, grade, place: placeText, asOf, quarter, modelVersion };
}

/** Only what says where a home is: a station or a whole city does not. */
function presentSuggestion({
  kind,
  label,
  detail,
  reference,
  cityCode,
  town,
}: Awaited<ReturnType<typeof suggest>>[number]): CheckerSuggestions["items"] {
  if (kind === "apartment") return [{ label, detail, place: { apartmentKey: reference } }];
  return kind === "town" && cityCode !== null && town !== null ? [{ label, detail, place: { cityCode, town } }] : [];
}
