import { Link } from "@tanstack/react-router";
import type { ProfileResponse } from "#api/client/client.ts";
import { FIELD_RECIPIENTS } from "#domain/members/purposes.ts";
import { Avatar, type AvatarPicture } from "#web/kit/mark/avatar.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { CompletenessBar } from "#web/kit/ui/completeness-bar.tsx";
import { itemsOf, PAGE_PATHS, type ProfileItem } from "./items.ts";
import { ABOVE_EDIT, EDIT_TITLE, PROFILE, ProfileFailed, ProfileFrame } from "./profile-frame.tsx";

export type EditViewProps = {
  /** Null: could not be read. */
  readonly profile: ProfileResponse | null;
  readonly avatar: AvatarPicture | null;
};

/** プロフィール編集: the five items, each a way to its page. */
export function EditView({ profile, avatar }: EditViewProps) {
  return (
    <ProfileFrame crumb={EDIT_TITLE} above={ABOVE_EDIT} lead={`すべて任意です。「回答しない」も選べます。${FIELD_RECIPIENTS}`}>
      {profile === null ? (
        <ProfileFailed />
      ) : (
        <>
          <CompletenessBar label="回答した項目" {...profile.completeness} />
          <ul className="card overflow-hidden rounded-card border border-line bg-card">
            {itemsOf(profile).map((item) => (
              <ItemRow key={item.page} item={item} avatar={item.page === "icon" ? avatar : null} />
            ))}
          </ul>
        </>
      )}
      <div>
        <LinkButton to={PROFILE} tone="secondary">
          もどる
        </LinkButton>
      </div>
    </ProfileFrame>
  );
}

function ItemRow({ item, avatar }: { item: ProfileItem; avatar: AvatarPicture | null }) {
  const { page, title, answer, isAnswered, purpose } = item;
  return (
    <li className="relative flex items-center gap-3 border-line border-t px-4 py-3 first:border-t-0 hover:bg-brand-tint sm:px-6">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3">
          <Link to={PAGE_PATHS[page]} className="font-bold text-16 -outline-offset-4 after:absolute after:inset-0">
            {title}
          </Link>
          {isAnswered ? <span className="text-16">{answer}</span> : <Badge tone="quiet">{answer}</Badge>}
        </p>
        <p className="text-13 text-sub">{purpose}</p>
      </div>
      {avatar && <Avatar picture={avatar} size="small" />}
      <svg aria-hidden="true" width="10" height="16" viewBox="0 0 10 16" className="shrink-0 text-brand">
        <path d="m2 2 6 6-6 6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </li>
  );
}
