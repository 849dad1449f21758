import { createFileRoute } from "@tanstack/react-router";
import { findProfile } from "../../../profile/find-profile.ts";
import { QuestionScreen } from "../../../profile/question.screen.tsx";
import { PROFESSION } from "../../../profile/questions.ts";

export const Route = createFileRoute("/profile/edit/profession")({
  staticData: { name: "profile-edit-profession", access: "member", layout: "noindex", tracked: true, title: "職業" },
  loader: () => findProfile(),
  gcTime: 0,
  component: Profession,
});

function Profession() {
  return <QuestionScreen question={PROFESSION} profile={Route.useLoaderData()} />;
}
