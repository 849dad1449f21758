import { useNavigate, useRouter } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { apiClient, type UserInfoResponse } from "#api/client/client.ts";
import { PERSON_FIELDS } from "#kernel/fields/person-fields.ts";
import { type ReadForm, readFields, type Typed } from "#kernel/fields/read-fields.ts";
import type { Draft, Outcome } from "#web/kit/form/form-state.ts";
import { tabDraft } from "#web/kit/form/tab-draft.ts";
import { type Form, useForm } from "#web/kit/form/use-form.ts";
import { storeKey } from "#wire/stores.ts";
import { saveUser } from "./save-user.ts";
import { isSame, keptTexts, seenDraft, typedOf } from "./user-fields.ts";

const DRAFT = storeKey("userInfo", "user-draft");

export type UserForm = {
  readonly form: Form;
  /** What was saved, as far as this screen knows. */
  readonly saved: UserInfoResponse;
  readonly hasConflict: boolean;
  /** Back to what was saved. */
  readonly discard: () => void;
  /** Saves over what somebody else saved in the meantime. */
  readonly overwrite: () => void;
};

/** 氏名・住所 while they are typed: kept in the tab until they are saved, and not saved over what this screen has not seen. */
export function useUserForm(sub: string, info: UserInfoResponse, back: string | null = null): UserForm {
  const finish = useFinish(back);
  const [saved, setSaved] = useState(info);
  const [conflict, setConflict] = useState<UserInfoResponse | null>(null);
  const seen = useRef(info.updatedAt);
  const send = async (typed: Typed): Promise<Outcome> => {
    const outcome = await saveUser(apiClient().mypage, typed, seen.current);
    if (outcome === "saved") {
      await finish();
      return "done";
    }
    if (!("newer" in outcome)) return outcome;
    setConflict(outcome.newer);
    return "kept";
  };
  const inTab = tabDraft(DRAFT, sub);
  const draft: Draft = {
    read: () => {
      const kept = seenDraft(inTab.read() ?? {});
      if (kept === null || isSame(kept.typed, typedOf(info))) return null;
      seen.current = kept.seen;
      return kept.typed;
    },
    keep: (typed) => inTab.keep(keptTexts({ seen: seen.current, typed })),
    forget: inTab.forget,
  };
  const form = useForm({ initial: typedOf(info), read: readUser, send, draft });
  const standOn = (latest: UserInfoResponse) => {
    seen.current = latest.updatedAt;
    setSaved(latest);
    setConflict(null);
  };
  return {
    form,
    saved,
    hasConflict: conflict !== null,
    discard: () => {
      const latest = conflict ?? saved;
      standOn(latest);
      form.fill(typedOf(latest));
      form.forgetDraft();
    },
    overwrite: () => {
      if (conflict !== null) standOn(conflict);
      form.submit();
    },
  };
}

/** The service puts the answers right; here they are only held against the same rules, so that a mistake is named at once. */
function readUser(typed: Typed): ReadForm<Typed> {
  const read = readFields(PERSON_FIELDS, typed);
  return read.ok ? { ok: true, input: typed } : read;
}

/** Nothing that was loaded before the save is shown after it. Back to where the member came from to tell it. */
function useFinish(back: string | null): () => Promise<void> {
  const router = useRouter();
  const navigate = useNavigate();
  return async () => {
    tabDraft(DRAFT).forget();
    router.clearCache();
    if (back === null) await navigate({ to: "/settings/account", search: { done: "user" } });
    else await navigate({ href: back });
  };
}
