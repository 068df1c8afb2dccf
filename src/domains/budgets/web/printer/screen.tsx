import { Button } from '@mantine/core'
import { IconDownload, IconPencil, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#client/query.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { numberText } from '../../budget.ts'
import { QuoteDocumentView } from '../document/quote-document.tsx'
import { MissingBudget } from '../parts/missing-budget.tsx'
import { useLoadFailureLog } from '../parts/use-load-failure-log.ts'
import { ClientPanel } from './client-panel.tsx'
import styles from './printer.module.css'

/** The document of a quote as it is stored, to be printed, downloaded and sent. */
export function BudgetPrinter({ id }: { id: number | undefined }) {
  return id === undefined ? (
    <WorkbenchPage title={TITLE} parent={PARENT}>
      <MissingBudget />
    </WorkbenchPage>
  ) : (
    <PrintedBudget key={id} id={id} />
  )
}

const TITLE = 'Orçamento para imprimir'
const PARENT = { to: '/dashboard/budget', label: 'Budgets' }

function PrintedBudget({ id }: { id: number }) {
  const stored = useQuery(query.budgets.document.queryOptions({ input: { id }, staleTime: 0 }))
  useLoadFailureLog(stored.error)
  return (
    <WorkbenchPage
      title={TITLE}
      // What the browser proposes as the name of the printed file.
      documentTitle={`Orçamento ${numberText(id)}`}
      parent={PARENT}
      actions={stored.data && <Actions id={id} />}
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

const Actions = ({ id }: { id: number }) => (
  <>
    <Button
      variant="default"
      leftSection={<IconPencil size={16} aria-hidden />}
      renderRoot={(props) => <Link to="/dashboard/budget-create" search={{ id }} {...props} />}
    >
      Editar
    </Button>
    <Button
      component="a"
      variant="default"
      href={`/api/v1/budget/pdf?id=${id}`}
      download
      leftSection={<IconDownload size={16} aria-hidden />}
    >
      Baixar PDF
    </Button>
    <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
      Imprimir
    </Button>
  </>
)
