import { type FormEvent, useId, useState } from "react";
import { apiClient } from "#api/client/client.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";

const REASONS = [
  { value: "sold", label: "もう売れている" },
  { value: "different", label: "内容が違う" },
  { value: "other", label: "そのほか" },
] as const;
type Reason = (typeof REASONS)[number]["value"];
type State = "open" | "busy" | "sent" | "failed";

/** Tells that a home is gone or told wrongly; nothing of the person is asked. */
export function ReportCard({ listingKey }: { listingKey: string }) {
  const [state, setState] = useState<State>("open");
  const [reason, setReason] = useState<Reason>("sold");
  const [note, setNote] = useState("");
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setState("busy");
    const body = { reason, ...(note.trim() === "" ? {} : { note: note.trim() }) };
    const answer = await apiClient().estate.post("/homes/{key}/reports", { path: { key: listingKey }, body });
    setState(answer.ok ? "sent" : "failed");
  };
  return (
    <details className="no-print rounded-card border border-line bg-card px-4 sm:px-6">
      <summary className="inline-flex min-h-12 items-center text-14 text-brand underline underline-offset-4">掲載の誤りを知らせる</summary>
      {state === "sent" ? (
        <div className="pb-4" role="status">
          <Notice tone="good" title="受け付けました">
            確かめたうえで、掲載している会社に伝えます。
          </Notice>
        </div>
      ) : (
        <form onSubmit={(event) => void send(event)} className="flex flex-col gap-3 pb-4">
          <Reasons reason={reason} onChange={setReason} />
          <Note note={note} onChange={setNote} />
          {state === "failed" && (
            <Notice tone="error" title="送れませんでした">
              時間をおいて、もう一度送ってください。
            </Notice>
          )}
          <Button type="submit" size="bar" tone="secondary" isBusy={state === "busy"} className="self-start">
            送る
          </Button>
        </form>
      )}
    </details>
  );
}

function Reasons({ reason, onChange }: { reason: Reason; onChange: (reason: Reason) => void }) {
  return (
    <fieldset>
      <legend className="font-bold text-14">気づいたこと</legend>
      <div className="mt-1 flex flex-wrap gap-x-4">
        {REASONS.map(({ value, label }) => (
          <label key={value} className="inline-flex min-h-11 items-center gap-2 text-14">
            <input
              type="radio"
              name="report-reason"
              checked={reason === value}
              onChange={() => onChange(value)}
              className="size-4.5 accent-brand"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Note({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="font-bold text-14">
        くわしく（任意）
      </label>
      <p className="text-12 text-sub">お名前や連絡先は書かないでください。</p>
      <textarea
        id={id}
        rows={3}
        maxLength={500}
        value={note}
        onChange={({ target }) => onChange(target.value)}
        className="mt-1 w-full rounded-control border border-control bg-card px-3 py-2 text-14"
      />
    </div>
  );
}
