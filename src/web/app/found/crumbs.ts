/** A step of the way to a page, as the page itself shows it; the last has no address. */
export type ShownCrumb = { readonly name: string; readonly path: string | null };

const NAV = /<nav aria-label="現在位置"[^>]*>(.*?)<\/nav>/s;
const ITEM = /<li[^>]*>(.*?)<\/li>/gs;
const HREF = /<a [^>]*?href="([^"]*)"/;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/**
 * The way to a page (`kit/link/breadcrumbs.tsx`) out of its drawn text, so that search engines are told what people see and nothing else. Empty: the page shows
 * none.
 */
export function crumbsOf(html: string): readonly ShownCrumb[] {
  const [, nav = ""] = NAV.exec(html) ?? [];
  return [...nav.matchAll(ITEM)].map(([, item = ""]) => {
    const [, href] = HREF.exec(item) ?? [];
    return { name: plain(item.replace(/<[^>]*>/g, "")), path: href === undefined ? null : plain(href) };
  });
}

function plain(text: string): string {
  return text.replace(/&([a-z]+|#x27);/g, (entity, name: string) => ENTITIES[name] ?? entity).trim();
}
