import { fold } from '#fold.ts'

/** Where clients and visitors read the name of a member of staff. */
export const NAME_READ_IN = 'nas suas páginas de agendamento, nos convites e nas respostas a pedidos em orçamentos'

/** A person's name as it is compared with others: without accents, capitals, spaces in a row and what is invisible. */
export const comparedName = (name: string) =>
  fold(name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
    .replace(/\s+/g, ' ')
    .trim()
