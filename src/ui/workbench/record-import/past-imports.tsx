import { Button } from '@mantine/core'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { RecordImport, Undone } from '#platform/contract/record-import.ts'
import { dateTime } from '#time.ts'
import { plural, wholeNumber } from '#ui/formats.ts'
import { confirmAction } from '../confirm.tsx'
import { useRun } from '../form/use-run.ts'
import { LoadMore, type LoadMoreProps } from '../load-more.tsx'
import { RetryLine } from '../retry-line.tsx'
import { notifySuccess } from '../toasts.tsx'
import styles from './past-imports.module.css'

/** How the records of an import are called: one, and several of them. */
interface ImportWords {
  made: readonly [string, string]
  /** What goes when it is undone. */
  leaves: readonly [string, string]
  leftOut: readonly [string, string]
}

export interface PastImportsProps {
  /** The infinite query of the imports. */
  list: LoadMoreProps['list'] & {
    data: { pages: readonly { data: readonly RecordImport[] }[] } | undefined
    refetch: () => Promise<unknown>
  }
  undo: (id: number) => Promise<{ data: Undone }>
  /** Key of all queries that show such records. */
  changes: QueryKey
  /** What undoing does, beside taking out what was new. */
  undoText: string
  /** How the records are called; new ones of the register, from lines of a file, where not given. */
  words?: ImportWords
}

/** The imports that were made, the last one first. */
export function PastImports({ list, ...rest }: PastImportsProps) {
  const heading = useId()
  const [undone, setUndone] = useState<Undone>()
  const pages: readonly { data: readonly RecordImport[] }[] = list.data?.pages ?? []
  const imports = pages.flatMap(({ data }) => data)
  if (list.error && imports.length === 0) return <RetryLine query={list} />
  if (imports.length === 0) return null
  return (
    <section className="stack items-start gap-75 one-column may-shrink" aria-labelledby={heading}>
      <h2 id={heading}>Arquivos importados</h2>
      {undone && undone.count > 0 && <Kept {...undone} />}
      <ul className="bare-list full-width line-above">
        {imports.map((one) => (
          <PastImport key={one.id} made={one} onUndone={setUndone} {...rest} />
        ))}
      </ul>
      <LoadMore list={list} align="start" />
    </section>
  )
}

/** What an undoing left as it is. */
const Kept = ({ kept, count }: Undone) => (
  <p role="status" className="measure break-anywhere">
    {plural(count, 'ficou como está, por ter mudado', 'ficaram como estão, por terem mudado')} depois da importação:{' '}
    <b>{kept.join(', ')}</b>
    {count > kept.length && ` e mais ${wholeNumber(count - kept.length)}`}.
  </p>
)

const LINES: ImportWords = {
  made: ['novo', 'novos'],
  leaves: ['novo sai do cadastro', 'novos saem do cadastro'],
  leftOut: ['linha de fora', 'linhas de fora'],
}

interface PastImportProps extends Omit<PastImportsProps, 'list'> {
  made: RecordImport
  onUndone: (undone: Undone) => void
}

function PastImport({ made: one, undo, changes, undoText, words = LINES, onUndone }: PastImportProps) {
  const { id, file_name, made, changed, refused, created_at, undone_at, by } = one
  const queries = useQueryClient()
  const { running, run } = useRun()

  async function askAndUndo() {
    const sure = await confirmAction({
      title: 'Desfazer esta importação?',
      text: `${plural(made, ...words.leaves)}. ${undoText}`,
      confirm: 'Desfazer',
      danger: true,
    })
    if (!sure) return
    const undone = await run(() => undo(id))
    void queries.invalidateQueries({ queryKey: changes })
    if (!undone) return
    onUndone(undone.value.data)
    notifySuccess('Importação desfeita')
  }
  return (
    <li
      className={`row space-between gap-100 pad-50 line-below ${styles.past}`}
      data-undone={undone_at !== null || undefined}
    >
      <span>
        <b className="block strong">{file_name}</b>
        <small className="soft tiny">
          {[
            dateTime(created_at),
            by,
            plural(made, ...words.made),
            changed > 0 && plural(changed, 'mudado', 'mudados'),
            refused > 0 && plural(refused, ...words.leftOut),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      {undone_at ? (
        <small className="soft tiny">desfeita em {dateTime(undone_at)}</small>
      ) : (
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={`Desfazer a importação de ${file_name}`}
          loading={running}
          onClick={() => void askAndUndo()}
        >
          Desfazer
        </Button>
      )}
    </li>
  )
}
