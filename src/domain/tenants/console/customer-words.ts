import type { CustomerState } from "#domain/tenants/core/types.ts";
import type { Origin } from "./types.ts";

export const CUSTOMER_STATE_WORDS: Readonly<Record<CustomerState, string>> = { waiting: "確認待ち", active: "配信中", stopped: "停止" };

export const ORIGIN_WORDS: Readonly<Record<Origin, string>> = { form: "登録ページ", office: "会社で追加", file: "ファイルの取り込み" };
