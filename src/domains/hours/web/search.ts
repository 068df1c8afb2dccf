import { isDay } from '#time.ts'

/** What the screen of hours shows; all of it is in the address. */
export interface HoursSearch {
  /** A day of the week, YYYY-MM-DD; the current one without it. */
  dia?: string | undefined
  /** Which part; the caller's own week without it. */
  parte?: 'equipe' | 'valores' | undefined
  /** Whether a task is being chosen whose timer starts. */
  ligar?: true | undefined
}

/** An address's query; invalid values are left out. */
export const parseSearch = ({ dia, parte, ligar }: Record<string, unknown>): HoursSearch => ({
  dia: typeof dia === 'string' && isDay(dia) ? dia : undefined,
  parte: parte === 'equipe' || parte === 'valores' ? parte : undefined,
  ligar: ligar === true ? true : undefined,
})
