import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { homeFactsSchema } from "#domain/assets/core/facts.ts";
import { DATA_REQUEST_FIELDS } from "#domain/letters/data-request-fields.ts";
import { MAILED_KINDS } from "#domain/letters/kinds.ts";
import { NOTE_FIELDS } from "#domain/letters/note-fields.ts";
import { PROPOSAL_FIELDS } from "#domain/letters/proposal-fields.ts";
import { AGE_BANDS, CONSENT_PURPOSES, GENDERS, ICON_PRESETS, INCOME_BANDS, PROFESSIONS, UNDISCLOSED } from "#domain/members/core/types.ts";
import { MOVES } from "#domain/offers/core/offer-states.ts";
import type { ShownHome } from "#domain/offers/core/types.ts";
import { NOPE_REASONS } from "#domain/recommendation/core/delivery.ts";
import { CORRECTION_FIELDS } from "#domain/risk/corrections/correction-fields.ts";
import { ASSET_FIELDS } from "#kernel/fields/asset-fields.ts";
import { LETTER_FIELDS } from "#kernel/fields/letter-fields.ts";
import { byPath } from "./by-path.ts";
import { LABELS } from "./labels.ts";
import { isOnlyInJson } from "./printed-page.ts";
import { wordOf } from "./value-text.ts";

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const SCHEMA = readFileSync("db/schema.sql", "utf8");

/** What a column may hold, as the database says. */
function codesOf(column: string): string[] {
  const [table = "", name = ""] = column.split(".");
  const body = SCHEMA.split(`create table ${table} (`)[1]?.split("\n);")[0] ?? "";
  const line = body.split("\n").find((one) => one.includes("CHECK") && one.includes(`((${name} = ANY`));
  return [...(line?.matchAll(/'([^']*)'::text/g) ?? [])].map(([, code = ""]) => code);
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.includes(".test."))
    .map((name) => readFileSync(`${folder}/${name}`, "utf8"));
}
const found = (folder: string, pattern: RegExp) => [
  ...new Set(sources(folder).flatMap((text) => [...text.matchAll(pattern)].map(([, code = ""]) => code))),
];

/** Where the page shows a column of the database. */
const COLUMNS: readonly (readonly [path: string, column: string])[] = [
  ["member.consents.channel", "members_consent.channel"],
  ["assets.homes.kind", "owned_property.kind"],
  ["assets.homes.state", "owned_property.state"],
  ["assets.homes.pausedFrom", "owned_property.paused_from"],
  ["assets.homes.deletedFrom", "owned_property.deleted_from"],
  ["assets.homes.offerSetting", "owned_property.offer_setting"],
  ["assets.homes.values.source", "valuation_point.source"],
  ["assets.homes.checks.state", "ownership_check.state"],
  ["assets.homes.checks.reason", "ownership_check.reason"],
  ["offers.campaigns.state", "offer_campaign.state"],
  ["offers.campaigns.financing", "offer_campaign.financing"],
  ["offers.offers.state", "offer.state"],
  ["offers.offers.financing", "offer.financing"],
  ["offers.offers.side", "offer_message.side"],
  ["offers.offers.messages.state", "offer_message.state"],
  ["offers.reports.reason", "offer_report.reason"],
  ["connections.waiting.state", "waiting_buyer.state"],
  ["connections.owned.state", "owner_registration.state"],
  ["favorites.folders.favorites.kind", "favorite.kind"],
  ["favorites.inFoldersOfOthers.kind", "favorite.kind"],
  ["conditions.conditions.state", "user_query.state"],
  ["conditions.conditions.kyugakeNotice", "query_notice.kyugake"],
  ["notifications.settings.mailState", "notification_setting.mail_state"],
  ["notifications.choices.topic", "notification_choice.topic"],
  ["notifications.choices.channel", "notification_choice.channel"],
  ["notifications.choices.changedBy", "notification_choice.changed_by"],
  ["notifications.notes.topic", "notification_choice.topic"],
  ["notifications.line.state", "line_account.state"],
  ["notifications.messages.channel", "outbox.channel"],
  ["notifications.messages.state", "outbox.state"],
  ["recommendations.deliveries.topic", "delivery_batch.topic"],
  ["recommendations.deliveries.channel", "delivery_batch.channel"],
  ["recommendations.deliveries.state", "delivery_batch.state"],
  ["recommendations.deliveries.events.kind", "delivery_event.kind"],
  ["recommendations.reactions.kind", "home_reaction.kind"],
  ["recommendations.reactions.reason", "home_reaction.reason"],
  ["letters.handedTo.state", "inquiry_recipient.state"],
  ["company.role", "company_staff.role"],
];

