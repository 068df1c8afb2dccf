/** The pattern of `like` that finds a text anywhere, its own `%`, `_` and `\` meaning themselves. */
export const literalPart = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
