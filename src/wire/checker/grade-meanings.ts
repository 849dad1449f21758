/** What each grade means for somebody who has to decide. */
export const GRADE_MEANINGS: Readonly<Record<"A" | "B" | "C" | "D", string>> = {
  A: "似た成約が多く、幅がせまい推定です。",
  B: "似た成約があり、幅はふつうの推定です。",
  C: "似た成約が少ないかその価格がばらつき、または条件の一部が分からず、幅が広い推定です。",
  D: "参考程度の推定です。幅がとても広いか、似た成約の価格と離れているため、単独では使わないでください。",
};
