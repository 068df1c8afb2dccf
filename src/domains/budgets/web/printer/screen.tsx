import { useQuery } from '@tanstack/react-query'
import { query } from '#client/query.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { numberText } from '../../budget.ts'
import { QuoteDocumentView } from '../document/quote-document.tsx'
import { ClientPanel } from '../exchange/client-panel.tsx'
import { MissingBudget } from '../parts/missing-budget.tsx'
import { useLoadFailureLog } from '../parts/use-load-failure-log.ts'
import { PrintButton, PrinterActions } from './actions.tsx'
import styles from './printer.module.css'

/** The document of a quote as it is stored, to be printed, downloaded and sent. */
export function BudgetPrinter({ id }: { id: number | undefined }) {
  return id === undefined ? (
    <WorkbenchPage title="Orçamento para imprimir" parent={PARENT}>
      <MissingBudget />
    </WorkbenchPage>
  ) : (
    <PrintedBudget key={id} id={id} />
  )
}

const PARENT = { to: '/dashboard/budget', label: 'Budgets' }

function PrintedBudget({ id }: { id: number }) {
  const stored = useQuery(query.budgets.document.queryOptions({ input: { id }, staleTime: 0 }))
  useLoadFailureLog(stored.error)
  return (
    <WorkbenchPage
      // The document's title too, which the browser proposes as the name of a printed file.
      title={`Orçamento ${numberText(id)}`}
      parent={PARENT}
      actions={stored.data && <PrinterActions id={id} />}
      main={stored.data && <PrintButton />}
    >
      <QueryView
        query={stored}
        data={stored.data?.data}
        failed="O orçamento não veio"
        loading={<LoadingRows rows={4} height={160} label="Carregando o orçamento…" />}
        missing={<MissingBudget />}
      >
        {(document) => (
          <div className={styles.work}>
            <div className={styles.paper}>
              <QuoteDocumentView document={document} isPart />
            </div>
            <ClientPanel id={id} />
          </div>
        )}
      </QueryView>
    </WorkbenchPage>
  )
}
