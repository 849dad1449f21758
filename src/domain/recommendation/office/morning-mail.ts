import type { MailKind } from "#domain/notifications/core/types.ts";
import type { MailSender } from "#kernel/message.ts";
import { LEAD_KIND_WORDS } from "./lead-rules.ts";
import type { LeadKind } from "./types.ts";

/** A row of the staff of an office, and a day in Japan. */
export type MorningFacts = { readonly tenant: string; readonly staff: string; readonly day: string };

/** What waits for an office in the morning. */
export type Morning = {
  /** Customers who said or did something lately that nobody has seen to, the hottest first. */
  readonly fresh: readonly { readonly name: string; readonly kind: LeadKind }[];
  readonly freshCount: number;
  /** Questions and wishes to visit that have waited for a day. */
  readonly overdue: readonly { readonly name: string; readonly kind: LeadKind }[];
  readonly overdueCount: number;
  readonly approvals: number;
  /** When the first of them is called off, ready to be read; null: none waits. */
  readonly approvalsEnd: string | null;
};

export type MorningAdded = Morning & { readonly sender: MailSender; readonly staffName: string };

/** No mail goes out over it. */
export function isQuiet({ freshCount, overdueCount, approvals }: Morning): boolean {
  return freshCount + overdueCount + approvals === 0;
}

/** To each of an office who answers its customers, in the morning of a business day. */
export const MORNING_MAIL: MailKind<MorningFacts, MorningAdded> = {
  kind: "tenant-morning",
  isAskedByAnybody: false,
  isForBusiness: true,
  write: (morning, { origin }) => {
    const { sender, staffName, fresh, freshCount, overdue, overdueCount, approvals, approvalsEnd } = morning;
    const parts = [
      ...(freshCount > 0 ? [`新しい反応${freshCount}件`] : []),
      ...(approvals > 0 ? [`承認待ち${approvals}件`] : []),
      ...(overdueCount > 0 ? [`未対応${overdueCount}件`] : []),
    ];
    const button = (label: string, page: string) => ({
      kind: "button" as const,
      link: { label, url: `${origin}/console/recommender/${page}` },
    });
    return {
      subject: `けさの確認: ${parts.join("、")}`,
      paragraphs: [
        `${staffName}さん。けさ確認していただきたいことをお知らせします。`,
        ...(freshCount > 0 ? [[`新しい反応（${freshCount}件）`, ...fresh.map(lineOf), more(freshCount, fresh.length)]] : []),
        ...(overdueCount > 0
          ? [[`1日以上お待たせしているもの（${overdueCount}件）`, ...overdue.map(lineOf), more(overdueCount, overdue.length)]]
          : []),
        ...(freshCount + overdueCount > 0 ? [button("反応を見る", "leads")] : []),
        ...(approvals > 0 && approvalsEnd !== null
          ? [
              `承認を待っている配信が${approvals}件あります。いちばん早いものは、${approvalsEnd}に期限が切れます。`,
              button("承認する", "approvals"),
            ]
          : []),
      ],
      sender,
      foot: {
        why: "物件提案サービスの「朝のお知らせ」を受け取る担当者にお送りしています。お知らせすることがない日と、土日祝日は届きません。",
        links: [{ label: "朝のお知らせを止める", url: `${origin}/console/recommender/settings` }],
      },
    };
  },
};

function lineOf({ name, kind }: Morning["fresh"][number]): string {
  return `・${name}さん（${LEAD_KIND_WORDS[kind]}）`;
}

function more(count: number, shown: number): string | null {
  return count > shown ? `ほか${count - shown}件` : null;
}
