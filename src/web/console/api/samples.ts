import type { CompanyApiAccess, CompanyApiUsage } from "#api/client/client.ts";

const made = "2026-11-01T00:00:00Z";
const key = {
  ...{ id: "k1", kind: "secret" as const, mode: "live" as const, label: "査定システム（本番）", prefix: "mk_live_7QmXbC" },
  ...{ scopes: ["assess:v3" as const, "batch" as const], hosts: [], ips: ["203.0.113.0/24"] },
  ...{ madeAt: made, lastUsedAt: "2026-11-30T00:00:00Z", endsAt: null, revokedAt: null },
};

/** Everything a key can be, for galleries and tests. */
export const SAMPLE_ACCESS: CompanyApiAccess = {
  items: [
    {
      ...{ id: "c1", name: "見本不動産(架空)", plan: "standard", mostCalls: 60_000, madeAt: made },
      ...{ next: { plan: "business", beginsAt: "2026-12-31T15:00:00Z" }, endsAt: null },
      scopes: ["assess:v1", "assess:v2", "assess:v3", "batch", "webhooks", "widget"],
      keys: [
        key,
        {
          ...key,
          id: "k2",
          label: "ホームページ",
          kind: "publishable",
          prefix: "mk_pub_a81mQx",
          scopes: ["widget"],
          hosts: ["www.example.co.jp"],
          ips: [],
        },
        { ...key, id: "k3", label: "古いシステム", mode: "test", lastUsedAt: null, endsAt: "2026-12-02T00:00:00Z" },
        { ...key, id: "k4", label: "とても長い名前のキー".repeat(4), revokedAt: "2026-11-20T00:00:00Z" },
      ],
    },
  ],
};

export const SAMPLE_USAGE: CompanyApiUsage = {
  client: { id: "c1", name: "見本不動産(架空)", plan: "standard", mostCalls: 30_000, next: null, endsAt: null, madeAt: made },
  ...{ mostCalls: 30_000, month: "2026-12", months: ["2026-12", "2026-11"], plan: "standard", includedCalls: 3000 },
  ...{ calls: 3010, testCalls: 4, overCalls: 10, feeYen: 30_120, csv: "" },
  days: [
    { day: "2026-12-01", calls: 3000, testCalls: 4 },
    { day: "2026-12-02", calls: 10, testCalls: 0 },
  ],
  scopes: [{ scope: "assess:v3", calls: 3010, testCalls: 4 }],
  keys: [{ keyId: "k1", calls: 3010, testCalls: 4 }],
};
