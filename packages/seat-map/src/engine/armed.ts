export type MapKind = 'tickets' | 'holds';

/** `view` lets people look and select, and refuses every assignment. */
export type MapMode = 'edit' | 'view';

/** What the brush paints; null inside clears. */
export type Armed = { readonly price: number | null } | { readonly hold: number | null };
