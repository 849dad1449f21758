import type { HomeDetail } from "#api/client/client.ts";
import { shortDay } from "#web/kit/home/home-words.ts";
import type { AskedFrom } from "./steps-geometry.ts";

type Told = Pick<HomeDetail, "prices"> & { readonly home: Pick<HomeDetail["home"], "price" | "firstSeenOn"> };

/** The prices that may stand beside the one that is asked: the one before a cut by the rules of 二重価格表示, else only itself, since it is asked. Oldest first. */
export function toldPrices({ home, prices: { cut, steps } }: Told): readonly AskedFrom[] {
  if (cut) {
    return [
      { fromOn: cut.beforeFromOn, price: cut.before },
      { fromOn: cut.cutOn, price: cut.price },
    ];
  }
  return [{ fromOn: steps.at(-1)?.on ?? home.firstSeenOn, price: home.price }];
}

const STEP_WORDS = { cut: "値下げ", raised: "値上げ" } as const;

/** `値下げ 9/12・10/31`: when the price changed, without prices that may not be told; null: never. */
export function changeWords({ steps }: HomeDetail["prices"]): string | null {
  const parts = (["cut", "raised"] as const).flatMap((kind) => {
    const days = steps.filter(({ step }) => step === kind).map(({ on }) => shortDay(on));
    return days.length === 0 ? [] : [`${STEP_WORDS[kind]} ${days.join("・")}`];
  });
  return parts.length === 0 ? null : parts.join("、");
}
