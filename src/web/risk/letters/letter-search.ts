import { isCorrectionField } from "#domain/risk/corrections/correction-field.ts";
import type { Typed } from "#kernel/fields/read-fields.ts";
import type { Receipt } from "#web/kit/letter/letter.ts";
import { type ReportSearch, reportSearch } from "#web/risk/frame/report-search.ts";
import { LONGEST_TEXT } from "#web/risk/search/guide-search.ts";
import { knownFields } from "#wire/known-fields.ts";
import type { LetterTopic } from "./letter-fields.ts";

/** What the address of a contact page carries: about what, and what is known already. */
export type ContactSearch = ReportSearch & {
  readonly topic?: LetterTopic;
  readonly field?: string;
  readonly name?: string;
  readonly address?: string;
};

/** By name alone: addresses are read on every page, which needs nothing else of the kinds. */
const TOPICS: Readonly<Record<LetterTopic, true>> = {
  question: true,
  listing: true,
  visit: true,
  registration: true,
  correction: true,
  "letter-stop": true,
};

function topicOf(value: unknown): LetterTopic | undefined {
  const isTopic = (name: string): name is LetterTopic => Object.hasOwn(TOPICS, name);
  return typeof value === "string" && isTopic(value) ? value : undefined;
}

export function contactSearch(search: Record<string, unknown>): ContactSearch {
  const { topic, field, name, address } = search;
  const known = topicOf(topic);
  return knownFields(["topic", "field", "name", "address"], {
    ...reportSearch(search),
    ...(known ? { topic: known } : {}),
    ...(typeof field === "string" && correctionField(field) ? { field } : {}),
    ...(typeof name === "string" && name !== "" ? { name: name.slice(0, LONGEST_TEXT) } : {}),
    ...(typeof address === "string" && address !== "" ? { address: address.slice(0, LONGEST_TEXT) } : {}),
  });
}

/** Fields of a building under the names that reports give them, where a correction calls them otherwise. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  floors: "structure",
  station: "address",
  reserveFundYenPerM2: "reserveFund",
};

function correctionField(field: string): string | null {
  const name = OTHER_NAMES[field] ?? field;
  return isCorrectionField(name) ? name : null;
}

/** What a form begins with. */
export function startOf({ field, name, address }: ContactSearch): Typed {
  const known = field === undefined ? null : correctionField(field);
  return {
    ...(known === null ? {} : { field: known }),
    ...(name === undefined ? {} : { apartmentName: name }),
    ...(address === undefined ? {} : { address }),
  };
}

/** What the address of a thank-you page carries. */
export type ThanksSearch = {
  readonly id?: string;
  readonly due?: string;
  readonly topic?: LetterTopic;
  readonly again?: true;
  /** Of the building, on pages without a key in their path. */
  readonly building?: string;
};

/** What cannot be a receipt is dropped: an address can be made by anybody. */
export function thanksSearch({ id, due, topic, again, building }: Record<string, unknown>): ThanksSearch {
  const known = topicOf(topic);
  const number = typeof id === "number" ? String(id) : id;
  return knownFields(["id", "due", "topic", "again", "building"], {
    ...(typeof number === "string" && /^[\w-]{1,40}$/.test(number) ? { id: number } : {}),
    ...(typeof due === "string" && /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(due) ? { due } : {}),
    ...(known ? { topic: known } : {}),
    ...(again === true ? { again } : {}),
    ...(typeof building === "string" && /^[\w-]{1,40}$/.test(building) ? { building } : {}),
  });
}

/** The token of a link in a mail: 32 bytes in base64url. */
export function tokenIn({ token }: Record<string, unknown>): string | undefined {
  return typeof token === "string" && /^[\w-]{43}$/.test(token) ? token : undefined;
}

export function thanksFor(topic: LetterTopic, { id, dueOn, isRepeated }: Receipt): ThanksSearch {
  return { id, topic, ...(dueOn === null ? {} : { due: dueOn }), ...(isRepeated ? { again: true } : {}) };
}
