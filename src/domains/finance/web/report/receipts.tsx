import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { MAX_FILES } from '../../finance.ts'
import type { Report } from '../../reports-contract.ts'
import { Receipt, ReceiptList } from './receipt-list.tsx'
import { sendReceipt } from './send-receipts.ts'

interface NewReceiptsProps {
  files: readonly File[]
  onChange: (files: readonly File[]) => void
}

/** The receipts of an entry that is not saved yet: they are sent after it. */
export const NewReceipts = ({ files, onChange }: NewReceiptsProps) => (
  <ReceiptList room={MAX_FILES - files.length} onFiles={(added) => onChange([...files, ...added])}>
    {files.map((file) => (
      <Receipt
        key={`${file.name} ${file.size}`}
        name={file.name}
        size={file.size}
        onRemove={() => onChange(files.filter((one) => one !== file))}
      />
    ))}
  </ReceiptList>
)

/** The stored receipts of an entry. Each is added or removed at once, apart from the form. */
export function Receipts({ report }: { report: Pick<Report, 'id' | 'files'> }) {
  const queries = useQueryClient()
  const [files, setFiles] = useState(report.files)
  const { running, run } = useRun()
  const change = (work: () => Promise<void>) =>
    void run(async () => {
      await work()
      void queries.invalidateQueries({ queryKey: query.finance.reports.listMonth.key() })
    })
  const add = (added: readonly File[]) =>
    change(async () => {
      for (const file of added) {
        const stored = await sendReceipt(report.id, file)
        setFiles((before) => [...before, stored])
      }
    })
  const remove = (id: number) =>
    change(async () => {
      await api.finance.reports.removeFile({ id })
      setFiles((before) => before.filter((file) => file.id !== id))
    })
  return (
    <ReceiptList room={MAX_FILES - files.length} isBusy={running} onFiles={add}>
      {files.map(({ id, name, size }) => (
        <Receipt
          key={id}
          name={name}
          size={size}
          address={`/api/v1/finance/report/get-file?id=${id}`}
          onRemove={running ? undefined : () => remove(id)}
        />
      ))}
    </ReceiptList>
  )
}
