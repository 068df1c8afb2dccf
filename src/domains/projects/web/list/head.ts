/** The heading of the list, also while it loads. */
export const LIST_TITLE = 'Confira todos os nossos projetos!'
