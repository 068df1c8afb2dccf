/** The eye of a field with a password or a key. */
export const SHOW = { 'aria-label': 'Mostrar a senha' }
