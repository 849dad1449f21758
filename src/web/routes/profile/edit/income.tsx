import { createFileRoute } from "@tanstack/react-router";
import { findProfile } from "../../../profile/find-profile.ts";
import { QuestionScreen } from "../../../profile/question.screen.tsx";
import { INCOME } from "../../../profile/questions.ts";

export const Route = createFileRoute("/profile/edit/income")({
  staticData: { name: "profile-edit-income", access: "member", layout: "noindex", tracked: true, title: "世帯年収" },
  loader: () => findProfile(),
  gcTime: 0,
  component: Income,
});

function Income() {
  return <QuestionScreen question={INCOME} profile={Route.useLoaderData()} />;
}
