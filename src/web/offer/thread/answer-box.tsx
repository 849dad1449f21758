import type { OfferOwnContact, OfferThread } from "#api/client/client.ts";
import type { Form } from "#web/kit/form/use-form.ts";
import type { Asking } from "#web/offer/answer/asking.ts";
import { ConsentBox } from "#web/offer/answer/consent-box.tsx";
import { ContactBox } from "#web/offer/answer/contact-box.tsx";
import { CounterBox } from "#web/offer/answer/counter-box.tsx";
import { EndedBox } from "#web/offer/answer/ended-box.tsx";
import type { Net } from "#web/offer/answer/net-rows.tsx";
import { WaitingBox } from "#web/offer/answer/waiting-box.tsx";
import { isLive } from "#web/offer/words/offer-words.ts";

export type AnswerBoxProps = {
  readonly thread: OfferThread;
  readonly ownContact: OfferOwnContact | null;
  readonly form: Form;
  readonly net: Net | null;
  readonly sharesPhone: boolean;
  readonly onShare: (shares: boolean) => void;
  readonly ask: (what: Exclude<Asking["what"], "counter">) => () => void;
};

/** What its member can do with an offer now. */
export function AnswerBox({ thread, ownContact, form, net, sharesPhone, onShare, ask }: AnswerBoxProps) {
  const { state, may } = thread;
  const onWithdraw = ask("withdraw");
  if (thread.contact !== null) return <ContactBox thread={thread} onEnd={ask("end-talks")} />;
  if (state === "disclosure_pending")
    return (
      <ConsentBox
        {...{ thread, ownContact, sharesPhone, onShare, onWithdraw }}
        onConsent={ask("consent")}
        onRefuse={ask("refuse-consent")}
      />
    );
  if (may.includes("accept"))
    return <CounterBox {...{ thread, form, net, onWithdraw }} onAccept={ask("accept")} onDecline={ask("decline")} />;
  return isLive(state) ? <WaitingBox thread={thread} onWithdraw={onWithdraw} /> : <EndedBox thread={thread} />;
}
