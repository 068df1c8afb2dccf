import { MAX_COUNTED } from '#max-counted.ts'
import { plural } from '#ui/formats.ts'

/** How many rows a search by a text found, as far as it counts: '86 clientes', 'Mais de 1.000 clientes'. */
export const foundCount = (total: number, one: string, many: string) =>
  total > MAX_COUNTED ? `Mais de ${plural(MAX_COUNTED, one, many)}` : plural(total, one, many)
