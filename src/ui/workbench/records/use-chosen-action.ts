import { plural } from '../../formats.ts'
import { type Confirmation, confirmAction } from '../confirm.tsx'
import { useRun } from '../form/use-run.ts'
import { notifySuccess } from '../toasts.tsx'

interface ChosenAction extends Pick<Confirmation, 'text' | 'danger'> {
  /** As its button says it: 'Publicar'. */
  verb: string
  /** Sends the call, which answers how many records it has changed. */
  send: () => Promise<{ data: { count: number } }>
  /** What was done to one record, and to several: 'artigo publicado', 'artigos publicados'. */
  done: [one: string, many: string]
}

/**
 * Does something with the selected records after a question, and says how many it was.
 * @param chosen the selected ones in words: '3 artigos'
 * @param onDone called after each action
 */
export function useChosenAction(chosen: string, onDone: () => void) {
  const { running, run } = useRun()

  async function act({ verb, send, done, ...question }: ChosenAction) {
    if (!(await confirmAction({ ...question, title: `${verb} ${chosen}?`, confirm: verb }))) return
    await run(async () => {
      const { data } = await send()
      onDone()
      notifySuccess(describeCount(data.count, done))
    })
  }

  return { running, act: (action: ChosenAction) => void act(action) }
}

/** '3 artigos publicados'. */
export const describeCount = (count: number, done: ChosenAction['done']) =>
  count === 0 ? 'Nada mudou' : plural(count, ...done)

/** Names that a question gives at most. */
const NAMED = 5

/** '“A”, “B” e mais 3'. */
export function nameAll(names: readonly string[]) {
  const shown = names.slice(0, NAMED).map((name) => `“${name}”`)
  const more = names.length - shown.length
  return shown.join(', ') + (more > 0 ? ` e mais ${more}` : '')
}
