/** What stands for a new quote in the form's address. */
export const NEW_BUDGET = -1
