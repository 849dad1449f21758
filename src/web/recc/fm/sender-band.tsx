import type { Recommendations } from "#api/client/client.ts";
import type { Sender } from "#web/recc/sender.ts";
import { useSender } from "#web/recc/sender-card.tsx";

/** Whose page this is: the name and the licence, over everything else. */
export function SenderBand({ sender: { name, licence, colour, agent } }: { readonly sender: Sender }) {
  return (
    <div className="flex items-center gap-3 border-line border-b pb-3">
      <svg aria-hidden="true" width="28" height="28" viewBox="0 0 28 28" className="shrink-0 text-brand">
        <rect width="28" height="28" rx="8" fill={colour ?? "currentColor"} />
        <text x="14" y="14" textAnchor="middle" dominantBaseline="central" className="fill-card font-bold text-[0.875rem]">
          {initialOf(name)}
        </text>
      </svg>
      <p className="wrap-anywhere min-w-0 leading-snug">
        <b className="text-16">{name}</b>
        <span className="block text-12 text-sub">
          {licence}
          {agent && `・担当 ${agent.name}`}
        </span>
      </p>
    </div>
  );
}

/** The first letter of what a company is called, past its legal form. A brand has a colour that can be read on white, so white can be read on it. */
export function initialOf(name: string): string {
  const called = name.replace(/^(?:(?:株式|有限|合同|合資|合名)会社|[（(][株有同資名][)）]|[㈱㈲])\s*/u, "");
  return [...new Intl.Segmenter("ja", { granularity: "grapheme" }).segment(called)][0]?.segment ?? "";
}

/** The same over a page of the width of a form. `office`: null where the site itself sent the message. */
export function OfficeBand({ office }: { readonly office: Recommendations["sender"] }) {
  const sender = useSender(office);
  return (
    <div className="measure-form pt-6 sm:pt-8">
      <SenderBand sender={sender} />
    </div>
  );
}
