/** Farther from the middle of its town, in metres, a point is not of this address. */
export const TOWN_WITHIN_M = 5000;
