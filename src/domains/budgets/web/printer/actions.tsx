import { Button } from '@mantine/core'
import { IconDownload, IconPencil, IconPrinter } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { downloadFile } from '#client/download.ts'
import { failureText } from '#client/failures.ts'
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
  const [isBusy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      await downloadFile(`/api/v1/budget/pdf?id=${id}`, `orcamento-${numberText(id)}.pdf`)
    } catch (failure) {
      notifyError(`O PDF não veio. ${failureText(failure)}`)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={() => void download()}
    >
      Baixar PDF
    </Button>
  )
}
