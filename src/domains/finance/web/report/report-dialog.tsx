import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query, readOnce } from '#client/calls/query.ts'
import { useSay } from '#client/interface/say.ts'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { financeWords } from '../../words.ts'
import { useUsual } from '../parts/use-choices.ts'
import { ReportForm, type ReportFormProps } from './report-form.tsx'

/** What the dialog shows: the form of a new entry, or the entry with that id. Undefined while it is closed. */
export type OpenReport = 'new' | number | undefined

interface ReportDialogProps extends Omit<ReportFormProps, 'report' | 'usual'> {
  open: OpenReport
}

/** The dialog 'Nova Transação', and the same for an entry that exists. */
export function ReportDialog({ open, ...props }: ReportDialogProps) {
  const say = useSay()
  const usual = useUsual()
  return (
    <Modal
      opened={open !== undefined}
      onClose={props.onClose}
      title={open === 'new' ? say(financeWords.create) : 'Transação'}
      size="32rem"
    >
      {open === 'new' && usual !== undefined && <ReportForm report={undefined} usual={usual} {...props} />}
      {typeof open === 'number' && <LoadedReport key={open} id={open} {...props} />}
    </Modal>
  )
}

function LoadedReport({ id, ...props }: Omit<ReportDialogProps, 'open'> & { id: number }) {
  const item = useQuery(query.finance.reports.item.queryOptions({ input: { id }, ...readOnce }))
  return (
    <QueryView
      query={item}
      data={item.data?.data}
      failed="A transação não veio"
      loading={<LoadingRows rows={5} height={58} label="Carregando a transação…" />}
      missing={<p>Esta transação não existe. Pode ter sido excluída, ou é do livro de outra pessoa.</p>}
    >
      {(report) => <ReportForm report={report} {...props} />}
    </QueryView>
  )
}
