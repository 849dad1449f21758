import type { CompanyWebhookDeliveries, CompanyWebhooks } from "#api/client/client.ts";
import type { AttemptFault, DeliveryState, EndpointState, WebhookEvent } from "#domain/webhooks/types.ts";
import { formatMoment } from "#kernel/japanese-date.ts";
import type { BadgeTone } from "#web/kit/ui/badge.tsx";

export type EndpointRow = CompanyWebhooks["items"][number];
export type DeliveryRow = CompanyWebhookDeliveries["items"][number];

export const EVENT_WORDS: Readonly<Record<WebhookEvent | "ping", string>> = {
  "batch.finished": "一括査定の完了",
  "batch.failed": "一括査定の失敗",
  ping: "試し",
};

type Told = { readonly words: string; readonly tone: BadgeTone };

export const ENDPOINT_WORDS: Readonly<Record<EndpointState, Told>> = {
  active: { words: "有効", tone: "good" },
  failing: { words: "届いていません", tone: "warn" },
  off: { words: "停止中", tone: "accent" },
};

export const DELIVERY_WORDS: Readonly<Record<DeliveryState, Told>> = {
  waiting: { words: "送信待ち", tone: "quiet" },
  delivered: { words: "届きました", tone: "good" },
  "given-up": { words: "届きませんでした", tone: "accent" },
  dropped: { words: "取りやめました", tone: "quiet" },
};

const FAULTS: Readonly<Record<AttemptFault, string>> = {
  "bad-status": "2xx以外の応答",
  "address-not-allowed": "送信できない宛先",
  "too-slow": "10秒以内に応答なし",
  unreachable: "つながりません",
};

/** `2026年12月1日 12:00　500（2xx以外の応答）　120ミリ秒`. */
export function attemptWords({ at, status, fault, ms }: DeliveryRow["attempts"][number]): string {
  const outcome = fault === null ? String(status) : status === null ? FAULTS[fault] : `${status}（${FAULTS[fault]}）`;
  return `${formatMoment(new Date(at))}　${outcome}　${ms.toLocaleString("ja-JP")}ミリ秒`;
}
