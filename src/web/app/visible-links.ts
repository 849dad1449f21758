const LINKS = "a[href]";

function linksIn(node: Node): HTMLAnchorElement[] {
  if (!(node instanceof Element)) return [];
  const inside = [...node.querySelectorAll<HTMLAnchorElement>(LINKS)];
  return node instanceof HTMLAnchorElement ? [node, ...inside] : inside;
}

/** Tells of links when they come into view, now and after each change of the page. Returns how to stop. */
export function watchVisibleLinks(tell: (links: readonly HTMLAnchorElement[]) => void): () => void {
  const views = new IntersectionObserver((entries) => {
    const seen = entries.filter((entry) => entry.isIntersecting).map((entry) => entry.target);
    for (const link of seen) views.unobserve(link);
    const links = seen.filter((element) => element instanceof HTMLAnchorElement);
    if (links.length > 0) tell(links);
  });
  const changes = new MutationObserver((records) => {
    for (const link of records.flatMap((record) => [...record.addedNodes].flatMap(linksIn))) views.observe(link);
  });
  for (const link of linksIn(document.body)) views.observe(link);
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    views.disconnect();
    changes.disconnect();
  };
}
