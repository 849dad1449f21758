import { useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { apiClient, type UserInfoResponse } from "#api/client.ts";
import type { SubmitFailure } from "../kit/forms/use-submit.ts";
import { type Typed, type TypedForm, useTypedForm } from "../kit/forms/use-typed-form.ts";
import { forgetForMember, keepForMember, keptForMember } from "./member-memory.ts";
import { saveUser } from "./save-user.ts";
import { type Draft, isSame, parseDraft, typedOf } from "./user-fields.ts";

const DRAFT = "user-draft";

export type UserForm = {
  readonly form: TypedForm;
  /** What was saved, as far as this screen knows. */
  readonly saved: UserInfoResponse;
  readonly isResumed: boolean;
  readonly hasConflict: boolean;
  /** Puts other answers into the form, and keeps them. */
  readonly change: (next: Typed) => void;
  /** Back to what was saved. */
  readonly discard: () => void;
  /** Saves over what somebody else saved in the meantime. */
  readonly overwrite: () => void;
};

/** 氏名・住所 while they are typed: kept in the tab until they are saved, and not saved over what this screen has not seen. */
export function useUserForm(sub: string, info: UserInfoResponse): UserForm {
  const finish = useFinish();
  const [saved, setSaved] = useState(info);
  const [conflict, setConflict] = useState<UserInfoResponse | null>(null);
  const [isResumed, setResumed] = useState(false);
  const seen = useRef(info.updatedAt);
  const send = async (typed: Typed): Promise<SubmitFailure | "done"> => {
    const outcome = await saveUser(apiClient().mypage, typed, seen.current);
    if (outcome === "saved") {
      await finish();
      return "done";
    }
    if (!("newer" in outcome)) return outcome;
    setConflict(outcome.newer);
    return { issues: [], notice: null };
  };
  const form = useTypedForm(typedOf(info), send);
  const change = (next: Typed) => {
    form.fill(next);
    keepForMember(DRAFT, sub, { seen: seen.current, typed: next });
  };
  const resume = useEffectEvent((draft: Draft) => {
    seen.current = draft.seen;
    form.fill(draft.typed);
    setResumed(true);
  });
  useEffect(() => {
    const draft = parseDraft(keptForMember(DRAFT, sub));
    if (draft !== null && !isSame(draft.typed, typedOf(info))) resume(draft);
  }, [sub, info]);
  const standOn = (latest: UserInfoResponse) => {
    seen.current = latest.updatedAt;
    setSaved(latest);
    setConflict(null);
  };
  return {
    form: {
      ...form,
      set: (field, text) => {
        form.set(field, text);
        keepForMember(DRAFT, sub, { seen: seen.current, typed: { ...form.typed, [field]: text } });
      },
    },
    saved,
    isResumed,
    hasConflict: conflict !== null,
    change,
    discard: () => {
      const latest = conflict ?? saved;
      standOn(latest);
      form.fill(typedOf(latest));
      forgetForMember(DRAFT);
      setResumed(false);
    },
    overwrite: () => {
      if (conflict !== null) standOn(conflict);
      form.submit({});
    },
  };
}

/** Nothing that was loaded before the save is shown after it. */
function useFinish(): () => Promise<void> {
  const router = useRouter();
  const navigate = useNavigate();
  return async () => {
    forgetForMember(DRAFT);
    router.clearCache();
    await navigate({ to: "/settings/account", search: { done: "user" } });
  };
}
