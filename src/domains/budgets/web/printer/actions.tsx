import { Button } from '@mantine/core'
import { IconDownload, IconPencil, IconPrinter } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { downloadFile } from '#client/download.ts'
import { failureText } from '#client/failures.ts'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { notifyError } from '#ui/workbench/toasts.tsx'
import { numberText } from '../../budget.ts'

/** What can be done with the document, in the top bar. */
export const PrinterActions = ({ id }: { id: number }) => (
  <>
    <Button
      variant="default"
      leftSection={<IconPencil size={16} aria-hidden />}
      renderRoot={(props) => <Link to="/dashboard/budget-create" search={{ id }} {...props} />}
    >
      Editar
    </Button>
    <PdfButton id={id} />
  </>
)

export const PrintButton = () => (
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
