/** Characters that a search may have: more than the longest address. What is longer could not even be asked for, as an address has its end too. */
export const LONGEST_SEARCH = 120;
