/** The element of the task beside its board, which may have the focus as a whole. */
export const TASK_PANEL_ID = 'tarefa-ao-lado'
