import { fold } from '#fold.ts'
import type { PictureKind } from '#pictures/layers.ts'

/** Words of a title, folded, by the kind of drawing they stand for. */
const WORDS: [PictureKind, RegExp][] = [
  [
    'board',
    /\b(antenas?|baterias?|circuitos?|eletronica|embarcad[oa]s?|esp32|arduino|firmware|hardware|lora|microcontrolador\w*|pilhas?|placas?|radios?|sensor\w*)\b/,
  ],
  [
    'piece',
    /\b(3d|encaixes?|filamentos?|folgas?|impress[aor]\w*|imprimir|maquetes?|moldes?|pecas?|petg|pla|plasticos?|prototip\w+|tolerancias?)\b/,
  ],
  [
    'stack',
    /\b(api|aplicativos?|backups?|bancos? de dados|codigos?|formularios?|indices?|paginas?|postgresql|programas?|python|servidor\w*|sistemas?|sites?|software|sql|telas?|typescript)\b/,
  ],
]

/** The kind of the picture drawn for an article without one of its own, by the trade its title names; else contours. */
export function drawnKind(title: string): PictureKind {
  const folded = fold(title)
  return WORDS.find(([, words]) => words.test(folded))?.[0] ?? 'contour'
}

/** What the drawing is generated from: another than that of the project with the same id. */
export const drawnSeed = (id: number) => `arquivo-${id}`
