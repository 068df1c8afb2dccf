import { SORTS, type Sort } from '../sorts.ts'

/** What the screen of margins shows; all of it is in the address. */
export interface MarginSearch {
  /** Whether those of which the work is done are shown. */
  fechados?: true | undefined
  /** Whether the lines of a client are one row. */
  clientes?: true | undefined
  /** The column that the rows stand by; what was quoted without it. */
  ordem?: Sort | undefined
  inversa?: true | undefined
}

/** An address's query; invalid values are left out. */
export const parseSearch = ({ fechados, clientes, ordem, inversa }: Record<string, unknown>): MarginSearch => ({
  fechados: fechados === true || undefined,
  clientes: clientes === true || undefined,
  ordem: SORTS.find((sort) => sort === ordem),
  inversa: inversa === true || undefined,
})
