/** What the right column shows. */
export type Side = 'info' | 'seats' | 'notices' | 'keys';
