/** The settings and notices of a member are kept under this name. */
export function recipientOf({ sub }: { readonly sub: string }): string {
  return `member:${sub}`;
}

/** Whose account it is; null: it is no member. */
export function memberOf(recipient: string): string | null {
  return recipient.startsWith("member:") ? recipient.slice("member:".length) : null;
}
