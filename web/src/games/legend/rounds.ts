/** A game of Legend has so many rounds; the final scoring follows. */
export const ROUNDS = 6;
