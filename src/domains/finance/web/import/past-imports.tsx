import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '#client/calls/api.ts'
import { byCursor, query } from '#client/calls/query.ts'
import { dateTime } from '#time.ts'
import { plural } from '#ui/formats.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { LoadMore } from '#ui/workbench/load-more.tsx'
import { RetryLine } from '#ui/workbench/retry-line.tsx'
import type { Import } from '../../import-contract.ts'
import { useLedger } from '../parts/ledger.ts'
import { useFinanceStep } from '../parts/use-finance-step.ts'
import styles from './import.module.css'

/** Rows in one request. */
const PAGE_SIZE = 20

/** The imports of the ledger that is shown. */
export function usePastImports() {
  const { whose } = useLedger()
  return useInfiniteQuery(
    query.finance.import.list.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ id_user: whose, limit: PAGE_SIZE, cursor }),
      enabled: whose !== undefined,
    }),
  )
}

/** The statements that were imported, the last one first. */
export function PastImports() {
  const heading = useId()
  const list = usePastImports()
  const imports = list.data?.pages.flatMap(({ data }) => data) ?? []
  if (list.error && imports.length === 0) return <RetryLine query={list} />
  if (imports.length === 0) return null
  return (
    <section className={`stack items-start gap-75 one-column may-shrink ${styles.past}`} aria-labelledby={heading}>
      <h2 id={heading}>Extratos importados</h2>
      <ul className="bare-list full-width line-above">
        {imports.map((one) => (
          <PastImport key={one.id} {...one} />
        ))}
      </ul>
      <LoadMore list={list} align="start" />
    </section>
  )
}

function PastImport({ id, file_name, added, known, matched, created_at, undone_at, by, size }: Import) {
  const step = useFinanceStep()
  async function undo() {
    const sure = await confirmAction({
      title: 'Desfazer esta importação?',
      text: `${plural(added, 'transação sai', 'transações saem')} do livro. O que já estava nele fica; o arquivo guardado sai. O mesmo extrato pode ser importado de novo.`,
      confirm: 'Desfazer',
      danger: true,
    })
    if (sure) step.mutate({ work: () => api.finance.import.undo({ id }), done: 'Importação desfeita' })
  }
  return (
    <li className="row space-between gap-100 pad-50 line-below" data-undone={undone_at !== null || undefined}>
      <span>
        <b>{file_name}</b>
        <small className="soft tiny">
          {[
            dateTime(created_at),
            by,
            plural(added, 'nova', 'novas'),
            matched > 0 && plural(matched, 'pagamento', 'pagamentos'),
            known > 0 && `${known} já no livro`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      {undone_at ? (
        <small className="soft tiny">desfeita em {dateTime(undone_at)}</small>
      ) : (
        <span className="row cluster gap-50">
          {size !== null && (
            <Button
              component="a"
              href={`/api/v1/finance/import/get-file?id=${id}`}
              download={file_name}
              variant="subtle"
              size="compact-md"
              aria-label={`Baixar ${file_name}`}
            >
              Baixar
            </Button>
          )}
          <Button
            variant="subtle"
            size="compact-md"
            aria-label={`Desfazer a importação de ${file_name}`}
            loading={step.isPending}
            onClick={() => void undo()}
          >
            Desfazer
          </Button>
        </span>
      )}
    </li>
  )
}
