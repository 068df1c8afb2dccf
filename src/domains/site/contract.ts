import { publicCall } from '../../platform/contract/call.ts'
import { z } from '../../platform/contract/fields.ts'

/** The company as the public site shows it. */
export const Company = z.object({
  name: z.string(),
  legalName: z.string(),
  /** With its punctuation: 00.000.000/0000-00. */
  cnpj: z.string(),
  tagline: z.string(),
  street: z.string(),
  district: z.string(),
  city: z.string(),
  /** Two letters. */
  state: z.string(),
  /** CEP, with its hyphen. */
  zip: z.string(),
  email: z.string(),
  whatsapp: z.string(),
  telegram: z.string(),
  /** Address of the firm's public code. */
  codeHosting: z.string(),
  social: z.array(z.object({ name: z.string(), url: z.string() })),
})
export type Company = z.infer<typeof Company>

/** What one weekday shows: its filament, its slogan, its piece. */
export const Day = z.object({
  /** 0 = domingo, in America/Sao_Paulo. */
  weekday: z.union([0, 1, 2, 3, 4, 5, 6].map((day) => z.literal(day as 0 | 1 | 2 | 3 | 4 | 5 | 6))),
  filament: z.string(),
  greeting: z.string(),
  slogan: z.string(),
  /** Alternative text of the day's picture. */
  alt: z.string(),
})
export type Day = z.infer<typeof Day>

/** What frames every public page. */
export const Frame = z.object({
  company: Company,
  /** Today's. */
  day: Day,
  /** False where UI_DELAYS=0 took the specification's delays away. */
  delays: z.boolean(),
})
export type Frame = z.infer<typeof Frame>

export const siteContract = {
  frame: publicCall
    .route({ method: 'GET', path: '/site', tags: ['Site'], summary: 'Traz os dados da empresa e o dia de hoje' })
    .output(z.object({ data: Frame })),
}
