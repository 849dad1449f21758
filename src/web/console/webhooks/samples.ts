import type { CompanyApiClients } from "#api/client/client.ts";
import type { DeliveryRow, EndpointRow } from "./webhook-words.ts";

const made = "2026-11-01T00:00:00Z";

export const SAMPLE_CLIENTS: CompanyApiClients["items"] = [
  { id: "c1", name: "見本不動産(架空)", plan: "standard", mostCalls: 30_000, next: null, endsAt: null, madeAt: made },
];

const endpoint: EndpointRow = {
  ...{ id: "w1", clientId: "c1", url: "https://hooks.example.co.jp/machinone", events: ["batch.finished", "batch.failed"] },
  ...{ state: "active", failingSince: null, oldSecretUntil: null, madeAt: made },
};

/** Everything an endpoint can be, for galleries and tests. */
export const SAMPLE_ENDPOINTS: readonly EndpointRow[] = [
  endpoint,
  { ...endpoint, id: "w2", url: "https://hooks.example.co.jp/failing", state: "failing", failingSince: "2026-11-29T00:00:00Z" },
  { ...endpoint, id: "w3", url: `https://hooks.example.co.jp/${"long-path/".repeat(20)}`, state: "off", failingSince: made },
  { ...endpoint, id: "w4", events: ["batch.failed"], oldSecretUntil: "2026-12-02T00:00:00Z" },
];

export const SAMPLE_DELIVERIES: readonly DeliveryRow[] = [
  {
    ...{ id: "msg_waiting", event: "batch.finished", state: "waiting", madeAt: made, nextTryAt: "2026-11-01T00:30:00Z" },
    attempts: [
      { number: 1, at: made, status: 500, fault: "bad-status", ms: 120 },
      { number: 2, at: made, status: null, fault: "too-slow", ms: 10_000 },
    ],
  },
  {
    ...{ id: "msg_taken", event: "ping", state: "delivered", madeAt: made, nextTryAt: null },
    attempts: [{ number: 1, at: made, status: 204, fault: null, ms: 80 }],
  },
];
