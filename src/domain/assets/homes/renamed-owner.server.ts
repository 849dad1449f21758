import { stepHome } from "#domain/assets/core/property-states.ts";
import type { Tx } from "#platform/db.server.ts";
import { type AssetDeps, writeHome } from "./change-home.server.ts";
import { homesOf, lockHomeOfMember } from "./home-store.server.ts";

/** Documents were held against the name of then: homes of a member who is called otherwise now have to be checked anew, and their offers end. By their ids, as all who hold several. */
export async function unverifyHomesOf(tx: Tx, deps: Pick<AssetDeps, "clock" | "onHomeClosed">, sub: string): Promise<void> {
  const ids = (await homesOf(tx, sub)).map(({ id }) => id);
  for (const id of ids.toSorted()) {
    const home = await lockHomeOfMember(tx, sub, id);
    const stepped = home && stepHome(home, "unverify");
    if (home && stepped?.ok)
      await writeHome(tx, deps, home, { position: stepped.value, actor: "member", reason: "unverify: another name" });
  }
}
