import { type PasswordStrength, passwordRules, passwordStrength } from "./password-rules.ts";
import { PasswordField } from "./secret-field.tsx";

type NewPasswordProps = {
  /** `パスワード` or `新しいパスワード`. */
  readonly label: string;
  /** A password must not be the user name. */
  readonly username: string;
  readonly password: string;
  readonly again: string;
  readonly onPassword: (text: string) => void;
  readonly onAgain: (text: string) => void;
  readonly messageOf: (field: string) => string | undefined;
};

/** Names of the two fields, for errors and for what a form sends. */
export const NEW_PASSWORD = "password";
export const NEW_PASSWORD_AGAIN = "passwordAgain";

/** A new password twice, because nobody sees what they type, with the policy and the strength while typing. */
export function NewPasswordFields({ label, username, password, again, onPassword, onAgain, messageOf }: NewPasswordProps) {
  return (
    <>
      <div className="flex flex-col gap-2">
        <PasswordField
          name={NEW_PASSWORD}
          label={label}
          isRequired
          purpose="new"
          hint="ほかのサービスで使っていないものを決めてください。推測されやすいものは使えません。"
          value={password}
          onChange={onPassword}
          error={messageOf(NEW_PASSWORD)}
        />
        <PasswordPolicy password={password} username={username} />
      </div>
      <PasswordField
        name={NEW_PASSWORD_AGAIN}
        label={`${label}（もう一度）`}
        isRequired
        purpose="new"
        value={again}
        onChange={onAgain}
        error={messageOf(NEW_PASSWORD_AGAIN)}
      />
    </>
  );
}

const STRENGTHS: Readonly<Record<PasswordStrength, { readonly word: string; readonly bars: number; readonly advice: string }>> = {
  weak: { word: "弱い", bars: 1, advice: "言葉を足して長くすると、推測されにくくなります。" },
  fair: { word: "ふつう", bars: 2, advice: "もう少し長くすると、より安全です。" },
  strong: { word: "強い", bars: 3, advice: "" },
};

const NO_STRENGTH = { word: "", bars: 0, advice: "" };

function PasswordPolicy({ password, username }: { password: string; username: string }) {
  const strength = passwordStrength(password, username);
  return (
    <>
      <ul aria-label="満たす条件" className="flex flex-col text-13">
        {passwordRules(password, username).map(({ label, isMet }) => (
          <li key={label} className={isMet ? "text-good" : "text-sub"}>
            <span aria-hidden="true" className="mr-1.5 inline-block w-4 text-center font-bold">
              {isMet ? "✓" : "・"}
            </span>
            {label}
            <span className="sr-only">{isMet ? "：満たしています" : "：まだです"}</span>
          </li>
        ))}
      </ul>
      <StrengthLine strength={strength} />
    </>
  );
}

/** Empty while the policy is not met. */
function StrengthLine({ strength }: { strength: PasswordStrength | null }) {
  const { word, bars, advice } = strength === null ? NO_STRENGTH : STRENGTHS[strength];
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-13 text-sub">
      <span aria-hidden="true" className="flex gap-1">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={`h-1.5 w-8 rounded-full ${bar <= bars ? "bg-brand" : "bg-track"}`} />
        ))}
      </span>
      <span aria-hidden="true">強さ</span>
      <span role="status">
        <span className="sr-only">{word && "パスワードの強さは、"}</span>
        <b className="text-ink">{word}</b>
        {advice && `。${advice}`}
      </span>
    </div>
  );
}
