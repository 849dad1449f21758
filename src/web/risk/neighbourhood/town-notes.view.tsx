import type { NotesResponse } from "#api/client/client.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import type { Form } from "#web/kit/form/use-form.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import type { NotesData } from "#web/risk/facts/find-details.ts";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { RiskFrame } from "#web/risk/frame/risk-frame.tsx";
import { NoteForm } from "./note-form.tsx";
import { STANCES, stanceWords } from "./note-words.ts";

export type TownNotesViewProps = NotesData & {
  readonly search: ReportSearch;
  readonly form: Form;
  /** A note was just handed in; it waits for a moderator. */
  readonly isReceived: boolean;
};

export function TownNotesView({ report, notes, search, form, isReceived }: TownNotesViewProps) {
  const { subject } = report;
  return (
    <RiskFrame {...{ subject, search }} tab="life" page="まちの声">
      <div className="grid items-start gap-5 lg:grid-cols-[1.35fr_1fr]">
        <Card title="寄せられた声" lead="運営が確認したものだけを載せています。書いた人の感想で、点数には入れていません。">
          {notes === null ? <LoadFailed /> : <Notes items={notes.items} />}
        </Card>
        <Card title="声を書く" lead="名前や部屋番号など、人が分かることは書かないでください。">
          {isReceived ? (
            <div role="status">
              <Notice tone="good" title="お預かりしました">
                運営が確認したあとに載せます。載せない場合もあります。
              </Notice>
            </div>
          ) : (
            <NoteForm form={form} />
          )}
        </Card>
      </div>
    </RiskFrame>
  );
}

type Note = NotesResponse["items"][number];

function Notes({ items }: { items: readonly Note[] }) {
  if (items.length === 0) {
    return (
      <p className="text-14">
        この町についての声は、まだありません。
        <a href="#note-form" className="text-link">
          最初の声を寄せる
        </a>
      </p>
    );
  }
  const groups = STANCES.map(({ value }) => ({ stance: value, own: items.filter(({ stance }) => stance === value) }));
  return (
    <div className="flex flex-col gap-5">
      {groups
        .filter(({ own }) => own.length > 0)
        .map(({ stance, own }) => (
          <section key={stance}>
            <h3 className="flex items-center gap-2 text-16">
              <Badge>{stanceWords(stance)}</Badge>
              <span className="font-normal text-13 text-sub">{own.length}件</span>
            </h3>
            <ul className="mt-1 divide-y divide-line">
              {own.map(({ id, body, writtenAt }) => (
                <li key={id} className="py-3 text-14">
                  <p className="max-w-reading whitespace-pre-line">{body}</p>
                  <p className="mt-1 text-12 text-sub">{formatDate(new Date(writtenAt))}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
