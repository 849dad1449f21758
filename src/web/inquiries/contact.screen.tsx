import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { apiClient, type InquiryHome, type KnownSenderInquiryInput, type ListingInquiryInput } from "#api/client/client.ts";
import { tabDraft } from "#web/kit/form/tab-draft.ts";
import type { Form } from "#web/kit/form/use-form.ts";
import type { Receipt } from "#web/kit/letter/letter.ts";
import { useConfirmPlace } from "#web/kit/letter/use-confirm-place.ts";
import { type Sent, useLetter } from "#web/kit/letter/use-letter.ts";
import { problemFailure } from "#web/session/errors/problem-failure.ts";
import { useSessionView } from "#web/session/site/hooks.ts";
import { searchValue } from "#wire/known-fields.ts";
import { storeKey } from "#wire/stores.ts";
import { ContactFormView, ContactMissingView, NotOnOfferView } from "./contact.view.tsx";
import type { ContactData } from "./find-inquiry.ts";
import { inquiryLetter, type KnownSender, knownLetter, readInquiry, readKnownInquiry } from "./inquiry-letter.ts";
import { keepSentTo } from "./inquiry-receipt.ts";

type Answered = Awaited<ReturnType<typeof askCompanies>>;

/** Another way than the form of the site: who writes is known, and goes on elsewhere. */
export type KnownContact = {
  readonly sender: KnownSender;
  readonly send: (body: KnownSenderInquiryInput) => Promise<Answered>;
  readonly onSent: (receipt: Receipt) => Promise<void>;
  /** Stands above the form. */
  readonly before?: ReactNode;
  /** Who alone gets it; undefined: the companies that are ticked. */
  readonly office?: string | undefined;
};

export function ContactScreen({ data, known }: { readonly data: ContactData; readonly known?: KnownContact }) {
  if (data.kind !== "home") return <ContactMissingView isFailed={data.kind === "failed"} />;
  if (data.home.state !== "on-offer") return <NotOnOfferView home={data.home} />;
  return known ? (
    <KnownContactForm key={data.home.dwellingKey} home={data.home} known={known} />
  ) : (
    <ContactForm key={data.home.dwellingKey} home={data.home} />
  );
}

type ContactFormProps = {
  readonly home: InquiryHome;
  /** Stands above the form and may fill in what is known elsewhere. */
  readonly before?: (form: Form) => ReactNode;
  /** Told of the number before the page of thanks. */
  readonly onNumber?: (number: string) => Promise<unknown>;
};

export function ContactForm({ home, before, onNumber }: ContactFormProps) {
  const navigate = useNavigate();
  const { user } = useSessionView();
  const letter = useLetter<ListingInquiryInput>({
    letter: inquiryLetter(home),
    draft: tabDraft(storeKey("property", `inquiry-draft:${home.dwellingKey}`), user?.sub ?? ""),
    initial: {},
    read: (typed) => readInquiry(home, typed),
    send: (input) => sendFromBrowser(home.key, input),
    onSent: async ({ id, dueOn, isRepeated }) => {
      await onNumber?.(id);
      await navigate({
        to: "/kyugake/thanks",
        search: {
          id,
          area: searchValue(home.cityCode),
          listing: home.key,
          ...(dueOn === null ? {} : { due: dueOn }),
          ...(isRepeated ? { again: true } : {}),
        },
      });
    },
  });
  useConfirmPlace(letter);
  return <ContactFormView home={home} letter={letter} before={before?.(letter.form)} />;
}

function KnownContactForm({
  home,
  known: { sender, send, onSent, before, office },
}: {
  readonly home: InquiryHome;
  readonly known: KnownContact;
}) {
  const { user } = useSessionView();
  const letter = useLetter<KnownSenderInquiryInput>({
    letter: knownLetter(home, sender),
    draft: tabDraft(storeKey("property", `inquiry-draft:${home.dwellingKey}`), user?.sub ?? ""),
    initial: {},
    read: (typed) => readKnownInquiry(home, typed, sender),
    send: async (input) => sentOf(await send(input)),
    onSent,
  });
  useConfirmPlace(letter);
  return <ContactFormView home={home} letter={letter} before={before} office={office} />;
}

const STATES: Readonly<Record<string, string>> = {
  "not-on-offer": "この物件は、いまは案内を受けられません。画面を読み込み直すと、いまの状態が分かります。お問い合わせは送っていません。",
  "other-consent": "同意の文面が新しくなりました。画面を読み込み直して、もう一度確かめてください。お問い合わせは送っていません。",
};

async function sendFromBrowser(key: string, body: ListingInquiryInput): Promise<Sent> {
  return sentOf(await askCompanies(key, body));
}

function askCompanies(key: string, body: ListingInquiryInput) {
  return apiClient().estate.post("/homes/{key}/inquiries", { path: { key }, body });
}

function sentOf(answer: Answered): Sent {
  if (!answer.ok) {
    const words = STATES[answer.problem.state ?? ""];
    return { ok: false, failure: words ? { issues: [], notice: words } : problemFailure(answer.problem, navigator.onLine) };
  }
  const { id, answerDueOn, isRepeated, companies, askedBefore } = answer.value;
  keepSentTo(id, { companies, askedBefore });
  return { ok: true, receipt: { id, dueOn: answerDueOn, isRepeated } };
}
