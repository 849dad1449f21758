import { optional, required } from "#kernel/fields/field-kind.ts";
import { freeText, oneLine, oneOf } from "#kernel/fields/text-kinds.ts";

/** Where a key of each kind is used, as people choose it. */
export const KEY_PLACE_WORDS = { secret: "サーバー（秘密のキー）", publishable: "Webページ（公開キー）" } as const;

/** What a new key of the sold API is to be. Hosts and addresses one a line. */
export const API_KEY_FIELDS = {
  label: required("キーの名前", oneLine(40), { example: "査定システム（本番）" }),
  kind: required("使う場所", oneOf<"secret" | "publishable">(["secret", "publishable"])),
  mode: required("用途", oneOf<"live" | "test">(["live", "test"])),
  hosts: optional("使えるホスト", freeText(2000)),
  ips: optional("使えるIPアドレス", freeText(2000)),
} as const;
