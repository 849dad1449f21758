import { emailAdvice } from "#kernel/email-address.ts";

type AdviceProps = {
  readonly address: string;
  /** A code will be sent there. */
  readonly isForMail: boolean;
  readonly onTake: (address: string) => void;
};

/** A word where an address looks mistyped, or where a carrier's filter may hold our mail back. */
export function EmailAdvice({ address, isForMail, onTake }: AdviceProps) {
  const advice = emailAdvice(address);
  return (
    <div role="status" className="text-14">
      {advice?.kind === "mistyped" && (
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="text-sub">もしかして：</span>
          <button type="button" onClick={() => onTake(advice.suggestion)} className="text-link min-h-11 text-left">
            {advice.suggestion}
            <span className="sr-only"> に直す</span>
          </button>
        </p>
      )}
      {isForMail && <CarrierAdvice address={address} />}
    </div>
  );
}

/** What to set at a mobile carrier so that our mail arrives; nothing for other addresses. */
export function CarrierAdvice({ address }: { address: string }) {
  if (emailAdvice(address)?.kind !== "carrier") return null;
  return (
    <p className="text-13 text-sub">
      携帯電話会社のメールアドレスでは、迷惑メールの設定によって届かないことがあります。受信設定で、パソコンからのメールを受け取れるようにしてください。
    </p>
  );
}
