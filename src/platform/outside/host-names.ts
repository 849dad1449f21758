import { z } from "zod";

const HOST_NAME = /^([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])(:\d{1,5})?$/;
/** Names of servers with commas between them, as browsers write them in `Host`: example.jp, localhost:3000, [::1]:3000. */
export const hostNames = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim().toLowerCase()))
  .refine(
    (names) => names.every((name) => HOST_NAME.test(name)),
    "must be hosts with commas between them, as example.jp,www.example.jp:8443",
  )
  .optional();

/** What is wrong with hosts that are reached without encryption and inside. */
export function testHostFaults({ MODE, WEBHOOK_TEST_HOSTS }: { readonly MODE: string; readonly WEBHOOK_TEST_HOSTS?: unknown }): string[] {
  return MODE === "production" && WEBHOOK_TEST_HOSTS !== undefined ? ["WEBHOOK_TEST_HOSTS: not in production"] : [];
}
