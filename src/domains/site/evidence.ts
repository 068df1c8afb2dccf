import { z } from '#platform/contract/fields.ts'

/**
 * What the program counts about the firm by itself. answers: messages; quotes: what clients asked about quotes; both
 * answered within a working day. lines: finished by the day promised. reads: of articles.
 */
export const EVIDENCE_KINDS = ['answers', 'quotes', 'lines', 'reads'] as const

/** Fewest cases of which anything is said. */
export const FEWEST_CASES = 10

/** The part of the messages answered within a working day from which the firm may say that it does so. */
const PROMISED = 0.9

/** Which figures the public site shows, where they have enough cases. */
export const EvidenceChoice = z.object({
  answers: z.boolean().meta({ label: 'Mensagens respondidas em até um dia útil' }),
  quotes: z.boolean().meta({ label: 'Perguntas sobre orçamentos respondidas em até um dia útil' }),
  lines: z.boolean().meta({ label: 'Trabalhos entregues até a data combinada' }),
  reads: z.boolean().meta({ label: 'Leituras dos artigos' }),
})
export type EvidenceChoice = z.infer<typeof EvidenceChoice>

/** A figure with its period. */
export const CountedEvidence = z.object({
  kind: z.enum(EVIDENCE_KINDS),
  cases: z.int().nonnegative(),
  /** Of the cases, how many met what is promised; of reads, how many articles were read. */
  kept: z.int().nonnegative(),
  /** The first and the last day that was counted, YYYY-MM-DD. */
  first_day: z.string(),
  last_day: z.string(),
})
export type CountedEvidence = z.infer<typeof CountedEvidence>

/** Whether there are cases enough to say it, and of what is promised to each who writes, whether it is kept. */
export const isSayable = ({ kind, cases, kept }: Pick<CountedEvidence, 'kind' | 'cases' | 'kept'>) =>
  cases >= FEWEST_CASES && (kind !== 'answers' || kept >= cases * PROMISED)
