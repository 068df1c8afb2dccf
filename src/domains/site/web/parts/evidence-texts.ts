import { day } from '#time.ts'
import { plural, wholeNumber } from '#ui/formats.ts'
import type { CountedEvidence } from '../../evidence.ts'

type Counted = Pick<CountedEvidence, 'kind' | 'cases' | 'kept'>

/** What is said of each kind, after its figure. */
const SAID: Readonly<Record<CountedEvidence['kind'], (counted: Counted) => string>> = {
  answers: () => 'mensagens respondidas em até um dia útil',
  quotes: () => 'perguntas sobre orçamentos respondidas em até um dia útil',
  lines: () => 'trabalhos entregues até a data combinada',
  reads: ({ kept }) => `leituras de ${plural(kept, 'artigo', 'artigos')}, sem contar a equipe nem robôs`,
}

/** '22 de 24', or '3.204' of what is only counted. */
export const figureOf = ({ kind, cases, kept }: Counted) =>
  kind === 'reads' ? wholeNumber(cases) : `${wholeNumber(kept)} de ${wholeNumber(cases)}`

export const describeEvidence = (counted: Counted) => SAID[counted.kind](counted)

/** 'de 30/08/2026 a 28/11/2026'. */
export const periodOf = ({ first_day, last_day }: Pick<CountedEvidence, 'first_day' | 'last_day'>) =>
  `de ${day(first_day)} a ${day(last_day)}`
