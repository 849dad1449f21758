import { useRouter, useRouterState } from "@tanstack/react-router";
import { sharedPage } from "#web/app/description/share-tags.ts";
import { SERVICE_NAME } from "#wire/site-words.ts";
import picture from "./share.png?url";

/** What a page says of itself to who shares or lists it: its one address, and the card that is drawn of it (https://ogp.me). */
export function ShareHead() {
  // From the router, not from the match: a failure at the root leaves the match without context.
  const { origin } = useRouter().options.context.site;
  const page = useRouterState({ select: ({ matches }) => sharedPage(matches, origin), structuralSharing: true });
  if (page === null) return null;
  const { title, description, url } = page;
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={SERVICE_NAME} />
      <meta property="og:locale" content="ja_JP" />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${origin}${picture}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
