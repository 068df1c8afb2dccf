import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { useManners } from '#client/interface/manners.ts'
import { useSay } from '#client/interface/say.ts'
import { useSession } from '#client/session/session.ts'
import { nowMs } from '#clock.ts'
import { groupedMoney } from '#money.ts'
import { pick } from '#pick.ts'
import { z } from '#platform/contract/fields.ts'
import { emptyOf, typedFor } from '#platform/contract/schema-parts.ts'
import { dayOf } from '#time.ts'
import { FormInDialog } from '#ui/workbench/form/dialog-form.tsx'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import type { SaveInput } from '#ui/workbench/form/record-form-options.ts'
import { RecordLink } from '#ui/workbench/record-link.tsx'
import { notifySuccess, notifyUndo } from '#ui/workbench/toasts.tsx'
import { Part } from '../../fields.ts'
import { TYPE_CHOICES } from '../../finance.ts'
import { type Report, ReportFields } from '../../reports-contract.ts'
import { financeWords } from '../../words.ts'
import { FirmsLedger } from '../parts/firms-ledger.tsx'
import { useLedger } from '../parts/ledger.ts'
import { toMoneyValues, typedAmount, typedDay } from '../parts/money-fields.tsx'
import { centsOf } from '../parts/money-text.ts'
import type { UsualAccounts } from '../parts/use-choices.ts'
import { useFinanceStep, useRefreshFinance } from '../parts/use-finance-step.ts'
import { useFarDay } from './day-note.tsx'
import { OtherSideField, removalOf } from './other-side.tsx'
import { NewReceipts, Receipts } from './receipts.tsx'
import { sendReceipts } from './send-receipts.ts'
import { SharesFields } from './shares-fields.tsx'

/** Checks what is typed and turns it into the fields of a save. */
const ReportSchema = ReportFields.extend({
  amount: typedAmount,
  date: typedFor(ReportFields.shape.date, typedDay),
  parts: z
    .array(Part.extend({ amount: typedAmount.refine((amount) => amount !== '0.00', 'Uma parte tem um valor.') }))
    .meta({ label: 'Partes' }),
})
/** An entry as its form edits it. */
type ReportValues = z.input<typeof ReportSchema>

/** The form of a new entry: of today. */
const emptyReport = (): ReportValues => ({ ...emptyOf(ReportSchema), date: dayOf(nowMs()) })

/** An entry as form values and their revision. */
const toStored = ({ date, transfer, project_id, parts, revision, ...report }: Report) => ({
  values: {
    ...{ ...toMoneyValues(report), date, transfer, project_id },
    parts: parts.map(({ category, project_id, amount }) => ({
      ...{ category, project_id },
      amount: groupedMoney(centsOf(amount)),
    })),
  },
  revision,
})

/** What was saved. */
export interface SavedReport {
  date: string
  /** The id of an imported entry that was given another category. */
  corrected: number | undefined
  /** The fields of an entry that were changed; none of a new one. */
  changed: readonly (keyof ReportFields)[]
}

export interface ReportFormProps {
  /** The entry as loaded; undefined for a new one. */
  report: Report | undefined
  /** The accounts of a new one at first. */
  usual?: UsualAccounts
  onClose: () => void
  onSaved: (saved: SavedReport) => void
}

