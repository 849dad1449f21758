import { createFileRoute } from "@tanstack/react-router";
import { findProfile } from "#web/profile/questions/find-profile.ts";
import { QuestionScreen } from "#web/profile/questions/question.screen.tsx";
import { AGE } from "#web/profile/questions/questions.ts";

export const Route = createFileRoute("/profile/edit/age")({
  staticData: { name: "profile-edit-age", access: "member", layout: "noindex", tracked: true, title: "年代" },
  loader: () => findProfile(),
  gcTime: 0,
  component: Age,
});

function Age() {
  return <QuestionScreen question={AGE} profile={Route.useLoaderData()} />;
}
