import { createFileRoute } from "@tanstack/react-router";
import { findProfile } from "#web/profile/questions/find-profile.ts";
import { QuestionScreen } from "#web/profile/questions/question.screen.tsx";
import { INCOME } from "#web/profile/questions/questions.ts";

export const Route = createFileRoute("/profile/edit/income")({
  staticData: { name: "profile-edit-income", access: "member", layout: "noindex", tracked: true, title: "世帯年収" },
  loader: () => findProfile(),
  gcTime: 0,
  component: Income,
});

function Income() {
  return <QuestionScreen question={INCOME} profile={Route.useLoaderData()} />;
}
