import { createFileRoute } from "@tanstack/react-router";
import { findProfile } from "../../../profile/find-profile.ts";
import { QuestionScreen } from "../../../profile/question.screen.tsx";
import { AGE } from "../../../profile/questions.ts";

export const Route = createFileRoute("/profile/edit/age")({
  staticData: { name: "profile-edit-age", access: "member", layout: "noindex", tracked: true, title: "年代" },
  loader: () => findProfile(),
  gcTime: 0,
  component: Age,
});

function Age() {
  return <QuestionScreen question={AGE} profile={Route.useLoaderData()} />;
}
