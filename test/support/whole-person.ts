/** Whose rows are written. */
export type WholeMember = {
  readonly sub: string;
  readonly email: string;
  readonly pool: { readonly id: string };
  readonly client: { readonly id: string };
};
