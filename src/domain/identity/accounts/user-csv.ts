import { IdentityRefusal } from "#domain/identity/core/refusals.ts";
import { attribute, username } from "#domain/identity/core/shapes.ts";
import type { Account, Pool } from "#domain/identity/core/types.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { recoveryAddress } from "./account-addresses.ts";
import { changesByOperator, customAttributeNames, type GivenAttribute } from "./attributes.ts";
import { signUpName } from "./sign-up-name.ts";

/** The columns of Cognito's user import, in its order (developer guide, "Importing users into user pools from a CSV file"). */
const ATTRIBUTES = [
  "name",
  "given_name",
  "family_name",
  "middle_name",
  "nickname",
  "preferred_username",
  "profile",
  "picture",
  "website",
  "email",
  "email_verified",
  "gender",
  "birthdate",
  "zoneinfo",
  "locale",
  "phone_number",
  "phone_number_verified",
  "address",
  "updated_at",
] as const;
const NAME = "cognito:username";
const MFA = "cognito:mfa_enabled";
const FLAGS: ReadonlySet<string> = new Set(["email_verified", "phone_number_verified", MFA]);

/** All columns of a pool's users. */
export function csvColumns(pool: Pool): string[] {
  return [...ATTRIBUTES, ...customAttributeNames(pool), MFA, NAME];
}

export type HeaderFault = { readonly why: "unknown" | "twice" | "missing"; readonly column: string };

/** The columns of a file, in its own order. Columns may be left out, but not the name. */
export function readHeader(pool: Pool, header: readonly string[]): Result<readonly string[], HeaderFault> {
  const columns = header.map((column) => column.trim());
  const known = new Set(csvColumns(pool));
  const unknown = columns.find((column) => !known.has(column));
  if (unknown !== undefined) return refused({ why: "unknown", column: unknown });
  const twice = columns.find((column, at) => columns.indexOf(column) !== at);
  if (twice !== undefined) return refused({ why: "twice", column: twice });
  return columns.includes(NAME) ? ok(columns) : refused({ why: "missing", column: NAME });
}

/** Why a row makes no account. What the database has to say comes later. */
export const USER_FAULTS = {
  cells: "列の数が見出しの行と違います",
  name: "cognito:username が空か、空白を含むか、128文字を超えています",
  "name-kind": "cognito:username が、このプールのユーザー名の形(メールアドレスや電話番号)ではありません",
  flag: "TRUE か FALSE を書いてください",
  value: "値の形式が正しくないか、2048文字を超えています",
  "address-differs": "cognito:username と同じメールアドレスや電話番号を書いてください",
  mfa: "SMSの二段階認証には電話番号が要ります。プールがSMSの二段階認証を使う設定でない場合も有効にできません",
  recovery: "確認済みのメールアドレスか電話番号がなく、パスワードを設定できません(SMSの二段階認証に使う電話番号だけでは設定できません)",
  twice: "同じユーザー名や連絡先が、このファイルの前の行にあります",
  known: "同じユーザー名がすでに登録されています",
  "address-taken": "メールアドレス、電話番号か preferred_username が、すでに別のユーザーのログインに使われています",
} as const;

export type UserFaultName = keyof typeof USER_FAULTS;
/** `found`: the column that is wrong, where it is one. */
export type UserFault = { readonly why: UserFaultName; readonly found: string };

export type ListedUser = { readonly name: string; readonly given: readonly GivenAttribute[]; readonly smsMfa: boolean };

/** The user of a row; or the first thing that is wrong with it. */
export function readUser(pool: Pool, columns: readonly string[], cells: readonly string[]): Result<ListedUser, UserFault> {
  if (cells.length !== columns.length) return refused({ why: "cells", found: `${cells.length}/${columns.length}` });
  const values = new Map(columns.map((column, at) => [column, (cells[at] ?? "").trim()]));
  const name = values.get(NAME) ?? "";
  const fault = nameFault(pool, name) ?? flagFault(values);
  if (fault) return refused(fault);
  const user = { name, given: givenAttributes(values), smsMfa: isTrue(values.get(MFA)) };
  const later = valueFault(pool, user.given) ?? addressFault(pool, user) ?? mfaFault(pool, user) ?? recoveryFault(pool, user);
  return later ? refused(later) : ok(user);
}

