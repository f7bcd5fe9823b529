// Tables whose games are compared with each other.
export const KINDS = ["duel-live", "duel-post", "table-live", "table-post"] as const;
export type Kind = (typeof KINDS)[number];
