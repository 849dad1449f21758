/** What every route file states about its screen; layout, guard, robots tag, title and page view read it. */
export interface ScreenData {
  /** Unique name, sent as the page view. Path segments joined by "-", without parameters: `search-result`. Empty: not tracked. */
  readonly name: string;
  /** open: anyone. guest: only signed out. member: only signed in. token: a signed link. tenant: a business tenant's key. */
  readonly access: "open" | "guest" | "member" | "token" | "tenant";
  readonly layout: "default" | "noindex";
  readonly tracked: boolean;
  /** Japanese title without the name of the service. */
  readonly title: string;
  /** For everybody or for members, but a link of a message, of LINE or of somebody who shares brings a token in its address. */
  readonly holdsToken?: true;
  /** Shows a key or a secret in full: no code of others runs beside it. */
  readonly showsSecret?: true;
  /** Sent instead of `name`; where one file shows many screens, by what its address names. */
  readonly pageViewName?: string | ((params: Readonly<Record<string, string>>) => string);
  /** Names from the middleware registry, run in this order before the screen loads. */
  readonly middleware?: readonly string[];
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption extends ScreenData {}
}

interface MatchLike {
  readonly staticData: ScreenData;
}

/** The data of the screen a list of matches shows: the deepest match that has a title. */
export function screenOf(matches: readonly MatchLike[]): ScreenData | undefined {
  return matches.findLast((match) => match.staticData.title !== "")?.staticData;
}

/** Whether the address of a screen may hold a token when its page is loaded: nothing of others may read it there. */
export function mayHoldToken(screen: ScreenData | undefined): boolean {
  return screen?.access === "token" || screen?.holdsToken === true;
}
