import type { ReportReason } from "#domain/offers/core/member-choices.ts";
import { THREAD_MESSAGE } from "#domain/offers/core/message-rules.ts";
import type { ReadForm, Typed } from "#kernel/fields/read-fields.ts";
import { bound } from "#web/kit/form/bound.ts";
import { RadioGroup } from "#web/kit/form/choice-field.tsx";
import { FormBox } from "#web/kit/form/form-box.tsx";
import type { Outcome } from "#web/kit/form/form-state.ts";
import { LongTextField } from "#web/kit/form/long-text-field.tsx";
import { useForm } from "#web/kit/form/use-form.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Dialog } from "#web/kit/ui/dialog.tsx";

const REASONS: Readonly<Record<ReportReason, string>> = {
  contact: "連絡先を聞かれた・書かれた",
  discrimination: "差別的な表現",
  pressure: "しつこい・急がせる",
  false: "事実と違う内容",
  other: "そのほか",
};
const CHOICES = (Object.keys(REASONS) as ReportReason[]).map((value) => ({ value, label: REASONS[value] }));

type Report = { readonly reason: ReportReason; readonly note: string | null };
type ReportDialogProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly send: (report: Report) => Promise<Outcome>;
};

/** 不適切な内容を知らせる. */
export function ReportDialog({ isOpen, onClose, send }: ReportDialogProps) {
  return (
    <Dialog title="不適切な内容を知らせる" isOpen={isOpen} onClose={onClose}>
      <ReportForm onClose={onClose} send={send} />
    </Dialog>
  );
}

function ReportForm({ onClose, send }: Pick<ReportDialogProps, "onClose" | "send">) {
  const form = useForm({
    initial: { reason: "", reportNote: "" },
    read: readReport,
    send: async (report) => {
      const outcome = await send(report);
      if (outcome === "done") onClose();
      return outcome;
    },
  });
  return (
    <FormBox
      form={form}
      label="不適切な内容を知らせる"
      action="運営に知らせる"
      beside={
        <Button tone="secondary" onClick={onClose}>
          やめる
        </Button>
      }
    >
      <RadioGroup {...bound(form, "reason")} label="理由" isRequired choices={CHOICES} />
      <LongTextField {...bound(form, "reportNote")} label="くわしい内容" isRequired={false} rows={3} most={THREAD_MESSAGE.max} />
      <p className="text-13 text-sub">知らせたことは、相手に伝わりません。運営が、このオファーのやり取りを確認します。</p>
    </FormBox>
  );
}

export function readReport({ reason = "", reportNote = "" }: Typed): ReadForm<Report> {
  const known = CHOICES.find(({ value }) => value === reason)?.value;
  const note = reportNote.trim();
  const issues = [
    ...(known === undefined ? [{ field: "reason", message: "理由を選んでください" }] : []),
    ...([...note].length > THREAD_MESSAGE.max ? [{ field: "reportNote", message: `${THREAD_MESSAGE.max}文字までで入力してください` }] : []),
  ];
  if (known === undefined || issues.length > 0) return { ok: false, issues };
  return { ok: true, input: { reason: known, note: note === "" ? null : note } };
}
