import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#client/query.ts'
import { day } from '#time.ts'
import { RetryLine } from '#ui/workbench/retry-line.tsx'
import { useLedgerOf } from '../parts/use-choices.ts'
import { useUndoMerge } from './use-undo-merge.ts'

/** Categories that became another one, each with the button that brings it back. Nothing where there are none. */
export function Merges() {
  const list = useQuery(query.finance.reports.merges.queryOptions(useLedgerOf()))
  const undo = useUndoMerge()
  const merges = list.data?.data ?? []
  if (merges.length === 0) return <RetryLine query={list} />
  return (
    <ul className="stack bare-list gap-25" aria-label="Categorias que viraram outra">
      {merges.map(({ id, name, into, merged_at }) => (
        <li className="row cluster gap-50" key={id}>
          <span className="soft break-anywhere">
            {name} virou {into} em {day(merged_at)}
          </span>
          <Button
            variant="subtle"
            size="compact-sm"
            loading={undo.isPending && undo.variables.id === id}
            aria-label={`Desfazer: ${name} volta a ser uma categoria`}
            onClick={() => undo.mutate({ id, name })}
          >
            Desfazer
          </Button>
        </li>
      ))}
    </ul>
  )
}