/** The form of an entry. */
export function ReportForm({ report, usual, onClose, onSaved }: ReportFormProps) {
  const say = useSay()
  const { user } = useSession()
  const { isTeam, newIn } = useLedger()
  const type = useManners().expenseFirst ? 'despesa' : 'receita'
  const [receipts, setReceipts] = useState<readonly File[]>([])
  const refresh = useRefreshFinance()
  const findFarDay = useFarDay(report?.date ?? null)
  const isLocked = report?.locked ?? false
  const step = useFinanceStep()
  /** What was changed is given back by one press. */
  function sayDone({ changed }: SavedReport) {
    if (!report) return notifySuccess('Transação lançada')
    if (changed.length === 0) return notifySuccess('Transação salva')
    const before = ReportSchema.parse(toStored(report).values)
    const isParted = changed.includes('parts')
    // Those of an entry that is split are of its first part.
    const names = isParted ? ([...changed, 'category', 'project_id'] as const) : changed
    const parted = before.parts.length === 0 ? 'Transação dividida' : 'Partes salvas'
    notifyUndo(isParted ? parted : 'Transação salva', () =>
      step.run({
        work: () => api.finance.reports.update({ id: report.id, ...pick(before, names) }),
        done: 'Como antes',
      }),
    )
  }
  return (
    <FormInDialog
      onClose={onClose}
      label={report ? 'Transação' : say(financeWords.create)}
      savedText="A transação foi salva"
      confirm={say(financeWords.save)}
      schema={ReportSchema}
      first={report ? toStored(report) : { values: { ...emptyReport(), type, account_id: usual?.of(type) ?? null } }}
      draftName={`report:${report?.id ?? 'new'}`}
      save={(input) => saveReport(report, newIn, input)}
      findErrors={(form) => findFarDay(form.getValues().date)}
      successText={null}
      reload={async () => toStored((await api.finance.reports.item({ id: report?.id ?? 0 })).data)}
      readConflict={(stored) => toStored(stored as Report).values}
      onSaved={(saved) => {
        if (receipts.length > 0) void sendReceipts(saved.id, receipts).then(refresh)
        sayDone(saved)
        onSaved(saved)
      }}
      removal={report && !isLocked ? removalOf(report) : undefined}
      onChanged={refresh}
    >
      {(form) => (
        <>
          {report?.link && <LinkNote {...report} link={report.link} />}
          {!report && isTeam && <FirmsLedger />}
          {report && report.id_user !== user?.id && <p className="soft">Do livro de {report.owner}.</p>}
          <SharesFields
            form={form}
            report={report}
            types={TYPE_CHOICES}
            locked={isLocked}
            usual={usual}
            onDescribed={report ? undefined : (description) => void fillAlike(form, newIn, description)}
          />
          <Checkbox
            key={form.key('transfer')}
            disabled={isLocked}
            description="Aparece no mês, e não conta como entrada nem como saída."
            {...form.field('transfer')}
          />
          {report && <OtherSideField report={report} onClose={onClose} />}
          {report ? <Receipts report={report} /> : <NewReceipts files={receipts} onChange={setReceipts} />}
        </>
      )}
    </FormInDialog>
  )
}

/** Enters the category of the last entry of that description, and its type, where neither was said yet. */
async function fillAlike(form: RecordFields<ReportValues>, id_user: number | undefined, description: string) {
  if (description === '' || form.getValues().category !== '') return
  const alike = await api.finance.reports.alike({ id_user, description }).catch(() => undefined)
  if (!alike?.data || form.getValues().category !== '') return
  form.setFieldValue('category', alike.data.category)
  if (!form.isTouched('type')) form.setFieldValue('type', alike.data.type)
}

/** @param id_user the ledger of a new one */
async function saveReport(
  report: Report | undefined,
  id_user: number | undefined,
  { values, changes, revision, once }: SaveInput<ReportValues>,
) {
  try {
    const { data } = report
      ? await api.finance.reports.update({ id: report.id, revision, ...ReportSchema.partial().parse(changes) })
      : await api.finance.reports.add({ ...ReportSchema.parse(values), id_user }, once)
    const isCorrected = changes.category !== undefined || changes.transfer !== undefined
    const corrected = isCorrected && report?.import_id ? report.id : undefined
    return {
      ...data,
      date: values.date ?? '',
      corrected,
      changed: report ? (Object.keys(changes) as (keyof ReportFields)[]) : [],
    }
  } catch (failure) {
    // The specification wants it in the console; the person reads why beside the fields or in a toast.
    console.log('Finance save failure')
    throw failure
  }
}

/** What the entry is the payment of. */
const LinkNote = ({ link, reversal, locked }: Report & { link: NonNullable<Report['link']> }) => (
  <p className="soft">
    {reversal ? 'Desfaz o pagamento de ' : 'É o pagamento de '}
    {link.to ? <RecordLink to={link.to}>{link.label}</RecordLink> : link.label}.
    {locked ? ' Valor, tipo e data se acertam lá.' : ' Sem ela, fica em aberto de novo.'}
  </p>
)
