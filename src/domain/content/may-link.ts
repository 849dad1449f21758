/** Where a text may lead: to a page of this site, to a place on one, or to another site by https. */
export function mayLink(href: string): boolean {
  return /^(\/(?!\/)|#)[\w/#-]*$/.test(href) || /^https:\/\/[\w.-]+(\/[^\s<>"']*)?$/.test(href);
}
