import { readFile } from "node:fs/promises";
import { lineBudgetState } from "#domain/notifications/index.server.ts";
import { richMenu } from "#domain/notifications/line/rich-menu.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { LineApi } from "#platform/line/line-api.server.ts";

export type LineOperator = {
  readonly db: Db;
  readonly clock: Clock;
  readonly api: Pick<LineApi, "quota" | "makeRichMenu">;
  readonly monthlyLimit: number;
  /** Of the site, without a slash at the end. */
  readonly origin: string;
  readonly print: (line: string) => void;
};

const MOST_PICTURE_BYTES = 1_000_000;
const STATES = { open: "送れます", reserve: "残りは、急ぎのお知らせにだけ使います", spent: "使い切りました" } as const;

/** What this month used, by our own count and by LINE's. A text that comes back tells what went wrong. */
export async function showStatus({ db, clock, api, monthlyLimit, print }: LineOperator): Promise<string | null> {
  const { month, sent, state } = await lineBudgetState({ db, clock, monthlyLimit });
  print(`${month} に送った通数: ${sent} / ${monthlyLimit} (LINE_MONTHLY_LIMIT)。${STATES[state]}`);
  try {
    const { limit, used } = await api.quota();
    print(`LINEの数え方: ${used} / ${limit ?? "上限なし"}`);
    if (limit !== null && limit !== monthlyLimit) print("LINE_MONTHLY_LIMIT が、LINEの上限と違います");
    return null;
  } catch (error) {
    return `LINEに尋ねられませんでした: ${messageOf(error)}`;
  }
}

export async function createMenu({ api, origin, print }: LineOperator, file: string): Promise<string | null> {
  const type = /\.png$/i.test(file) ? "image/png" : /\.jpe?g$/i.test(file) ? "image/jpeg" : null;
  if (type === null) return "画像は PNG か JPEG にしてください";
  try {
    const bytes = await readFile(file);
    if (bytes.length > MOST_PICTURE_BYTES) return "画像は1MBまでにしてください";
    print(`メニューを作り、全員に表示しました: ${await api.makeRichMenu(richMenu(origin), new Blob([new Uint8Array(bytes)], { type }))}`);
    return null;
  } catch (error) {
    return `メニューを作れませんでした: ${messageOf(error)}`;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
