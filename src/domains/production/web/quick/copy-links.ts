import { copyText } from '#ui/prose/copy-text.ts'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import type { Card } from '../../board-contract.ts'
import { taskPath } from '../../production.ts'
import { productionWords } from '../../words.ts'
import type { LineOf } from './use-many.ts'

/** Copies the addresses of tasks, a line each. */
export async function copyLinks(lineOf: LineOf, cards: readonly Card[]) {
  if (cards.length === 0) return
  const links = cards.map((card) => location.origin + taskPath({ project_id: lineOf(card), id_text: card.id_text }))
  if (await copyText(links.join('\n'))) notifySuccess(productionWords.copied)
  else notifyError('O link não pôde ser copiado.')
}
