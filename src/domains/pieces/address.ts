// Apart from the forms themselves: every public page has the routes, and theirs needs the names alone.

/** The page's address. */
export const PIECE_PATH = '/sua-peca'

/** The names of all measures, as they stand in addresses. */
export const MEASURE_NAMES = [
  'largura',
  'fundo',
  'altura',
  'parede',
  'furos',
  'aba',
  'espessura',
  'furo',
  'dentes',
  'modulo',
  'eixo',
  'base',
  'boca',
  'gomos',
  'topo',
  'barriga',
  'nervuras',
] as const

/** What of an address, or of a form, says what was chosen. */
export const PIECE_PARAMETERS = ['forma', 'material', 'quantas', ...MEASURE_NAMES] as const
