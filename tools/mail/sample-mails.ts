import type { MailKind } from "#domain/notifications/core/types.ts";

type Facts = { readonly number: number };

/** A digest of three homes, another one for each number. */
export const DIGEST: MailKind<Facts> = {
  kind: "test-digest",
  isAskedByAnybody: false,
  write: ({ number }, { origin }) => ({
    subject: `おすすめの物件 ${number}`,
    preheader: `${number}件目のおすすめです`,
    paragraphs: [
      `${number}番の方へ。保存した条件に合う物件です。`,
      ...[1, 2, 3].map((place) => ({
        kind: "home" as const,
        home: {
          title: `見本レジデンス第${number}-${place}`,
          url: `${origin}/homes/${number}-${place}`,
          priceText: `${4000 + ((number * 7 + place) % 3000)}万円`,
          facts: ["江東区豊洲4丁目", `${50 + (number % 40)}.2㎡ / 3LDK`],
          reasons: ["予算より300万円低い", "駅徒歩が条件より2分近い"],
          marks: ["サンプル"],
          pictureUrl: null,
          actions: [{ label: "いいね", url: `${origin}/recc/latest?home=${number}-${place}` }],
        },
      })),
      { kind: "button", link: { label: "おすすめを見る", url: `${origin}/recc/latest` } },
    ],
  }),
};

/** What somebody waits for. */
export const CODE: MailKind<Facts> = {
  kind: "test-code",
  isAskedByAnybody: false,
  afterCrash: "again",
  write: ({ number }) => ({ subject: `確認 ${number}`, paragraphs: [`確認の番号は ${number} です。`] }),
};
