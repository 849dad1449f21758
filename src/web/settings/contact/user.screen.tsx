import type { UserInfoResponse } from "#api/client/client.ts";
import type { SessionUser } from "#web/session/core/types.ts";
import { cityChoices, ownCity, withPlace, withPrefecture } from "./places.ts";
import { usePostalCode } from "./use-postal-code.ts";
import { useUserForm } from "./use-user-form.ts";
import { UserFailedView, UserView } from "./user.view.tsx";

type UserScreenProps = {
  readonly user: SessionUser;
  /** Null: what was saved could not be read. */
  readonly info: UserInfoResponse | null;
  /** The page that goes on once it is saved; null: the account's settings. */
  readonly back: string | null;
};

export function UserScreen({ user, info, back }: UserScreenProps) {
  if (info === null) return <UserFailedView />;
  // A form that was begun on older data starts anew when newer comes; what was typed is kept in the tab.
  return <Form key={info.updatedAt} sub={user.sub} info={info} back={back} />;
}

function Form({ sub, info, back }: Pick<UserScreenProps, "back"> & { sub: string; info: UserInfoResponse }) {
  const { form, saved, discard, overwrite, hasConflict } = useUserForm(sub, info, back);
  const { typed } = form;
  const postal = usePostalCode(([only, ...others]) => {
    if (only && others.length === 0) form.change(withPlace(typed, only));
  });
  return (
    <UserView
      {...{ form, hasConflict, back, lookup: postal.lookup }}
      cities={cityChoices([...ownCity(saved), ...postal.named], typed.prefCode ?? "")}
      onPostalCode={(text) => {
        form.set("postalCode", text);
        postal.look(text);
      }}
      onLookAgain={() => postal.look(typed.postalCode ?? "")}
      onPlace={(place) => form.change(withPlace(typed, place))}
      onPrefecture={(code) => form.change(withPrefecture(typed, code))}
      onDiscard={discard}
      onOverwrite={overwrite}
    />
  );
}
