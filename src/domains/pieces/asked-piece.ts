import { optionalText, text, z } from '#platform/contract/fields.ts'
import { MEASURE_NAMES } from './address.ts'
import { OWN_FILE } from './choice.ts'
import { FORM_NAMES } from './forms.ts'
import { MOST_PIECES } from './price.ts'

/** Larger numbers are no piece's. */
const size = z.number().min(0).max(1e12)

/** What was measured of a visitor's own file in their browser, in millimetres. */
const AskedMesh = z.object({
  /** The file's name. */
  file: text(200),
  volume: size,
  surface: size,
  size: z.tuple([size, size, size]),
  /** Whether it has an inside; without one there is no price. */
  isClosed: z.boolean(),
})

const measures = Object.fromEntries(
  MEASURE_NAMES.map((name) => [name, z.coerce.number().min(0).max(100_000).optional()]),
) as Record<(typeof MEASURE_NAMES)[number], z.ZodOptional<z.ZodCoercedNumber>>

/** A piece that is asked for, by the names that stand in the page's address. What is left out is as the page begins with it. */
export const AskedPiece = z.object({
  /** A form, or `stl`. */
  forma: z.enum([...FORM_NAMES, OWN_FILE]),
  /** The key of one of the firm's materials. */
  material: optionalText(60).optional(),
  quantas: z.coerce.number().int().min(1).max(MOST_PIECES).optional(),
  ...measures,
  mesh: AskedMesh.optional(),
})
export type AskedPiece = z.infer<typeof AskedPiece>

/** A piece as a message keeps it, for a quote. */
export const RequestedPiece = z.object({
  /** 'Vaso em PETG'. */
  title: z.string(),
  /** Its measures, in millimetres, as text. */
  measures: z.string(),
  quantity: z.int().positive(),
  /** Cents of one, as the page reckoned it; null where it gave no price. */
  unit: z.int().nonnegative().nullable(),
})
export type RequestedPiece = z.infer<typeof RequestedPiece>
