import { forgetAssets } from "#domain/assets/index.server.ts";
import { forgetStaff } from "#domain/companies/index.server.ts";
import { forgetConnections } from "#domain/connections/index.server.ts";
import { forgetDesk } from "#domain/desk/index.server.ts";
import { forgetFavorites } from "#domain/favorites/index.server.ts";
import { forgetHomes } from "#domain/homes/index.server.ts";
import { forgetLine, forgetNotifications } from "#domain/notifications/index.server.ts";
import { forgetOffers } from "#domain/offers/index.server.ts";
import { forgetQueries } from "#domain/queries/index.server.ts";
import { forgetRecommendations } from "#domain/recommendation/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Tx } from "#platform/db.server.ts";

type Forget = (tx: Tx, sub: string, deps: { readonly clock: Clock }) => Promise<void>;

/** Each domain lets go of what it keeps of a member, in this order and in one transaction. `members` and the identity service come after them. */
export const FORGET = {
  // Before the homes go that offers are held by.
  offers: (tx, sub, deps) => forgetOffers(deps, tx, sub),
  assets: forgetAssets,
  connections: forgetConnections,
  homes: forgetHomes,
  favorites: forgetFavorites,
  companies: forgetStaff,
  queries: forgetQueries,
  notifications: forgetNotifications,
  recommendation: forgetRecommendations,
  line: forgetLine,
  desk: forgetDesk,
} as const satisfies Readonly<Record<string, Forget>>;
