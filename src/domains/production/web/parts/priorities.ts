/** Names of the priorities, 0 to 3. */
export const PRIORITY_LABELS = ['Nenhuma', 'Baixa', 'Média', 'Alta'] as const
