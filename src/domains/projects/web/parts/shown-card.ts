import { PageText } from '#ui/prose/page-text.ts'
import type { ProjectCard } from '../../contract.ts'

/** The fields of a project that its card shows. */
export const toShown = ({
  id,
  title,
  trade,
  is_sale,
  is_sketch,
  sale: { value, title: sold },
  resum,
  ...more
}: ProjectCard) => {
  const { sheet, card_drawing, date_project_end } = more
  const drawing = card_drawing ? new PageText(`desenho-${id}`, card_drawing) : undefined
  return { id, title, trade, is_sale, is_sketch, sale: { value, title: sold }, resum, sheet, drawing, date_project_end }
}
export type ShownCard = ReturnType<typeof toShown>
