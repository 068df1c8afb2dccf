/** What a statement is of. */
export const STATEMENT_KINDS = ['account', 'card'] as const
export type StatementKind = (typeof STATEMENT_KINDS)[number]
