import type { CSSProperties } from 'react'
import { COLORS } from '../../finance.ts'
import styles from './category-mark.module.css'

/** The colour of a category as a CSS value, by its index in `COLORS`. */
export function categoryColor(color: number): string {
  const name = COLORS[color] ?? COLORS[0]
  return `light-dark(var(--mantine-color-${name}-6), var(--mantine-color-${name}-4))`
}

/** A category with its colour. */
export const CategoryMark = ({ name, color }: { name: string; color: number }) => (
  <span
    className={`soft inline-row gap-40 tiny ${styles.mark}`}
    style={{ '--category': categoryColor(color) } as CSSProperties}
  >
    <i className="flex-none" aria-hidden />
    <span className="break-anywhere">{name}</span>
  </span>
)
