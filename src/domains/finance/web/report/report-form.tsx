import { Checkbox, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '#client/session.ts'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import { TYPE_LABELS, TYPES } from '../../finance.ts'
import type { Report } from '../../reports-contract.ts'
import { useBook } from '../parts/book.ts'
import { DialogActions } from '../parts/dialog-actions.tsx'
import { MoneyFields } from '../parts/money-fields.tsx'
import { RecordLink } from '../parts/record-link.tsx'
import { refreshFinance } from '../parts/use-finance-step.ts'
import { NewReceipts, Receipts } from './receipts.tsx'
import { sendReceipts } from './send-receipts.ts'
import { type ReportFormProps, useReportForm } from './use-report-form.ts'

const TYPE_CHOICES = TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }))

/** The form of an entry. */
export function ReportForm({ report, onClose, onSaved }: ReportFormProps) {
  const { user } = useSession()
  const { isTeam } = useBook()
  const queries = useQueryClient()
  const [receipts, setReceipts] = useState<readonly File[]>([])
  const { record, actions } = useReportForm({
    report,
    onClose,
    onSaved: (saved) => {
      if (receipts.length > 0) void sendReceipts(saved.id, receipts).then(() => refreshFinance(queries))
      onSaved(saved)
    },
  })
  const { form } = record
  const isLocked = report?.locked ?? false
  return (
    <RecordForm record={record} label={report ? 'Transação' : 'Nova Transação'} savedText="A transação foi salva">
      <Stack>
        {report?.link && <LinkNote {...report} link={report.link} />}
        {!report && isTeam && <p className="soft">Entra no seu livro.</p>}
        {report && report.id_user !== user?.id && <p className="soft">Do livro de {report.owner}.</p>}
        <MoneyFields form={form} types={TYPE_CHOICES} day="date" owner={report?.id_user} locked={isLocked} />
        <Checkbox
          key={form.key('transfer')}
          disabled={isLocked}
          description="Aparece no mês, e não conta como entrada nem como saída."
          {...form.field('transfer')}
        />
        {report ? <Receipts report={report} /> : <NewReceipts files={receipts} onChange={setReceipts} />}
        <DialogActions {...actions} submit="Salvar Transação" />
      </Stack>
    </RecordForm>
  )
}

/** What the entry is the payment of. */
const LinkNote = ({ link, reversal, locked }: Report & { link: NonNullable<Report['link']> }) => (
  <p className="soft">
    {reversal ? 'Desfaz o pagamento de ' : 'É o pagamento de '}
    {link.to ? <RecordLink to={link.to}>{link.label}</RecordLink> : link.label}.
    {locked ? ' Valor, tipo e data se acertam lá.' : ' Sem ela, fica em aberto de novo.'}
  </p>
)
