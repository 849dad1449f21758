import type { OpenAPIHono } from "@hono/zod-openapi";
import type { MemberEnv } from "#api/http/member-env.ts";
import { problem } from "#api/http/problem-answer.ts";
import { presentReaction } from "#api/recommendation/present.ts";
import { lookAtHomes } from "#domain/favorites/index.server.ts";
import { recipientOf } from "#domain/notifications/core/recipients.ts";
import { memberNotice, type QueryDeps } from "#domain/queries/index.server.ts";
import { historyOfQuery, type ToldForQuery } from "#domain/recommendation/index.server.ts";
import { type ToldAnswer, toldRoute } from "./told-routes.ts";

/** What a member was told of for one saved condition. */
export function addTold(service: OpenAPIHono<MemberEnv>, deps: QueryDeps): void {
  service.openapi(toldRoute, async (c) => {
    const { member } = c.var;
    const { id } = c.req.valid("param");
    if ((await memberNotice(deps.db, member, id)) === null) return problem(c, "not-found");
    const told = await historyOfQuery(deps, recipientOf(member), id);
    const gone = told.flatMap(({ homes }) => homes.flatMap(({ item, home }) => (home === null ? [item.dwellingKey] : [])));
    const ended = gone.length === 0 ? new Map() : await lookAtHomes(deps, gone);
    return c.json({ items: told.map((batch) => presentTold(batch, ended)) }, 200);
  });
}

function presentTold(
  { id, topic, channel, at, homes }: ToldForQuery,
  ended: ReadonlyMap<string, { readonly title: string }>,
): ToldAnswer["items"][number] {
  return {
    ...{ id, topic, channel, at: at.toISOString() },
    homes: homes.map(({ item, home, reaction }) => ({
      ...{ position: item.position, key: home?.key ?? null, priceThen: item.priceYen, price: home?.price ?? null },
      title: home?.title ?? ended.get(item.dwellingKey)?.title ?? null,
      reaction: reaction && presentReaction(reaction),
    })),
  };
}
