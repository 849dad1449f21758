import { factOf, foundValue } from "#domain/risk/model/facts.ts";
import { type RatedIndicator, scored, unscored } from "#domain/risk/model/indicator.ts";
import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { scoreBy } from "#domain/risk/model/score-table.ts";

const { managementStars } = RATING_MODEL.tables;

/** Stars of the association or the certificate of the municipality. A building in neither scheme has no score: it was not looked at. */
export const management: RatedIndicator = {
  id: "management",
  pillar: "building",
  title: "管理の評価",
  unit: "★",
  weight: 30,
  source: `${managementStars.source}、自治体の管理計画認定`,
  reads: ["managementStars", "managementCertified"],
  read: (site) => {
    const stars = factOf(site, "managementStars");
    const certificate = factOf(site, "managementCertified");
    const count = foundValue(stars);
    const isCertified = foundValue(certificate) === 1;
    if (count === null && !isCertified) return unscored(stars, "適正評価・管理計画認定とも確認できません");
    const score = Math.max(count === null ? 0 : scoreBy(managementStars, count), isCertified ? RATING_MODEL.certifiedAtLeast : 0);
    const words = [count === null ? "" : `適正評価 ★${count}`, isCertified ? "管理計画認定あり" : ""].filter(Boolean).join("、");
    return scored(count === null ? certificate : stars, score, words);
  },
};
