import type { Coffees } from './contract.ts'

/** A dozen cups of the house. */
export const COFFEES: Coffees = [
  { image: 'coado-da-segunda.svg', caption: 'O coado da segunda-feira, antes de abrir o e-mail' },
]
