import { memberNumberOf } from "#wire/member-number.ts";

/** How operators know each other at the desk: 会員番号, without a name. `command:` and a name: somebody at the machine. */
export function operatorName(operator: string): string {
  if (operator.startsWith("command:")) return `コマンド(${operator.slice("command:".length)})`;
  return memberNumberOf(operator) ?? "不明";
}
