import { useNavigate } from "@tanstack/react-router";
import { correctionFieldsOf } from "#domain/risk/corrections/correction-field.ts";
import type { Typed } from "#kernel/fields/read-fields.ts";
import { reportSearch, riskPath } from "#web/risk/frame/report-search.ts";
import { BuildingContactView, topicsOf } from "./building-contact.view.tsx";
import type { ContactData } from "./find-letters.ts";
import type { LetterTopic } from "./letter-fields.ts";
import { type ContactSearch, startOf, thanksFor } from "./letter-search.ts";
import { useRiskLetter } from "./use-risk-letter.ts";

type BuildingContactProps = ContactData & { readonly search: ContactSearch };

export function BuildingContactScreen(props: BuildingContactProps) {
  const topic = topicsOf(props.report.subject).find((each) => each === props.search.topic) ?? "question";
  // Another topic, or another building, is another form.
  return <OneTopic key={`${topic}:${props.report.subject.key}`} {...props} topic={topic} />;
}

/** The building that is missing stands here. What of a building can be corrected, of a place cannot. */
function startAt({ kind, address }: ContactData["report"]["subject"], search: ContactSearch): Typed {
  const { field, ...start } = startOf(search);
  const canCorrect = field !== undefined && correctionFieldsOf(kind).some((one) => one === field);
  return { ...(kind === "place" ? { address } : {}), ...start, ...(canCorrect ? { field } : {}) };
}

function OneTopic({ report, corrections, search, topic }: BuildingContactProps & { readonly topic: LetterTopic }) {
  const navigate = useNavigate();
  const { key } = report.subject;
  const letter = useRiskLetter({
    topic,
    apartmentKey: key,
    initial: startAt(report.subject, search),
    onSent: (receipt) => navigate({ to: riskPath(key, "thanks"), search: thanksFor(topic, receipt) }),
  });
  return <BuildingContactView {...{ report, corrections, letter }} search={reportSearch(search)} />;
}
