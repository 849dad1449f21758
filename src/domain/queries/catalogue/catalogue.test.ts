import { describe, expect, it } from "vitest";
import { LISTING_KINDS } from "#domain/listings/types.ts";
import { CHANNELS, FINANCINGS, MESSAGE_TEMPLATES, PLACE_MODES, PURPOSES } from "#domain/queries/core/types.ts";
import { CERTAINTIES, EXCLUSIONS } from "#domain/search/homes/types.ts";
import * as about from "./about-options.ts";
import * as conditions from "./condition-options.ts";
import { FINANCING_OPTIONS, MESSAGE_LENGTH, MESSAGE_TEMPLATE_TEXTS } from "./offer-options.ts";
import { type Asker, labelOf, type OnlyFor, optionsFor } from "./option.ts";
import * as places from "./place-options.ts";
import { CHANNEL_OPTIONS, KIND_OPTIONS, PLACE_MODE_OPTIONS, PURPOSE_OPTIONS } from "./start-options.ts";

const asker = (changes: Partial<Asker> = {}): Asker => ({
  ...{ viewer: "anonymous", medium: "web", told: { channels: ["normal"], purpose: "own-home", kinds: ["condo"] } },
  ...changes,
});
const values = (options: readonly { readonly value: unknown }[]) => options.map(({ value }) => value);

describe("the catalogue", () => {
  it.each([
    ["channels", CHANNEL_OPTIONS, CHANNELS],
    ["purposes", PURPOSE_OPTIONS, PURPOSES],
    ["types", KIND_OPTIONS, LISTING_KINDS],
    ["ways to choose a place", PLACE_MODE_OPTIONS, PLACE_MODES],
    ["financing", FINANCING_OPTIONS, FINANCINGS],
    ["reasons to exclude", conditions.EXCLUSION_OPTIONS, EXCLUSIONS],
    ["examples", MESSAGE_TEMPLATE_TEXTS.map(({ id }) => ({ value: id })), MESSAGE_TEMPLATES],
  ] as const)("has every one of the %s once", (_, options, all) => {
    expect(values(options)).toEqual([...all]);
  });

  it("tells all options of a question apart by value and by label", () => {
    const lists = [about, conditions, places].flatMap((file) => Object.values(file)).filter((list) => Array.isArray(list));
    expect(lists.length).toBeGreaterThan(10);
    for (const list of lists) {
      expect(new Set(list.map(({ label }) => label)).size).toBe(list.length);
      expect(new Set(list.map(({ value }) => JSON.stringify(value))).size).toBe(list.length);
    }
  });

  it("has of certainty only what brings the surer grades with it", () => {
    for (const { value } of conditions.CERTAINTY_OPTIONS) expect(value).toEqual(CERTAINTIES.slice(0, value.length));
  });

  it("has examples that are short enough and still have a blank to fill in", () => {
    for (const { text } of MESSAGE_TEMPLATE_TEXTS) {
      expect([...text].length).toBeLessThanOrEqual(MESSAGE_LENGTH.max / 2);
      expect(text).toMatch(/［[^］]+］/);
    }
  });
});

describe("an option", () => {
  it.each<[string, Partial<Asker>, unknown[]]>([
    ["a visitor on the web", {}, ["normal", "kyugake", "offer"]],
    ["a customer of a tenant", { viewer: "tenant" }, ["normal", "kyugake"]],
    ["a chat", { medium: "line" }, ["normal", "kyugake"]],
    ["a mail form", { medium: "mail", viewer: "member" }, ["normal", "kyugake"]],
  ])("is there for who may have it: %s", (_, changes, seen) => {
    expect(values(optionsFor(CHANNEL_OPTIONS, asker(changes)))).toEqual(seen);
  });

  it("follows what was told before: new flats have no owners yet, and land has no name of a building", () => {
    const told = { channels: ["offer"], purpose: null, kinds: ["land"] } as const;
    expect(values(optionsFor(KIND_OPTIONS, asker({ told })))).not.toContain("new-condo");
    expect(values(optionsFor(PLACE_MODE_OPTIONS, asker({ told })))).toEqual(["area", "station", "map"]);
  });

  it("of several types is there for each of them", () => {
    const told = { channels: ["normal"], purpose: null, kinds: ["condo", "land"] } as const;
    expect(values(optionsFor(conditions.EXCLUSION_OPTIONS, asker({ told })))).toEqual([...EXCLUSIONS]);
  });

  it("may be only for a purpose", () => {
    const only: OnlyFor = { purposes: ["investment"] };
    const option = [{ value: 1, label: "x", only }];
    expect(optionsFor(option, asker())).toEqual([]);
    expect(optionsFor(option, asker({ told: { ...asker().told, purpose: "investment" } }))).toEqual(option);
  });

  it("is named by its label, and one that is not known by itself", () => {
    expect([labelOf(KIND_OPTIONS, "condo"), labelOf(places.WALK_OPTIONS, 12)]).toEqual(["中古マンション", "12"]);
    expect(labelOf(conditions.CERTAINTY_OPTIONS, ["A", "B"])).toBe("AとB");
  });
});
