import { optionalPicture, optionalText, z } from '#platform/contract/fields.ts'
import { isDrawing, MAX_COMPARED, MAX_DRAWING, MAX_MARKS, MAX_SHEET } from './project.ts'

/** A picture's address, or the SVG of a drawing as the Markdown of a text may have it (platform/markdown/drawings.ts); '' for none. */
const figure = optionalText(MAX_DRAWING).refine(
  (value) => isDrawing(value) || optionalPicture.safeParse(value).success,
  'Envie uma imagem ou um SVG, ou use um endereço https.',
)

const PLACE = 'Use um número de 0 a 100.'
const place = z.number(PLACE).min(0, PLACE).max(100, PLACE)

/** A number on the drawing. Its own is its place in the list, from 1; `{1}` at the start of a paragraph is what it leads to. */
export const Mark = z.object({
  label: optionalText(60).meta({ label: 'O que é' }),
  /** Where the number stands, in hundredths of the drawing's width and height, from the top left. */
  x: place.meta({ label: 'Número, →' }),
  y: place.meta({ label: 'Número, ↓' }),
  /** The point it means, to which a line leads where it stands elsewhere. */
  to_x: place.meta({ label: 'Ponta, →' }),
  to_y: place.meta({ label: 'Ponta, ↓' }),
})
export type Mark = z.infer<typeof Mark>

export const drawing = z.object({
  figure: figure.meta({ label: 'Desenho' }),
  /** What it shows, for who does not see it. */
  alt: optionalText(400).meta({ label: 'O que o desenho mostra' }),
  marks: z.array(Mark).max(MAX_MARKS).meta({ label: 'Números do desenho' }),
})

/** A row of the sheet of data beside the text, e.g. 'Peso', '145 g'. */
export const SheetRow = z.object({
  label: optionalText(40).meta({ label: 'Dado' }),
  value: optionalText(160).meta({ label: 'Valor' }),
})
export type SheetRow = z.infer<typeof SheetRow>

export const sheet = z.array(SheetRow).max(MAX_SHEET).meta({ label: 'Ficha' })

export const compare = z.object({
  before: figure.meta({ label: 'Imagem de antes' }),
  before_label: optionalText(60).meta({ label: 'Nome do antes' }),
  after: figure.meta({ label: 'Imagem de depois' }),
  after_label: optionalText(60).meta({ label: 'Nome do depois' }),
  text: optionalText(600).meta({ label: 'O que mudou' }),
  rows: z
    .array(
      z.object({
        label: optionalText(60).meta({ label: 'O quê' }),
        before: optionalText(80).meta({ label: 'Antes' }),
        after: optionalText(80).meta({ label: 'Depois' }),
      }),
    )
    .max(MAX_COMPARED)
    .meta({ label: 'Comparação' }),
})

export const photo = z.object({
  figure: figure.meta({ label: 'Fotografia' }),
  caption: optionalText(300).meta({ label: 'Legenda da fotografia' }),
})

const html = { /** The drawing as shown, sanitised; '' where the figure is a picture or none. */ html: z.string() }

/** What a project's page shows beside its text, as the calls answer it. */
export const CaseFile = z.object({
  drawing: drawing.extend(html),
  compare: compare.extend({ before_html: z.string(), after_html: z.string() }),
  photo: photo.extend(html),
})
