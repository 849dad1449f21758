/** Every link of a drawn page in its order: what it says, where it leads, and whether it is where one is. */
export function linksOf(html: string): readonly { readonly text: string; readonly href: string; readonly current: string | null }[] {
  return [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = "", content = ""]) => ({
    text: content.replaceAll(/<[^>]*>/g, ""),
    href: decodeURIComponent(attribute(attributes, "href") ?? ""),
    current: attribute(attributes, "aria-current"),
  }));
}

/** Where the link that says this leads; undefined: there is none. */
export function hrefOf(html: string, text: string): string | undefined {
  return linksOf(html).find((link) => link.text === text)?.href;
}

function attribute(attributes: string, name: string): string | null {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]?.replaceAll("&amp;", "&") ?? null;
}
