/** Properties of a text input for an address. */
export const URL_INPUT = { placeholder: 'https://', inputMode: 'url', spellCheck: false } as const
