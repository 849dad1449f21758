import type { LineKind, MailKind, MailWords } from "#domain/notifications/core/types.ts";
import type { DeliveryTopic } from "#domain/recommendation/core/delivery.ts";
import type { MailSender, MessageBlock, MessageHome } from "#kernel/message.ts";

/** What waits: everything else is read as the message goes out. */
export type DeliveryFacts = { readonly batchId: string };

/** Made as a message goes out. */
export type DeliveryAdded = {
  readonly homes: readonly MessageHome[];
  /** The conditions that found them, in words; empty: none did. */
  readonly conditions: readonly string[];
  readonly listUrl: string;
  readonly stopUrl: string;
  /** What becomes of what is known of who gets it. */
  readonly policyUrl: string;
  /** An office that writes under its own name; null: the site. */
  readonly sender: MailSender | null;
};

type DeliveryKind = MailKind<DeliveryFacts, DeliveryAdded>;

const WHY: Readonly<Record<DeliveryTopic, string>> = {
  recommendation: "通知設定で「おすすめ物件」を受け取ると選ばれたため、お送りしています。",
  kyugake: "通知設定で「九掛け物件の速報」を受け取ると選ばれたため、お送りしています。",
  "price-change": "通知設定で「値下げのお知らせ」を受け取ると選ばれたため、お送りしています。",
};

const RECOMMENDATION_DIGEST: MailKind<DeliveryFacts, DeliveryAdded> = {
  kind: "recommendation-digest",
  ...delivered("recommendation", ({ homes, conditions, listUrl, sender }) => ({
    subject: `おすすめ物件 ${homes.length}件`,
    preheader: preheaderOf(homes),
    paragraphs: [
      `${sender === null ? "保存した" : "ご登録の"}条件に合う物件を、${homes.length}件お知らせします。`,
      ...conditionsOf(conditions),
      ...cards(homes),
      ...bandWords(homes),
      { kind: "button", link: { label: "すべて見る・感想を伝える", url: listUrl } },
      { kind: "note", text: "いいね・興味なしを伝えると、次からのおすすめに生かします。リンクは30日のあいだ使えます。" },
    ],
  })),
};

const KYUGAKE_ALERT: MailKind<DeliveryFacts, DeliveryAdded> = {
  kind: "kyugake-alert",
  ...delivered("kyugake", ({ homes, conditions }) => ({
    subject: `条件に合う九掛け物件（確度A）が出ました`,
    preheader: preheaderOf(homes),
    paragraphs: [
      "保存した条件に合う物件が、AIの推定価格の90%以下で売り出されています。",
      ...conditionsOf(conditions),
      ...cards(homes),
      ...bandWords(homes),
      { kind: "note", text: "推定価格は目安です。安い理由があることもあります。物件の画面でご確認ください。" },
    ],
  })),
};

const PRICE_CHANGE: MailKind<DeliveryFacts, DeliveryAdded> = {
  kind: "price-change",
  ...delivered("price-change", ({ homes }) => ({
    subject: "気になる物件の価格が下がりました",
    preheader: preheaderOf(homes),
    paragraphs: ["お気に入りの物件や、前におすすめした物件の価格が下がりました。", ...cards(homes), ...bandWords(homes)],
  })),
};

export const DELIVERY_MAILS: Readonly<Record<DeliveryTopic, DeliveryKind>> = {
  recommendation: RECOMMENDATION_DIGEST,
  kyugake: KYUGAKE_ALERT,
  "price-change": PRICE_CHANGE,
};

/** The same on LINE. */
export const DELIVERY_LINES: Readonly<Record<DeliveryTopic, LineKind<DeliveryFacts>>> = {
  recommendation: { kind: RECOMMENDATION_DIGEST.kind },
  kyugake: { kind: KYUGAKE_ALERT.kind },
  "price-change": { kind: PRICE_CHANGE.kind },
};

/** Of a mail, what a chat shows too. */
export function isBlock(paragraph: MailWords["paragraphs"][number]): paragraph is MessageBlock {
  return typeof paragraph === "object" && "kind" in paragraph;
}

function delivered(topic: DeliveryTopic, words: (added: DeliveryAdded) => MailWords): Omit<DeliveryKind, "kind"> {
  return {
    isAskedByAnybody: false,
    afterCrash: "unclear",
    write: (mail, { origin }) => ({
      ...words(mail),
      ...(mail.sender === null ? ownFoot(topic, mail, origin) : officeFrame(mail.sender, mail)),
    }),
  };
}

const policy = (url: string) => ({ label: "メールの個人情報の取扱い", url });

function ownFoot(topic: DeliveryTopic, { stopUrl, policyUrl }: DeliveryAdded, origin: string): Pick<MailWords, "foot"> {
  const stop = { label: "このお知らせを停止する", url: stopUrl };
  return {
    foot: { why: WHY[topic], stop, links: [{ label: "時間・回数を変える", url: `${origin}/settings/notification` }, policy(policyUrl)] },
  };
}

function officeFrame(sender: MailSender, { stopUrl, policyUrl }: DeliveryAdded): Pick<MailWords, "foot" | "sender"> {
  const why = `${sender.name}の物件提案サービスに条件をご登録いただいたため、お送りしています。`;
  return { sender, foot: { why, stop: { label: "配信をすべて止める", url: stopUrl }, links: [policy(policyUrl)] } };
}

function cards(homes: readonly MessageHome[]) {
  return homes.map((home) => ({ kind: "home" as const, home }));
}

/** What the lines of the cards are; a chat draws none of them. */
function bandWords(homes: readonly MessageHome[]): MailWords["paragraphs"] {
  return homes.every(({ estimate }) => !estimate)
    ? []
    : [
        "図の太い帯は、10件のうち8件が入るAI推定の幅、帯の中の線は推定価格、もう1本の線は売出価格です。AI推定価格は統計による目安で、不動産鑑定評価ではありません。",
      ];
}

function conditionsOf(conditions: readonly string[]): MailWords["paragraphs"] {
  return conditions.length === 0 ? [] : [conditions.map((words) => `条件: ${words}`)];
}

function preheaderOf([first]: readonly MessageHome[]): string {
  return first ? [first.title, first.priceText, ...first.reasons.slice(0, 1)].join(" ") : "";
}
