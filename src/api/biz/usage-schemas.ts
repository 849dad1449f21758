import { z } from "@hono/zod-openapi";
import { type ApiClient, KEY_MODES, PLAN_IDS, type QuotaState, type Usage } from "#domain/api-access/types.ts";

const count = z.number().int().min(0);

const policySchema = z
  .object({
    name: z.enum(["burst", "month", "trial"]),
    calls: count.openapi({ description: "上限の回数" }),
    windowSeconds: count.nullable().openapi({ description: "上限の期間(秒)。試用では、試用の全体" }),
    remaining: count,
    resetSeconds: count.nullable().openapi({ description: "もとに戻るまでの秒数" }),
  })
  .openapi("QuotaPolicy");

export const usageSchema = z
  .object({
    plan: z.enum(PLAN_IDS),
    mode: z.enum(KEY_MODES),
    endsAt: z.iso.datetime().nullable().openapi({ description: "試用の終わり" }),
    month: z.string().openapi({ example: "2026-12", description: "日本時間の月" }),
    includedCalls: count.openapi({ description: "月額に含まれる回数" }),
    calls: count,
    overCalls: count,
    testCalls: count,
    feeYen: count.openapi({ description: "今月の料金(円、税別)" }),
    policies: z.array(policySchema),
  })
  .openapi("ApiUsage");

type Told = {
  readonly usage: Usage;
  readonly endsAt: ApiClient["endsAt"];
  readonly mode: (typeof KEY_MODES)[number];
  readonly state: QuotaState;
};

export function presentUsage({ usage, endsAt, mode, state }: Told): z.infer<typeof usageSchema> {
  const { plan, month, includedCalls, calls, overCalls, testCalls, feeYen } = usage;
  return {
    ...{ plan, mode, endsAt: endsAt?.toISOString() ?? null },
    ...{ month, includedCalls, calls, overCalls, testCalls, feeYen },
    policies: state.policies.map((policy) => ({ ...policy })),
  };
}
