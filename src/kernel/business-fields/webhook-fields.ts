import { required } from "#kernel/fields/field-kind.ts";
import { oneLine } from "#kernel/fields/text-kinds.ts";

/** What a new endpoint of webhooks is to be. */
export const WEBHOOK_FIELDS = {
  url: required("送信先のURL", oneLine(500), { example: "https://hooks.example.co.jp/machinone" }),
} as const;
