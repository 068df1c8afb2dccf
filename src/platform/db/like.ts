/** The pattern of `like` that finds a text anywhere; `%`, `_` and `\` in it are escaped. */
export const literalPart = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
