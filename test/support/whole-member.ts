import { createHash } from "node:crypto";
import type { IdentityService } from "#domain/identity/index.server.ts";
import type { ObjectHolder } from "#domain/identity/objects/object-access.ts";
import { putObject } from "#domain/identity/objects/objects.server.ts";
import type { Db } from "#platform/db.server.ts";
import { rowsOfAccount } from "./whole-account.ts";
import { rowsOfOffers } from "./whole-offers.ts";
import type { WholeMember } from "./whole-person.ts";

type Row = Readonly<Record<string, unknown>>;

const PNG = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.from("the rest of a picture")]);

/** All that an owner may tell. */
const FACTS = {
  ...{ areaM2: 70, floor: 5, layout: "3LDK", direction: "南", builtYear: 2008, structure: "RC", totalFloors: 14, walkMinutes: 8 },
  renovations: [{ year: 2020, what: "キッチン", costYen: 1_000_000 }],
  purchase: { on: "2014-04-10", priceYen: 50_000_000, buildingYen: null, costsYen: null },
  loan: {
    ...{ balanceYen: 30_000_000, asOf: "2026-10", annualPercent: 0.9, endsIn: "2049-04", method: "equal-payment" },
    ...{ rateChanges: [{ from: "2027-04", annualPercent: 1.1 }], bonus: { balanceYen: 5_000_000, months: [1, 7] } },
  },
  residence: { since: "2014-05", until: null },
  ownShare: { numerator: 1, denominator: 2 },
  sale: { relief: "never", reliefYear: null, lots: 1, otherCostsYen: null },
};

