import { useBuildingSearch } from "./building-option.ts";
import { ConnectGuideView } from "./connect-guide.view.tsx";

const CONNECT = { page: "connectOwner", search: {} };

export function ConnectGuideScreen() {
  return <ConnectGuideView search={useBuildingSearch(CONNECT)} />;
}