const choices = (name: "direction" | "structure" | "loan.method" | "sale.relief") => [...ASSET_FIELDS[name].kind.rule.choices];

/** Where it shows what the code alone knows. */
const LISTS: readonly (readonly [path: string, codes: readonly string[]])[] = [
  ["member.consents.purpose", CONSENT_PURPOSES],
  ["member.profile.ageBand", [...AGE_BANDS, UNDISCLOSED]],
  ["member.profile.gender", [...GENDERS, UNDISCLOSED]],
  ["member.profile.incomeBand", [...INCOME_BANDS, UNDISCLOSED]],
  ["member.profile.profession", [...PROFESSIONS, UNDISCLOSED]],
  ["member.profile.icon.name", ICON_PRESETS],
  ["assets.homes.facts.direction", choices("direction")],
  ["assets.homes.facts.structure", choices("structure")],
  ["assets.homes.facts.loan.method", choices("loan.method")],
  ["assets.homes.facts.sale.relief", choices("sale.relief")],
  ["offers.offers.steps.kind", ["offer", ...Object.keys(MOVES)]],
  ["offers.offers.home.kind", ["condo", "house", "land"]],
  ["offers.offers.home.floorBand", ["low", "middle", "high"]],
  ["recommendations.refusedSuggestions.reason", NOPE_REASONS],
  ["letters.kind", [...Object.keys(MAILED_KINDS), ...found("src/domain", /_LETTER = \{\s*id: "([a-z-]+)"/g), "listing-inquiry"]],
  ["letters.fields.relation", PROPOSAL_FIELDS.relation.kind.rule.choices],
  ["letters.fields.request", DATA_REQUEST_FIELDS.request.kind.rule.choices],
  ["letters.fields.stance", NOTE_FIELDS.stance.kind.rule.choices],
  ["letters.fields.field", Object.keys(CORRECTION_FIELDS)],
  ["account.log.event", found("src/domain/identity", /\bevent: "([a-z-]+)"/g)],
  ["account.log.outcome", found("src/domain/identity", /\boutcome: "([a-z-]+)"/g)],
  ["notifications.messages.kind", found("src/domain", /kind: "([a-z-]+)",\s*isAskedByAnybody/g)],
  ["notifications.notes.topic", found("src/domain", /addNote\([^;]*?topic: "([a-z-]+)"/g)],
];

const SHOWN: Readonly<Record<keyof ShownHome, true>> = {
  ...{ kind: true, buildingName: true, place: true, aboutM2: true, layout: true, floorBand: true },
};

describe("every code that the page may show has a word", () => {
  it.each(COLUMNS)("at %s, whatever %s may hold", (path, column) => {
    const codes = codesOf(column);
    expect(codes.length).toBeGreaterThan(1);
    expect(codes.filter((code) => !JAPANESE.test(wordOf(path, code) ?? "") && wordOf(path, code) !== "LINE")).toEqual([]);
  });

  it.each(LISTS)("at %s", (path, codes) => {
    expect(codes.length).toBeGreaterThan(1);
    // A choice that is Japanese already is its own word.
    const words = codes.map((code) => [code, wordOf(path, code) ?? code] as const);
    expect(words.filter(([, word]) => !JAPANESE.test(word) || word === wordOf(path, "*"))).toEqual([]);
  });
});

it("every name of what people tell has a word", () => {
  const told = [
    ...Object.keys(homeFactsSchema.shape).map((name) => `assets.homes.facts.${name}`),
    ...Object.keys(ASSET_FIELDS).map((name) => `assets.homes.facts.${name}`),
    ...Object.keys(SHOWN).map((name) => `offers.offers.home.${name}`),
    ...Object.keys({ ...LETTER_FIELDS, ...PROPOSAL_FIELDS, ...DATA_REQUEST_FIELDS, ...NOTE_FIELDS }).map(
      (name) => `letters.fields.${name}`,
    ),
  ];
  expect(told.filter((path) => !isOnlyInJson(path) && !JAPANESE.test(byPath(LABELS, path) ?? ""))).toEqual([]);
});