/** The name of a row, for a report on it. */
export function nameIn(columns: readonly string[], cells: readonly string[]): string {
  return cells[columns.indexOf(NAME)] ?? "";
}

/** An account as a row of {@link csvColumns}: what a user import takes, and no secrets. */
export function userCells(pool: Pool, account: Account): string[] {
  const { usernameAttributes } = pool.settings;
  const namedBy = usernameAttributes.find((kind) => account.attributes[kind]);
  const own: Readonly<Record<string, string>> = {
    ...account.attributes,
    [MFA]: String(account.smsMfa),
    [NAME]: (namedBy && account.attributes[namedBy]) ?? account.username,
  };
  return csvColumns(pool).map((column) => (FLAGS.has(column) ? (own[column] ?? "false").toUpperCase() : (own[column] ?? "")));
}

type Values = ReadonlyMap<string, string>;

function isTrue(cell: string | undefined): boolean {
  return cell?.toUpperCase() === "TRUE";
}

function isRefused(attempt: () => unknown): boolean {
  try {
    attempt();
    return false;
  } catch (error) {
    if (error instanceof IdentityRefusal) return true;
    throw error;
  }
}

function nameFault(pool: Pool, name: string): UserFault | null {
  if (!username.safeParse(name).success) return { why: "name", found: NAME };
  return isRefused(() => signUpName(pool, name)) ? { why: "name-kind", found: NAME } : null;
}

function flagFault(values: Values): UserFault | null {
  const wrong = [...values].find(([column, cell]) => FLAGS.has(column) && !/^(true|false)?$/i.test(cell));
  return wrong ? { why: "flag", found: wrong[0] } : null;
}

function givenAttributes(values: Values): GivenAttribute[] {
  return [...values].flatMap(([Name, cell]) => {
    if (Name === NAME || Name === MFA || cell === "") return [];
    return [{ Name, Value: FLAGS.has(Name) ? cell.toLowerCase() : cell }];
  });
}

function valueFault(pool: Pool, given: readonly GivenAttribute[]): UserFault | null {
  const wrong = given.find((one) => !attribute.safeParse(one).success || isRefused(() => changesByOperator(pool, [one])));
  return wrong ? { why: "value", found: wrong.Name } : null;
}

/** What a row gives an attribute. */
export function givenValue({ given }: ListedUser, name: string): string | undefined {
  return given.find(({ Name }) => Name === name)?.Value;
}

function addressFault(pool: Pool, user: ListedUser): UserFault | null {
  const kind = signUpName(pool, user.name);
  if (kind === null) return null;
  const written = givenValue(user, kind);
  return written === undefined || written.toLowerCase() === user.name.toLowerCase() ? null : { why: "address-differs", found: kind };
}

function mfaFault({ settings }: Pool, user: ListedUser): UserFault | null {
  const isPossible = settings.mfa !== "OFF" && settings.factors.includes("SMS_MFA") && givenValue(user, "phone_number") !== undefined;
  return user.smsMfa && !isPossible ? { why: "mfa", found: MFA } : null;
}

function recoveryFault(pool: Pool, user: ListedUser): UserFault | null {
  const kind = signUpName(pool, user.name);
  const attributes = Object.fromEntries(user.given.map(({ Name, Value = "" }) => [Name, Value]));
  const whole = kind === null ? attributes : { ...attributes, [kind]: user.name };
  const address = recoveryAddress({ isEnabled: true, status: "RESET_REQUIRED", attributes: whole, smsMfa: user.smsMfa });
  return address === null ? { why: "recovery", found: "" } : null;
}
