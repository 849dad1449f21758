import type { OfferThread } from "#api/client/client.ts";
import { THREAD_MESSAGE } from "#domain/offers/core/message-rules.ts";
import { bound } from "#web/kit/form/bound.ts";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { LongTextField } from "#web/kit/form/long-text-field.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { shortMoment } from "#web/offer/words/time-words.ts";
import { News } from "./news.tsx";
import { talkOf } from "./thread-log.ts";
import type { KnownThread } from "./thread-store.ts";

type TalkCardProps = {
  readonly thread: OfferThread;
  readonly form: Form;
  /** What was just done, which is said beside what was sent. */
  readonly news?: KnownThread["news"];
  readonly told?: number;
  /** The desk may read what was refused; null: nothing was. */
  readonly onAppeal: (() => void) | null;
};

/** What the two say to each other besides the prices. */
export function TalkCard({ thread, form, onAppeal, news = null, told = 0 }: TalkCardProps) {
  const talk = talkOf(thread);
  const mayWrite = thread.may.includes("message");
  if (talk.length === 0 && !mayWrite) return null;
  return (
    <Card title="メッセージ" lead={leadOf(thread)}>
      {talk.length > 0 && (
        <ol aria-label="これまでのメッセージ" className="mb-4 flex flex-col gap-3">
          {talk.map((message) => (
            <Message key={message.no} message={message} otherAlias={thread.otherAlias} />
          ))}
        </ol>
      )}
      {mayWrite && (
        <div>
          <FormBox
            form={form}
            label="メッセージを送る"
            action="送る"
            beside={
              onAppeal && (
                <Button tone="plain" onClick={onAppeal} isBusy={form.submitting.isPending}>
                  運営に確認してもらう
                </Button>
              )
            }
          >
            <LongTextField {...bound(form, "text")} label="メッセージ" isRequired rows={2} most={THREAD_MESSAGE.max} />
          </FormBox>
          {onAppeal && (
            <p className="mt-2 text-13 text-sub">
              連絡先などに当たらないのに送れないときは、運営が確認します。確認が済むまで、相手には届きません。
            </p>
          )}
        </div>
      )}
      <div className="mt-3 empty:hidden">
        <News {...{ news, told }} place="talk" contact={thread.contact} />
      </div>
    </Card>
  );
}

const WRITE = "価格のほかに伝えたいことを書けます。";

function leadOf({ may, contact }: Pick<OfferThread, "may" | "contact">): string {
  if (!may.includes("message")) return "交渉が終わったため、新しいメッセージは送れません。これまでの記録は残ります。";
  return contact === null
    ? `${WRITE}双方が開示に同意するまで、連絡先やお名前は書けません。自動の確認では見つけられないものもあります。お部屋など、どなたか分かることは書かないでください。`
    : `${WRITE}待ち合わせなど、連絡先のやり取りもできます。`;
}

const STATE_NOTES = { sent: null, waiting: "運営が確認中", refused: "送られませんでした", erased: null } as const;

type MessageProps = { readonly message: OfferThread["messages"][number]; readonly otherAlias: string };

function Message({ message: { by, text, state, at }, otherAlias }: MessageProps) {
  const note = STATE_NOTES[state];
  return (
    <li
      className={`max-w-[40em] rounded-card border px-4 py-2.5 ${by === "you" ? "ml-auto border-brand/30 bg-brand-tint" : "mr-auto border-line bg-paper"}`}
    >
      <p className="flex flex-wrap items-center gap-x-2 text-12 text-sub">
        <b>{by === "you" ? "あなた" : otherAlias}</b>
        <time dateTime={at}>{shortMoment(at)}</time>
        {note && <Badge tone="quiet">{note}</Badge>}
      </p>
      <p className="whitespace-pre-line text-14">{text ?? "（消去されました）"}</p>
    </li>
  );
}
