import { useNavigate } from "@tanstack/react-router";
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

function OneTopic({ report, corrections, search, topic }: BuildingContactProps & { readonly topic: LetterTopic }) {
  const navigate = useNavigate();
  const { key, kind, name } = report.subject;
  const letter = useRiskLetter({
    topic,
    // The service knows letters about buildings only: one about a place says so in its own words.
    apartmentKey: kind === "building" ? key : null,
    initial: { ...startOf(search), ...(kind === "place" && topic === "question" ? { message: `【${name}について】\n` } : {}) },
    onSent: (receipt) => navigate({ to: riskPath(key, "thanks"), search: thanksFor(topic, receipt) }),
  });
  return <BuildingContactView {...{ report, corrections, letter }} search={reportSearch(search)} />;
}
