import { createFileRoute } from "@tanstack/react-router";
import { findProfile } from "#web/profile/questions/find-profile.ts";
import { QuestionScreen } from "#web/profile/questions/question.screen.tsx";
import { GENDER } from "#web/profile/questions/questions.ts";

export const Route = createFileRoute("/profile/edit/gender")({
  staticData: { name: "profile-edit-gender", access: "member", layout: "noindex", tracked: true, title: "性別" },
  loader: () => findProfile(),
  gcTime: 0,
  component: Gender,
});

function Gender() {
  return <QuestionScreen question={GENDER} profile={Route.useLoaderData()} />;
}
