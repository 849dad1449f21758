/**
 * Shares of the weights of indicators that are known. Under `letter` no letter is given; under `firm` it is 参考; a pillar under `pillar` has no number, as a few
 * facts of many would be read as more than they say; under `sure` it is marked.
 */
export const COVERAGE = { letter: 0.6, firm: 0.8, pillar: 0.4, sure: 0.6 } as const;
