import { fold } from '#fold.ts'

/** A person's name as it is compared with others: without accents, capitals, spaces in a row and what is invisible. */
export const comparedName = (name: string) =>
  fold(name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
    .replace(/\s+/g, ' ')
    .trim()
