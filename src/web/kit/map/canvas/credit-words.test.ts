import { expect, it } from "vitest";
import { shortCredits } from "./credit-words.ts";

it.each([
  [[], ""],
  [["国土地理院"], "国土地理院"],
  [["A社のデータを加工して作成"], "A社を加工して作成"],
  [["A社のデータを加工して作成、B社(C)を加工して作成", "B社(C)を加工して作成"], "A社、B社(C)を加工して作成"],
  [["A社を加工して作成", "© D contributors"], "A社を加工して作成／© D contributors"],
])("the credits %j are written as %j", (credits, words) => expect(shortCredits(credits)).toBe(words));