/** The rows of somebody who has something everywhere, by table, in the order in which they can be written; `made` tells one of these from another. */
function rowsOfMember({ sub, email }: WholeMember, made: string, at: Date): (readonly [table: string, row: Row])[] {
  const recipient = `member:${sub}`;
  const on = "2026-11-20";
  const json = (value: unknown) => JSON.stringify(value);
  const hash = (of: string) => createHash("sha256").update(`${of} ${made}`).digest();
  const building = { apartment_key: "toyosu-residence" };
  const place = { city_code: "13108", town: "豊洲", lon: 139.79, lat: 35.65 };
  return [
    ["members_user_info", { sub, family_name: "見本", given_name: "花子", town: "豊洲", updated_at: at }],
    ["members_profile", { sub, age_band: "30s", updated_at: at }],
    ["members_search", { sub, place_key: "p", label: "調べた豊洲", draft: json({ town: "豊洲" }), searched_at: at }],
    ["members_estimate", { sub, estimate_id: `gone-${made}`, seen_at: at }],
    ["members_risk_weights", { sub, weights: "50-10-10-10-10-10", moved_at: at }],
    [
      "members_consent",
      { id: `c-${made}`, subject: sub, purpose: "profile-matching", text_version: "2026-11-01", channel: "web", given_at: at },
    ],
    [
      "owned_property",
      {
        ...{
          id: `own-${made}`,
          sub,
          kind: "condo",
          ...building,
          name: "豊洲レジデンス",
          address: "東京都江東区豊洲",
          city_name: "江東区",
          ...place,
        },
        ...{ state: "tracking", facts: json(FACTS), version: 1, created_at: at, updated_at: at },
      },
    ],
    [
      "valuation_point",
      {
        ...{ property_id: `own-${made}`, month: "2026-11", q10: 62_000_000, q50: 71_000_000, q90: 81_000_000, grade: "B" },
        ...{ model_version: "condo-1", source: "monthly", made_at: at },
      },
    ],
    ["ownership_check", { id: `ch-${made}`, property_id: `own-${made}`, state: "waiting", handed_in_at: at, mail_to: email }],
    ["desk_claim", { queue: "letters", item_id: `L-${made}`, operator: sub, claimed_at: at, until: at }],
    [
      "waiting_buyer",
      {
        id: `w-${made}`,
        ...building,
        sub,
        state: "waiting",
        layouts: ["3LDK"],
        note: "待っている理由",
        mail_to: email,
        joined_at: at,
        updated_at: at,
      },
    ],
    [
      "owner_registration",
      { id: `o-${made}`, ...building, sub, state: "registered", floor: 5, note: "オーナーのメモ", registered_at: at, updated_at: at },
    ],
    ["kept_home", { sub, subject_key: "toyosu-residence", label: "保存した建物", kept_at: at }],
    ["favorite_folder", { id: `f-${made}`, owner_sub: sub, name: "通勤に近い家", is_default: false, made_at: at }],
    [
      "favorite",
      {
        id: `fav-${made}`,
        folder_id: `f-${made}`,
        kind: "area",
        key: "13108",
        label: "江東区",
        note: "お気に入りのメモ",
        added_by: sub,
        note_by: sub,
        kept_at: at,
        changed_at: at,
      },
    ],
    ["favorite_folder", { id: `f-other-${made}`, owner_sub: `friend-${made}`, name: "友だちのフォルダー", is_default: false, made_at: at }],
    ["favorite_folder_member", { folder_id: `f-other-${made}`, sub, joined_at: at }],
    [
      "favorite",
      {
        id: `fav-other-${made}`,
        folder_id: `f-other-${made}`,
        kind: "area",
        key: "13109",
        label: "品川区",
        note: "友だちへのメモ",
        added_by: sub,
        note_by: sub,
        kept_at: at,
        changed_at: at,
      },
    ],
    [
      "favorite",
      {
        id: `fav-friend-${made}`,
        folder_id: `f-other-${made}`,
        kind: "area",
        key: "13110",
        label: "目黒区",
        note: "友だちの秘密",
        added_by: `friend-${made}`,
        note_by: `friend-${made}`,
        kept_at: at,
        changed_at: at,
      },
    ],
    [
      "user_query",
      {
        id: `q-${made}`,
        sub,
        state: "active",
        version: 1,
        flow_version: 1,
        answers: json({ price: { min: null, max: 60_000_000 } }),
        mail_to: email,
        created_at: at,
        updated_at: at,
        seen_at: at,
      },
    ],
    ["user_query_version", { query_id: `q-${made}`, version: 1, words: "江東区 / 6,000万円以下", made_at: at }],
    ["query_notice", { query_id: `q-${made}`, kyugake: "daily", chosen_at: at }],
    ["query_draft", { sub, content: json({ answers: { name: "書きかけの条件" } }), updated_at: at }],
    [
      "notification_setting",
      { recipient, digest_hour: 18, cap_per_day: 2, mail_address: email, mail_state: "ok", version: 1, updated_at: at },
    ],
    ["notification_choice", { recipient, topic: "recommendation", channel: "mail", is_on: true, changed_at: at, changed_by: "member" }],
    [
      "inbox_note",
      { recipient, note_key: "k", topic: "recommendation", title: "お知らせの題名", body: "お知らせの本文", url: "/recc", made_at: at },
    ],
    ["line_account", { provider: "own", user_id: `line-user-${made}`, recipient, state: "linked", changed_at: at }],
    ["line_nonce", { nonce_hash: hash("nonce"), recipient, made_at: at }],
    ["opaque_link", { token_hash: hash("link"), purpose: "mail-stop", subject: `${recipient}|recommendation`, made_at: at }],
    [
      "outbox",
      {
        kind: "recommendation-digest",
        recipient: email,
        recipient_key: recipient,
        facts: json({ recipient }),
        queued_at: at,
        next_try_at: at,
        is_asked_by_anybody: false,
        channel: "mail",
        state: "queued",
        after_crash: "again",
      },
    ],
    [
      "outbox",
      {
        kind: "letter-received",
        recipient: email,
        facts: json({}),
        queued_at: at,
        next_try_at: at,
        is_asked_by_anybody: true,
        channel: "mail",
        state: "sent",
        after_crash: "again",
        ended_at: at,
      },
    ],
    [
      "delivery_batch",
      {
        id: `b-${made}`,
        recipient,
        topic: "recommendation",
        channel: "mail",
        window_key: "w",
        state: "sent",
        scheduled_at: at,
        sent_at: at,
        made_at: at,
        weights_version: "1",
        seed: "s",
        is_sample: true,
      },
    ],
    [
      "delivery_item",
      {
        batch_id: `b-${made}`,
        position: 1,
        listing_id: "listing-in-toyosu",
        dwelling_key: "d",
        price: 54_800_000,
        reasons: json([]),
        soft_edges: json([]),
        features: json({}),
        propensity: 1,
        is_explored: false,
      },
    ],
    ["delivery_event", { batch_id: `b-${made}`, position: 1, kind: "dwell", dwell_seconds: 40, happened_at: at }],
    ["home_reaction", { recipient, dwelling_key: "d", listing_id: "listing-in-toyosu", kind: "nope", reason: "price", reacted_at: at }],
    ["suggestion_refusal", { recipient, query_id: `q-${made}`, reason: "price", refused_at: at }],
    [
      "company",
      {
        id: `co-${made}`,
        name: "見本不動産",
        licence: `東京都知事(1)第${made}号`,
        address: "東京都",
        phone: "0312345678",
        email: "office@example.jp",
        state: "live",
        created_at: at,
        updated_at: at,
      },
    ],
    ["company_staff", { id: `st-${made}`, sub, company_id: `co-${made}`, role: "agent", name: "見本 花子", email, joined_at: at }],
    [
      "company_invitation",
      {
        id: `in-${made}`,
        company_id: `co-${made}`,
        email,
        role: "agent",
        invited_by: "st",
        made_at: at,
        ended_at: at,
        outcome: "accepted",
      },
    ],
    [
      "letter",
      {
        id: `L-${made}`,
        kind: "question",
        ...building,
        email,
        fields: json({ message: "質問の本文" }),
        received_at: at,
        answer_due_on: on,
        answer: "お返事の本文",
        answered_at: at,
      },
    ],
    [
      "listing_inquiry",
      {
        letter_id: `L-${made}`,
        listing_id: "listing-in-toyosu",
        dwelling_key: "d",
        home_title: "問い合わせた物件",
        home_price: 1,
        topic: "question",
        contact_way: "mail",
      },
    ],
    [
      "inquiry_recipient",
      {
        letter_id: `L-${made}`,
        company_id: `co-${made}`,
        listing_id: "listing-in-toyosu",
        state: "accepted",
        consent_version: "1",
        consent_text: "渡します",
        consented_at: at,
      },
    ],
    [
      "risk_registration",
      { id: `r-${made}`, ...building, email, on_change: true, yearly: false, confirmed_at: at, notified_at: at, changed_at: at },
    ],
    [
      "tenant",
      {
        ...{
          key: `office-${made}`,
          state: "live",
          name: "会社",
          licence: "免許",
          address: "東京都",
          email: "office@example.jp",
          brand_colour: "#0017c1",
        },
        ...{
          allowed_hosts: [],
          approval: "manual",
          hot_days: 7,
          spf: "ok",
          dkim: "ok",
          dmarc: "ok",
          is_sample: true,
          created_at: at,
          updated_at: at,
        },
      },
    ],
    [
      "tenant_customer",
      { tenant_key: `office-${made}`, id: `cu-${made}`, state: "waiting", email, heat: "none", created_at: at, updated_at: at },
    ],
  ];
}

/** Writes all of it, and a file into the member's own folder. Answers the name of the file. */
export async function plantMember(
  { db, service }: { readonly db: Db; readonly service: Parameters<typeof putObject>[0] & Pick<IdentityService, "clock"> },
  member: WholeMember,
  made: string,
): Promise<string> {
  const tables = db.$extendTables<Record<string, Record<string, unknown>>>();
  const at = new Date("2026-11-20T03:00:00Z");
  for (const [table, row] of [...rowsOfMember(member, made, at), ...rowsOfOffers(member, made, at), ...rowsOfAccount(member, made, at)])
    await tables.insertInto(table).values(row).execute();
  const holder: ObjectHolder = { identityId: `ap:${made}`, isGuest: false };
  const name = `private/${holder.identityId}/icon.png`;
  const kept = await putObject(service, holder, { name, contentType: "image/png", bytes: PNG });
  if (!kept.ok) throw new Error(`the file was not kept: ${kept.reason}`);
  return name;
}
