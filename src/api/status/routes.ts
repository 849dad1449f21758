import { createRoute, z } from "@hono/zod-openapi";
import { jsonAnswer } from "#api/http/service.ts";
import { STATUS_PARTS } from "#domain/status/types.ts";

const daySchema = z.object({
  day: z.iso.date().openapi({ example: "2026-12-01" }),
  recordedMinutes: z.number().int(),
  downMinutes: z.number().int(),
});
const incidentSchema = z.object({
  from: z.iso.datetime(),
  minutes: z.number().int(),
  parts: z.array(z.enum(STATUS_PARTS)).readonly(),
});

const statusSchema = z
  .object({
    state: z.enum(["up", "down", "unknown"]),
    asOf: z.iso.datetime().nullable(),
    days: z.array(daySchema).readonly(),
    upShare: z.number().nullable(),
    incidents: z.array(incidentSchema).readonly(),
    p95Ms: z.number().int().nullable(),
  })
  .openapi("ServiceStatus");
export type ServiceStatus = z.infer<typeof statusSchema>;

export const statusRoute = createRoute({
  method: "get",
  path: "",
  tags: ["status"],
  summary: "稼働状況",
  description:
    "1分ごとの確認による90日分の記録です。recordedMinutes が 0 の日は記録がありません。upShare は記録のある時間のうち正常だった割合、p95Ms は、直近24時間に答えた査定（v1・v2・v3）の応答時間の95パーセンタイルです。",
  responses: { 200: jsonAnswer(statusSchema, "稼働状況") },
});

export const statusRoutes = [statusRoute];
