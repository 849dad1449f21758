import type { RiskReportResponse } from "#api/client/client.ts";
import { listText, type PlaceList } from "./list-text.ts";
import { reportText } from "./report-texts.ts";
import { SCREEN_TEXTS } from "./screen-texts.ts";

export type DescriptionTag = { readonly name: "description"; readonly content: string };

/*
 * Search engines ask for each page anew, so that only the server writes. What it wrote stands in the page: the browser repeats it while it draws the
 * page for the first time, and downloads none of the texts.
 */

/** The tag that tells search engines what a screen holds; none for screens that they are to leave out. */
export function screenDescription(name: string): readonly DescriptionTag[] {
  return tags(import.meta.env.SSR ? SCREEN_TEXTS[name] : servedText());
}

/** The same of a page of a building's report. */
export function reportDescription(name: string, report: RiskReportResponse): readonly DescriptionTag[] {
  return tags(import.meta.env.SSR ? reportText(name, report) : servedText());
}

/** The same of a list of what is at a place or bears a name. */
export function listDescription(list: PlaceList): readonly DescriptionTag[] {
  return tags(import.meta.env.SSR ? listText(list) : servedText());
}

function tags(content: string | undefined): readonly DescriptionTag[] {
  return content === undefined ? [] : [{ name: "description", content }];
}

let served: { readonly path: string; readonly text: string | undefined } | null = null;

/** What the server wrote, as long as its page is shown. */
function servedText(): string | undefined {
  served ??= { path: location.pathname, text: document.querySelector<HTMLMetaElement>("meta[name=description]")?.content };
  return served.path === location.pathname ? served.text : undefined;
}
