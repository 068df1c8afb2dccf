import { NO_SIGN, optionalText, text, z } from '#platform/contract/fields.ts'
import { wordKey } from '#word-key.ts'

/** Most materials of Sua peça. */
export const MAX_MATERIALS = 20

const number = (least: number, most: number) =>
  z
    .number({ error: ({ code }) => (code === 'invalid_type' ? 'Use um número: 3 ou 2,5.' : undefined) })
    .min(least, least === 0 ? NO_SIGN : undefined)
    .max(most)
const whole = (least: number, most: number) => number(least, most).int('Use um número inteiro.')
/** Up to R$ 100.000,00. */
const cents = (least: number) =>
  z
    .int({ error: ({ code }) => (code === 'invalid_type' ? 'Use reais e centavos: 49,99.' : undefined) })
    .min(least, least === 0 ? NO_SIGN : 'O menor valor é R$ 0,01.')
    .max(10_000_000, 'O maior valor é R$ 100.000,00.')

/** What pieces are printed of. */
export const Material = z.object({
  name: text(40)
    .refine((name) => wordKey(name) !== '', 'Use letras ou números.')
    .meta({ label: 'Nome' }),
  /** What it stands, in a few words. */
  use: optionalText(80).meta({ label: 'Para que serve' }),
  /** Cents a kilogram. */
  kilo: cents(1).meta({ label: 'Preço do quilo' }),
  /** Grams a cubic centimetre. */
  density: number(0.1, 25).meta({ label: 'Densidade, em g/cm³' }),
  /** One print in so many is lost. */
  lost: whole(2, 1000).meta({ label: 'Uma impressão perdida em' }),
})
export type Material = z.infer<typeof Material>

/** The measures of a printer's bed, in millimetres. */
const Bed = z.object({ width: whole(20, 2000), depth: whole(20, 2000), height: whole(20, 2000) })

/** What Sua peça reckons with. A piece's price is never of nothing: what divides is not zero. */
export const PieceRules = z.object({
  /** Cents an hour of a machine. */
  machine: cents(0).meta({ label: 'Hora de máquina' }),
  /** Cents an hour by hand. */
  hand: cents(0).meta({ label: 'Hora de mão' }),
  /** Percent of plastic that becomes no piece: brim, purge, ends of rolls. */
  waste: number(0, 100).meta({ label: 'Perda de material, em %' }),
  /** Minutes that each request takes, shared by its pieces. */
  prepare: number(0, 600).meta({ label: 'Preparo, em minutos' }),
  /** Percent on the cost. */
  margin: number(0, 500).meta({ label: 'Imposto e margem, em %' }),
  /** Cubic millimetres a second. */
  flow: number(0.1, 200).meta({ label: 'Vazão, em mm³/s' }),
  /** Millimetres. */
  layer: number(0.05, 2).meta({ label: 'Altura de camada, em mm' }),
  /** Seconds that each layer takes beside its plastic. */
  turn: number(0, 60).meta({ label: 'Troca de camada, em segundos' }),
  /** Percent of plastic inside the walls. */
  fill: number(0, 100).meta({ label: 'Preenchimento, em %' }),
  /** How many machines print at once. */
  machines: whole(1, 100).meta({ label: 'Máquinas' }),
  bed: Bed.meta({ label: 'Mesa' }),
})
export type PieceRules = z.infer<typeof PieceRules>

/** The materials of Sua peça and what it reckons with. Without materials the site has no such page. */
export const Pieces = PieceRules.extend({
  materials: z
    .array(Material)
    .max(MAX_MATERIALS)
    .superRefine((materials, { addIssue }) => {
      const keys = materials.map(({ name }) => wordKey(name))
      keys.forEach((key, index) => {
        if (keys.indexOf(key) < index)
          addIssue({ code: 'custom', path: [index, 'name'], message: 'Já há um material com este nome.' })
      })
    })
    .meta({ label: 'Materiais' }),
})
export type Pieces = z.infer<typeof Pieces>
