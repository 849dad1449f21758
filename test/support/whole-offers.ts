import type { WholeMember } from "./whole-person.ts";

type Row = Readonly<Record<string, unknown>>;

/** Offers that ended, one made by a member and one made to them, by table; the other side is somebody else. */
export function rowsOfOffers({ sub, email }: WholeMember, made: string, at: Date): (readonly [table: string, row: Row])[] {
  const other = `friend-${made}`;
  const json = (value: unknown) => JSON.stringify(value);
  const campaign = (id: string, of: string, words: string): Row => ({
    ...{
      id,
      sub: of,
      query_id: `q-${made}`,
      state: "finished",
      version: 1,
      words,
      wish: json({}),
      message: "大切に住みます",
      financing: "cash",
    },
    ...{ offer_ratio: 1, made_at: at, updated_at: at, starts_at: at },
  });
  const offer = (id: string, campaign_id: string, sides: Row): Row => ({
    ...{
      id,
      campaign_id,
      home_id: `home-${id}`,
      home: json({ kind: "condo", buildingName: "東雲サンプルコート", place: "江東区東雲", aboutM2: 70, layout: "3LDK", floorBand: "low" }),
      estimate: json({}),
      ...sides,
      financing: "cash",
    },
    ...{
      buyer_alias: `買い手${id}`,
      owner_alias: `オーナー${id}`,
      state: "expired",
      price_yen: 80_500_000,
      round: 1,
      version: 1,
      clock: 0,
      reminded: 0,
    },
    ...{ is_cut_off: false, events: 1, messages: 2, created_at: at, moved_at: at },
  });
  const event = (offer_id: string): Row => ({
    ...{
      offer_id,
      seq: 1,
      kind: "deliver",
      actor: "buyer",
      from_state: "created",
      to_state: "delivered",
      price_yen: 80_500_000,
      round: 1,
      version: 1,
      at,
    },
  });
  const contact = (side: string, mail: string): Row => ({
    ...{
      offer_id: `of-${made}`,
      side,
      name: side === "buyer" ? "見本 花子" : "相手の名前",
      email: mail,
      text_version: "1",
      consented_at: at,
    },
  });
  return [
    ["offer_campaign", campaign(`ca-${made}`, sub, `江東区で探しています${made}。`)],
    ["offer_campaign", campaign(`ca-other-${made}`, other, "相手の希望")],
    ["offer", offer(`of-${made}`, `ca-${made}`, { buyer_sub: sub, owner_sub: other })],
    ["offer", offer(`of-in-${made}`, `ca-other-${made}`, { buyer_sub: other, owner_sub: sub })],
    ["offer_event", event(`of-${made}`)],
    ["offer_message", { offer_id: `of-${made}`, no: 1, side: "buyer", state: "sent", text: `わたしの言葉${made}。`, at }],
    ["offer_message", { offer_id: `of-${made}`, no: 2, side: "owner", state: "sent", text: "相手の言葉", at }],
    ["offer_contact", contact("buyer", email)],
    ["offer_contact", contact("owner", `${other}@example.jp`)],
    ["offer_block", { id: `bl-${made}`, owner_sub: sub, buyer_sub: other, offer_id: `of-in-${made}`, blocked_at: at }],
    ["offer_report", { id: `re-${made}`, offer_id: `of-${made}`, side: "buyer", reason: "pressure", note: `通報の言葉${made}。`, at }],
    ["offer_notice", { offer_id: `of-${made}`, side: "buyer", kind: "expired", number: 1, at }],
  ];
}
