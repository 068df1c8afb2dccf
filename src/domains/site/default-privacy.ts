import type { Privacy } from './contract.ts'

/** The privacy notice: what this program really keeps. */
export const PRIVACY: Privacy = {
  notice: 'Contamos visitas sem cookies e sem guardar endereços de rede.',
}
