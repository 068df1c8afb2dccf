import { Autocomplete, NativeSelect } from '@mantine/core'
import { api } from '#client/calls/api.ts'
import { z } from '#platform/contract/fields.ts'
import { plural } from '#ui/formats.ts'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import { notifyRefusal, notifySuccess } from '#ui/workbench/toasts.tsx'
import type { Setting, Which } from '../../bulk-contract.ts'
import { MAX_CATEGORY } from '../../finance.ts'
import { useAccountOptions, useCategoryNames, useProjectOptions } from '../parts/use-choices.ts'
import { useFinanceStep } from '../parts/use-finance-step.ts'

const KEEP = { value: 'keep', label: 'Não mudar' }
const TRANSFER = [
  KEEP,
  { value: 'yes', label: 'É transferência: fora das somas' },
  { value: 'no', label: 'Conta nas somas' },
]

const ManySchema = z
  .object({
    category: z.string().trim().max(MAX_CATEGORY).meta({ label: 'Categoria' }),
    project: z.string().meta({ label: 'Projeto' }),
    account: z.string().meta({ label: 'Conta ou cartão' }),
    transfer: z.string().meta({ label: 'Nas somas' }),
  })
  .refine(({ category, ...chosen }) => category !== '' || Object.values(chosen).some((value) => value !== KEEP.value), {
    path: ['category'],
    message: 'Mude pelo menos uma coisa.',
  })

const FIRST = { category: '', project: KEEP.value, account: KEEP.value, transfer: KEEP.value }

/** What is set in all; a select's '' is none. */
function settingOf({ category, project, account, transfer }: z.output<typeof ManySchema>): Setting {
  return {
    ...(category !== '' && { category }),
    ...(project !== KEEP.value && { project_id: Number(project) || null }),
    ...(account !== KEEP.value && { account_id: Number(account) || null }),
    ...(transfer !== KEEP.value && { transfer: transfer === 'yes' }),
  }
}

interface ManyDialogProps {
  opened: boolean
  which: Which
  /** How many that is. */
  count: number
  onClose: () => void
  /** Called once they are changed. */
  onChanged: () => void
}

/** Sets fields of many entries; what is not chosen stays as it is in each. */
export function ManyDialog({ opened, which, count, onClose, onChanged }: ManyDialogProps) {
  const step = useFinanceStep()
  const categories = useCategoryNames()
  const [noAccount, ...accounts] = useAccountOptions(null)
  const projects = useProjectOptions()
  const named = plural(count, 'transação', 'transações')
  return (
    <DialogForm
      opened={opened}
      onClose={onClose}
      title={`Mudar ${named}`}
      text="O que não for escolhido fica como está em cada uma."
      size="32rem"
      label={`Mudar ${named}`}
      confirm={`Mudar ${named}`}
      schema={ManySchema}
      first={{ values: FIRST }}
      successText={null}
      // A refusal names entries, and no field of this form.
      onRefused={({ text }) => notifyRefusal({ text })}
      save={async ({ values }) => {
        const { many } = api.finance.reports
        const { data } = await many.change({ ...which, set: settingOf(ManySchema.parse(values)) })
        onChanged()
        if (data.length === 0) {
          notifySuccess('Já estavam assim')
          return {}
        }
        step.mutate({
          work: () => Promise.resolve(),
          done: `${plural(data.length, 'transação mudou', 'transações mudaram')}`,
          undo: { work: () => many.changeBack({ rows: data }), done: 'Tudo como antes' },
        })
        return {}
      }}
    >
      {(form) => (
        <>
          <Autocomplete
            key={form.key('category')}
            data={categories}
            limit={8}
            placeholder="Não mudar"
            {...form.field('category')}
          />
          <NativeSelect
            key={`${form.key('project')} ${projects.length}`}
            data={[KEEP, ...projects]}
            {...form.field('project')}
          />
          <NativeSelect
            key={`${form.key('account')} ${accounts.length}`}
            data={[KEEP, ...(noAccount ? [noAccount] : []), ...accounts]}
            {...form.field('account')}
          />
          <NativeSelect key={form.key('transfer')} data={TRANSFER} {...form.field('transfer')} />
        </>
      )}
    </DialogForm>
  )
}
