import { knownFields } from "./known-fields.ts";

/** Fields that a form is opened for, by their names: `?ask=frontageM.roadWidthM`. */
export type AskedSearch = { readonly ask?: string };

const BETWEEN = ".";
/** More than the fields of any form that one is sent to. */
const MOST_LETTERS = 200;

/** `["frontageM", "roadWidthM"]` as the search of an address carries it. */
export function askedSearch(fields: readonly string[]): AskedSearch {
  return { ask: fields.join(BETWEEN) };
}

/** The same of an unknown search; what is no list of names asks for nothing. */
export function readAsked({ ask }: Readonly<Record<string, unknown>>): AskedSearch {
  const isList = typeof ask === "string" && ask.length <= MOST_LETTERS && /^\w+(?:\.\w+)*$/.test(ask);
  return knownFields(["ask"], isList ? { ask } : {});
}

export function askedFields({ ask }: AskedSearch): readonly string[] {
  return ask === undefined ? [] : ask.split(BETWEEN);
}
