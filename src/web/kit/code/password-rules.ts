/** The user pool's policy: so many characters, and no white space on the wire. */
const PASSWORD_LENGTH = 8;

export type PasswordRule = { readonly label: string; readonly isMet: boolean };

/** What a new password must be, each point with whether it is so. Whether it is on the list of common ones only the service knows. */
export function passwordRules(password: string, username: string): readonly PasswordRule[] {
  return [
    { label: `${PASSWORD_LENGTH}文字以上`, isMet: Array.from(password).length >= PASSWORD_LENGTH },
    { label: "空白を含まない", isMet: /^\S+$/.test(password) },
    { label: "メールアドレスと同じではない", isMet: password !== "" && folded(password) !== folded(username) },
  ];
}

export type PasswordStrength = "weak" | "fair" | "strong";

const STRENGTH = { fair: 10, strong: 14 } as const;

/** How hard a password is to guess, roughly: by its length, its kinds of characters and whether it has a plain pattern. Null below the policy. */
export function passwordStrength(password: string, username: string): PasswordStrength | null {
  if (passwordRules(password, username).some(({ isMet }) => !isMet)) return null;
  const text = folded(password);
  if (isPlain(text) || text.includes(localPart(username))) return "weak";
  const length = Array.from(password).length + (kindsOf(password) >= 3 ? 2 : 0);
  if (length >= STRENGTH.strong) return "strong";
  return length >= STRENGTH.fair ? "fair" : "weak";
}

/** Few different characters, a walk along the alphabet or the keyboard, or a word that everybody tries first. */
function isPlain(text: string): boolean {
  return new Set(text).size < 5 || WALKS.some((walk) => text.includes(walk)) || FIRST_TRIED.some((word) => text.includes(word));
}

const WALKS = ["12345678", "87654321", "abcdefgh", "qwertyui", "asdfghjk", "1qaz2wsx"];
const FIRST_TRIED = ["password", "passw0rd", "iloveyou", "sakura", "arigato", "machinone"];

const KINDS = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/];

function kindsOf(password: string): number {
  return KINDS.filter((kind) => kind.test(password)).length;
}

/** Too short a name is in everything. */
function localPart(username: string): string {
  const [name = ""] = folded(username).split("@");
  return name.length >= 4 ? name : "\n";
}

function folded(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
