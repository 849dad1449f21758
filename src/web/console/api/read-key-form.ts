import type { KeyKind, KeyMode, Scope } from "#domain/api-access/types.ts";
import { API_KEY_FIELDS } from "#kernel/business-fields/api-key-fields.ts";
import { type FieldIssue, isTicked, type ReadForm, readFields, type Typed } from "#kernel/fields/read-fields.ts";

type KeyInput = {
  readonly label: string;
  readonly kind: KeyKind;
  readonly mode: KeyMode;
  readonly scopes: readonly Scope[];
  readonly hosts: readonly string[];
  readonly ips: readonly string[];
};

/** The name of the box of a scope: no colon stands in an id that is looked for. */
export function scopeField(scope: Scope): string {
  return `scope-${scope.replace(":", "-")}`;
}

/** The form of a new key as it was meant. Of a publishable one the scope is known; of a secret one no host is asked. */
export function readKeyForm(typed: Typed, scopes: readonly Scope[]): ReadForm<KeyInput> {
  const read = readFields(API_KEY_FIELDS, typed);
  if (!read.ok) return read;
  const { hosts, ips, kind, ...rest } = read.input;
  const isPublic = kind === "publishable";
  const chosen: readonly Scope[] = isPublic ? ["widget"] : scopes.filter((scope) => isTicked(typed, scopeField(scope)));
  const named = isPublic ? linesOf(hosts) : [];
  const issues: FieldIssue[] = [
    ...(chosen.length === 0 ? [{ field: "scopes", message: "使える対象を選んでください" }] : []),
    ...(isPublic && named.length === 0 ? [{ field: "hosts", message: "使えるホストを入力してください" }] : []),
  ];
  if (issues.length > 0) return { ok: false, issues };
  return { ok: true, input: { ...rest, kind, scopes: chosen, hosts: named, ips: isPublic ? [] : linesOf(ips) } };
}

function linesOf(text: string | null): string[] {
  return (text ?? "")
    .split(/[\s、,]+/)
    .map((line) => line.toLowerCase())
    .filter((line) => line !== "");
}
