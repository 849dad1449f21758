import type { MfaType } from "#web/session/pool/types.ts";
import { FACTOR_NAMES } from "./second-factor.ts";

const TYPES = ["TOTP", "SMS"] as const;

type PreferenceProps = { readonly preferred: MfaType | null; readonly isBusy: boolean; readonly onPrefer: (type: MfaType) => void };

/** Which of two factors is asked for at a sign-in. It counts as soon as it is chosen. */
export function PreferenceField({ preferred, isBusy, onPrefer }: PreferenceProps) {
  return (
    <fieldset disabled={isBusy} aria-describedby="preferred-factor-hint">
      <legend className="font-bold text-14">ログインのときに使うコード</legend>
      <p id="preferred-factor-hint" className="text-13 text-sub">
        {preferred === null ? "いまは、ログインのたびに選びます。" : "ログインのときは、選んだほうのコードだけをたずねます。"}
      </p>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {TYPES.map((type) => (
          <label key={type} htmlFor={`preferred-${type}`} className="flex min-h-11 items-center gap-2 text-16">
            <input
              type="radio"
              id={`preferred-${type}`}
              name="preferred-factor"
              checked={preferred === type}
              onChange={() => onPrefer(type)}
              className="size-5 accent-brand"
            />
            {FACTOR_NAMES[type]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
