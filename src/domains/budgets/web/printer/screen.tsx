import { Button } from '@mantine/core'
import { IconDownload, IconPencil, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { downloadFile } from '#client/calls/download.ts'
import { failureText } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { LinkButton } from '#ui/workbench/link-button.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { notifyError } from '#ui/workbench/toasts.tsx'
import { numberText } from '../../budget.ts'
import { budgetWords } from '../../words.ts'
import { QuoteDocumentView } from '../document/quote-document.tsx'
import { ClientPanel } from '../exchange/client-panel.tsx'
import { MissingBudget } from '../parts/missing-budget.tsx'
import { useClientNews } from '../parts/use-client-news.ts'
import { useLoadFailureLog } from '../parts/use-load-failure-log.ts'
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

const PARENT = { to: '/dashboard/budget', label: budgetWords.budgets }

function PrintedBudget({ id }: { id: number }) {
  const stored = useQuery(query.budgets.document.queryOptions({ input: { id }, staleTime: 0 }))
  useLoadFailureLog(stored.error)
  useClientNews()
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
          <div className={`stack gap-150 may-shrink ${styles.work}`}>
            <div className={`may-shrink full-width ${styles.paper}`}>
              <QuoteDocumentView document={document} isPart />
            </div>
            <ClientPanel id={id} />
          </div>
        )}
      </QueryView>
    </WorkbenchPage>
  )
}

/** What can be done with the document, in the top bar. */
const PrinterActions = ({ id }: { id: number }) => (
  <>
    <LinkButton
      to="/dashboard/budget-create"
      search={{ id }}
      variant="default"
      leftSection={<IconPencil size={16} aria-hidden />}
    >
      Editar
    </LinkButton>
    <PdfButton id={id} />
  </>
)

const PrintButton = () => (
  <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
    Imprimir
  </Button>
)

/** Downloads the PDF, which is made on request. */
function PdfButton({ id }: { id: number }) {
  const { running, run } = useRun()
  const download = () =>
    void run(
      () => downloadFile(`/api/v1/budget/pdf?id=${id}`, `orcamento-${numberText(id)}.pdf`),
      (failure) => notifyError(`O PDF não veio. ${failureText(failure)}`),
    )
  return (
    <Button variant="default" loading={running} leftSection={<IconDownload size={16} aria-hidden />} onClick={download}>
      Baixar PDF
    </Button>
  )
}
