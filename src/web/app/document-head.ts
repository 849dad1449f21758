import { type DescriptionTag, screenDescription } from "#web/app/description/description.ts";
import { SERVICE_NAME } from "#wire/site-words.ts";
import { mayHoldToken, type ScreenData, screenOf } from "./screen-data.ts";

interface MatchLike {
  readonly staticData: ScreenData;
  readonly status: string;
  readonly _notFound?: boolean | undefined;
}

export type Outcome = "shown" | "missing" | "failed";

/** What became of a visit: its screen, the 404 page or the error page. */
export function outcomeOf(matches: readonly MatchLike[]): Outcome {
  if (matches.some((match) => match._notFound || match.status === "notFound")) return "missing";
  return matches.some((match) => match.status === "error") ? "failed" : "shown";
}

const titles: Record<Outcome, (screen: ScreenData | undefined) => string> = {
  shown: (screen) => screen?.title ?? "",
  missing: () => "ページが見つかりません",
  failed: () => "エラーが発生しました",
};

type HeadTag = { readonly title: string } | { readonly name: "robots" | "referrer"; readonly content: string } | DescriptionTag;

/** Title, robots tag and description of a page. `/search/result` → `価格チェック結果 | まちのね`, noindex. */
export function documentHead(matches: readonly MatchLike[]): HeadTag[] {
  const screen = screenOf(matches);
  const outcome = outcomeOf(matches);
  const title = titles[outcome](screen);
  const indexed = outcome === "shown" && screen?.layout === "default";
  return [
    { title: title === "" ? SERVICE_NAME : `${title} | ${SERVICE_NAME}` },
    // Which pages somebody reads by a link of theirs is told to nobody.
    ...(mayHoldToken(screen) ? [{ name: "referrer", content: "no-referrer" } as const] : []),
    ...(indexed ? screenDescription(screen.name) : [{ name: "robots", content: "noindex" } as const]),
  ];
}
