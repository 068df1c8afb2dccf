/** What somebody does as a sentence of its own: 'escreve o código' as 'Escreve o código.' */
export const asSentence = (work: string) => endSentence(work.charAt(0).toUpperCase() + work.slice(1))

/** The same after their name. */
export const endSentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)
