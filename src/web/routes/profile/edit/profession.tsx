import { createFileRoute } from "@tanstack/react-router";
import { findProfile } from "#web/profile/questions/find-profile.ts";
import { QuestionScreen } from "#web/profile/questions/question.screen.tsx";
import { PROFESSION } from "#web/profile/questions/questions.ts";

export const Route = createFileRoute("/profile/edit/profession")({
  staticData: { name: "profile-edit-profession", access: "member", layout: "noindex", tracked: true, title: "職業" },
  loader: () => findProfile(),
  gcTime: 0,
  component: Profession,
});

function Profession() {
  return <QuestionScreen question={PROFESSION} profile={Route.useLoaderData()} />;
}
