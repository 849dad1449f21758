import { useRouter, useRouterState } from "@tanstack/react-router";
import { canonicalUrl } from "#web/app/description/share-tags.ts";

/** The one address of a page that may be listed. What else is told to who shares or lists it is written by the server alone (`app/found`). */
export function CanonicalLink() {
  // From the router, not from the match: a failure at the root leaves the match without context.
  const { origin } = useRouter().options.context.site;
  const url = useRouterState({ select: ({ matches }) => canonicalUrl(matches, origin) });
  return url === null ? null : <link rel="canonical" href={url} />;
}
