import { AGE_OPTIONS, LAYOUT_OPTIONS } from "#domain/queries/catalogue/condition-options.ts";
import { optionsFor } from "#domain/queries/catalogue/option.ts";
import { WALK_OPTIONS } from "#domain/queries/catalogue/place-options.ts";
import { KIND_OPTIONS, PURPOSE_OPTIONS } from "#domain/queries/catalogue/start-options.ts";
import { NO_WISH } from "#domain/queries/core/nothing-told.ts";
import type { NamedCode, Wish } from "#domain/queries/core/types.ts";
import { optional } from "#kernel/fields/field-kind.ts";
import { AREA_M2, PRICE_YEN } from "#kernel/fields/number-kinds.ts";
import { type FieldIssue, isTicked, type ReadForm, readFields, type Typed } from "#kernel/fields/read-fields.ts";

export const WISH_NUMBERS = {
  priceMin: optional("価格の下限", PRICE_YEN, { example: "4,000" }),
  priceMax: optional("価格の上限", PRICE_YEN, { example: "6,000" }),
  areaM2Min: optional("広さの下限", AREA_M2, { example: "60" }),
} as const;

const asker = { viewer: "tenant", medium: "web", told: { channels: ["normal"], purpose: null, kinds: [] } } as const;
/** What the catalogue offers to the customers of a tenant. */
export const WISH_OPTIONS = {
  purposes: optionsFor(PURPOSE_OPTIONS, asker),
  kinds: optionsFor(KIND_OPTIONS, asker),
  layouts: LAYOUT_OPTIONS,
  walks: WALK_OPTIONS.filter(({ value }) => value !== null),
  ages: AGE_OPTIONS.filter(({ value }) => value !== null),
} as const;

export const tickOf = (kind: "area" | "kind" | "layout", value: string) => `${kind}-${value}`;

const NO_AREA: FieldIssue = { field: "areas", message: "エリアを1つ以上選んでください" };
const NO_KIND: FieldIssue = { field: "kinds", message: "種別を1つ以上選んでください" };
const TOO_MANY: FieldIssue = { field: "areas", message: "エリアは20件まで選べます" };
const TURNED: FieldIssue = { field: "priceMax", message: "価格の上限を、下限より高くしてください" };

const MOST_AREAS = 20;

/** A condition from the boxes and fields of the form. `places`: every area that could be ticked. What the form does not ask stays as it was in `before`. */
export function readWishTyped(typed: Typed, places: readonly NamedCode[], before: Wish = NO_WISH): ReadForm<Wish> {
  const numbers = readFields(WISH_NUMBERS, typed);
  const areas = places.filter(({ code }) => isTicked(typed, tickOf("area", code)));
  const kinds = WISH_OPTIONS.kinds.map(({ value }) => value).filter((kind) => isTicked(typed, tickOf("kind", kind)));
  const layouts = WISH_OPTIONS.layouts.map(({ value }) => value).filter((layout) => isTicked(typed, tickOf("layout", layout)));
  const issues = [
    ...(areas.length === 0 ? [NO_AREA] : []),
    ...(areas.length > MOST_AREAS ? [TOO_MANY] : []),
    ...(kinds.length === 0 ? [NO_KIND] : []),
    ...(numbers.ok ? turned(numbers.input) : numbers.issues),
  ];
  if (!numbers.ok || issues.length > 0) return { ok: false, issues };
  const { priceMin, priceMax, areaM2Min } = numbers.input;
  return {
    ok: true,
    input: {
      ...before,
      ...{ name: null, channels: ["normal"], placeMode: "area", areas, kinds, layouts },
      purpose: WISH_OPTIONS.purposes.find(({ value }) => value === typed.purpose)?.value ?? "own-home",
      walkMinutesMax: numberOf(typed.walk),
      ageYearsMax: numberOf(typed.age),
      price: { min: priceMin, max: priceMax },
      areaM2: { ...before.areaM2, min: areaM2Min },
    },
  };
}

function turned({ priceMin, priceMax }: { readonly priceMin: number | null; readonly priceMax: number | null }): FieldIssue[] {
  return priceMin !== null && priceMax !== null && priceMin > priceMax ? [TURNED] : [];
}

function numberOf(text: string | undefined): number | null {
  return text === undefined || text === "" ? null : Number(text);
}

/** The other way round: a form that is filled from a condition. */
export function typedOfWish(wish: Wish): Typed {
  const ticks = [
    ...wish.areas.map(({ code }) => tickOf("area", code)),
    ...wish.kinds.map((kind) => tickOf("kind", kind)),
    ...wish.layouts.map((layout) => tickOf("layout", layout)),
  ];
  const man = (yen: number | null) => (yen === null ? "" : (yen / 10_000).toLocaleString("ja-JP"));
  return {
    ...Object.fromEntries(ticks.map((name) => [name, "on"])),
    purpose: wish.purpose ?? "",
    walk: String(wish.walkMinutesMax ?? ""),
    age: String(wish.ageYearsMax ?? ""),
    priceMin: man(wish.price.min),
    priceMax: man(wish.price.max),
    areaM2Min: String(wish.areaM2.min ?? ""),
  };
}
