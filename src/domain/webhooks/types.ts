/** What a client can be told of. */
export const WEBHOOK_EVENTS = ["batch.finished", "batch.failed"] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
/** `ping` is sent on request, whatever an endpoint is to be told of. */
export type SentEvent = WebhookEvent | "ping";

/** 稼働中, 失敗が続いている, 停止中. */
export const ENDPOINT_STATES = ["active", "failing", "off"] as const;
export type EndpointState = (typeof ENDPOINT_STATES)[number];

/** Where a client is told. */
export type Endpoint = {
  readonly id: string;
  readonly clientId: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly state: EndpointState;
  /** Since when nothing was taken there; null: the last was. */
  readonly failingSince: Date | null;
  /** Until when the secret before signs as well; null: there is none. */
  readonly oldSecretUntil: Date | null;
  readonly madeAt: Date;
};

/** 送信待ち, 届いた, 届かなかった, 取りやめた. */
export const DELIVERY_STATES = ["waiting", "delivered", "given-up", "dropped"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why a try came to nothing; a status that is no success is told as it is. */
export const ATTEMPT_FAULTS = ["bad-status", "address-not-allowed", "too-slow", "unreachable"] as const;
export type AttemptFault = (typeof ATTEMPT_FAULTS)[number];

/** One try. What was answered beyond the status is not kept. */
export type Attempt = {
  readonly number: number;
  readonly at: Date;
  /** Null: nothing was answered. */
  readonly status: number | null;
  readonly fault: AttemptFault | null;
  readonly ms: number;
};

/** One message to one endpoint. Its id is the `webhook-id`, the same at each try. */
export type Delivery = {
  readonly id: string;
  readonly endpointId: string;
  readonly event: SentEvent;
  readonly state: DeliveryState;
  readonly madeAt: Date;
  /** Null: none will follow by itself. */
  readonly nextTryAt: Date | null;
  readonly attempts: readonly Attempt[];
};

export const MOST_ENDPOINTS = 5;
