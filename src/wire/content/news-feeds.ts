/** Where news stand for readers of feeds. */
export const RSS_PATH = "/news/rss.xml";
export const ATOM_PATH = "/news/atom.xml";
