import type { ProjectCard } from './contract.ts'

/** The fields of a project that its card shows. */
export const toShown = ({ id, title, trade, is_sale, is_sketch, sale: { value, title: sold }, resum }: ProjectCard) => {
  return { id, title, trade, is_sale, is_sketch, sale: { value, title: sold }, resum }
}
export type ShownCard = ReturnType<typeof toShown>
