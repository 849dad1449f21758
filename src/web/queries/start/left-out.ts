import { KIND_OPTIONS } from "#domain/queries/catalogue/start-options.ts";
import type { QueryAnswers } from "#domain/queries/core/types.ts";
import { wishOf } from "#domain/queries/saved/wish-of.ts";
import { conditionsOf } from "#domain/queries/words/conditions-of.ts";
import { NO_CONDITIONS, readConditions, writeConditions } from "#domain/search/homes/conditions-search.ts";
import type { HomeConditions, Span } from "#domain/search/homes/types.ts";

/** What of a search the answers that it began do not ask for: it is told, so that nobody believes it saved. Nothing: all of it is taken over. */
export function leftOutOf(search: HomeConditions, answers: QueryAnswers): HomeConditions {
  const [channel = "normal"] = answers.channels;
  // Which types are looked for may still be open: what any of them asks is not left out.
  const kinds = answers.kinds.length > 0 ? answers.kinds : KIND_OPTIONS.map(({ value }) => value);
  const wish = wishOf({ ...answers, kinds });
  const kept = readConditions(writeConditions({ ...conditionsOf(wish, channel), kinds: search.kinds }));
  const fields = Object.keys(NO_CONDITIONS) as (keyof HomeConditions)[];
  const lost = fields.filter((field) => JSON.stringify(search[field]) !== JSON.stringify(kept[field]));
  // A grade is kept with the surer ones; what is only near a flag cannot be looked for.
  const certainties = search.certainties.filter((one) => one === "near" || kept.certainties.length === 0);
  return {
    ...NO_CONDITIONS,
    ...Object.fromEntries(lost.map((field) => [field, search[field]])),
    ...{ price: endsLeftOut(search.price, kept.price), certainties },
  };
}

function endsLeftOut(asked: Span, kept: Span): Span {
  return { min: asked.min === kept.min ? null : asked.min, max: asked.max === kept.max ? null : asked.max };
}
