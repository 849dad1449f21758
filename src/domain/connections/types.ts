/** Whose connection, and to which building: one member has at most one row of each kind there. */
export type MemberBuilding = { readonly apartmentKey: string; readonly sub: string };

/** How many wait to buy a home in a building, and how many say they own one there. */
export type Interest = { readonly waitingBuyers: number; readonly owners: number };
