import type { TagColor } from '../../calendar.ts'
import styles from './tag.module.css'

export const TAG_COLOR_LABELS: Readonly<Record<TagColor, string>> = {
  cobalt: 'Cobalto',
  teal: 'Petróleo',
  green: 'Verde',
  yellow: 'Amarelo',
  orange: 'Laranja',
  red: 'Vermelho',
  pink: 'Rosa',
  violet: 'Violeta',
  gray: 'Cinza',
}

/** Properties of an element that has a tag's colour, as `--tag` and `--tag-fill`. */
export const tagged = (color: TagColor, className = '') => ({
  className: `${styles.tagged} ${className}`,
  'data-color': color,
})

/** A square in a tag's colour. */
export const TagMark = ({ color }: { color: TagColor }) => <span {...tagged(color, styles.mark)} aria-hidden />
