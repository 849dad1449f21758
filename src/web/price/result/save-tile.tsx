import { Link } from "@tanstack/react-router";
import { PLACE_TILE } from "#web/kit/mark/place-tile.tsx";
import { useSessionView, useSiteSession } from "#web/session/site/hooks.ts";
import { TileText } from "./tile-text.tsx";

/**
 * マイページに保存: what a member looks at is kept there by itself; a visitor's estimates wait in the browser and belong to the account from the
 * sign-in on.
 */
export function SaveTile() {
  const { isLoggedIn } = useSessionView();
  const session = useSiteSession();
  if (isLoggedIn) {
    return (
      <Link to="/mypage" className={`${PLACE_TILE} h-full`}>
        <TileText title="マイページ">この結果は保存されています</TileText>
      </Link>
    );
  }
  return (
    <Link to="/login" onClick={() => session.returnPath.remember("/mypage/")} className={`${PLACE_TILE} h-full`}>
      <TileText title="マイページに保存">ログインすると結果が残ります</TileText>
    </Link>
  );
}
