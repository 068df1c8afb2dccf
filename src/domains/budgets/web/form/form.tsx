import { NativeSelect, TextInput } from '@mantine/core'
import { sayNow, useSay } from '#client/say.ts'
import { useNavigateFromHere } from '#client/use-navigate-from-here.ts'
import { brl, parseMoney, plainMoney } from '#money.ts'
import { day } from '#time.ts'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import { PrintedArea, PrintedInput } from '#ui/workbench/form/printed-text.tsx'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import { SaveButton } from '#ui/workbench/form/save-button.tsx'
import { SaveState } from '#ui/workbench/form/save-state.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { SideBySide, usePanes } from '#ui/workbench/side-by-side.tsx'
import { numberText, STATUS, STATUSES, type Status } from '../../budget.ts'
import type { Budget } from '../../budget-schemas.ts'
import { budgetWords } from '../../words.ts'
import { BudgetClientField } from './client-field.tsx'
import { DiscountField } from './discount-field.tsx'
import styles from './form.module.css'
import { BudgetFormActions } from './form-actions.tsx'
import { type BudgetFormProps, centsOf, ON_APPROVAL, type PaymentValues } from './form-values.ts'
import { type ItemValues, typedTotal } from './item-values.ts'
import { ItemsEditor } from './items-editor.tsx'
import { PaymentsEditor } from './payments-editor.tsx'
import { BudgetPreview } from './preview.tsx'
import { TotalsSummary } from './totals-summary.tsx'
import { type EditedBudget, useBudgetForm } from './use-budget-form.ts'

/** The form of a quote and, beside it, the document it makes. After a save it leads to the printer view. */
export function BudgetForm(edited: EditedBudget) {
  const { id, budget } = edited
  const navigate = useNavigateFromHere()
  const panes = usePanes()
  const record = useBudgetForm(edited, () => {
    void navigate({
      to: '/dashboard/budget-printer',
      search: { id },
      // The way back leads to the list: the address of a new quote's form is of no use any more.
      replace: budget === undefined,
      ignoreBlocker: true,
    })
  })
  const { form, live, dirty, saving } = record
  return (
    <WorkbenchPage
      title={budget ? `Orçamento ${numberText(id)}` : budgetWords.create}
      parent={{ to: '/dashboard/budget', label: budgetWords.budgets }}
      tools={<SaveState saving={saving} dirty={dirty} />}
      actions={budget && <BudgetFormActions id={id} isDirty={record.isDirty} />}
      main={<SaveButton form="budget-form" saving={saving} />}
    >
      <SideBySide
        panes={panes}
        edit={
          <RecordForm
            record={record}
            id="budget-form"
            className={`stack content-start may-shrink ${styles.form}`}
            savedText="O orçamento foi salvo"
            describe={DESCRIPTIONS}
            onSubmit={panes.showEdit}
          >
            {budget && budget.version > 0 && <p className="soft">{noteOf(budget)}</p>}
            <MainFields form={form} />
            <ItemsEditor
              key={form.key('items')}
              first={form.getValues().items}
              onChange={(items) => change(form, 'items', items)}
              errors={form.errors}
            />
            <div className={`stack align-start gap-100 ${styles.fields}`}>
              <DiscountField form={form} live={live} />
              <MoneyField form={form} />
              <TotalsSummary live={live} />
            </div>
            <PaymentsEditor
              key={form.key('payments')}
              first={form.getValues().payments}
              onChange={(payments) => change(form, 'payments', payments)}
              errors={form.errors}
              live={live}
            />
            <TextFields form={form} isNew={!budget} />
          </RecordForm>
        }
        preview={<BudgetPreview id={id} live={live} isShown={panes.isPreviewShown} />}
      />
    </WorkbenchPage>
  )
}

/** What saving a quote means that its client has. */
const noteOf = ({ state }: Budget) =>
  state === 'accepted'
    ? 'O cliente já aceitou este orçamento: só a situação muda. Para o resto, desfaça antes a aceitação.'
    : 'O cliente já tem este orçamento: o link dele mostra a mudança assim que você salvar. Para avisá-lo, use “Enviar de novo” no documento.'

/** Takes over a list from its editor. What was wrong with its rows may be of others by now. */
function change(form: BudgetFormProps['form'], path: 'items' | 'payments', list: ItemValues[] | PaymentValues[]) {
  form.setFieldValue(path, list as ItemValues[] & PaymentValues[], { forceUpdate: false })
  for (const wrong of Object.keys(form.errors)) if (wrong.startsWith(`${path}.`)) form.clearFieldError(wrong)
}

function MainFields({ form }: BudgetFormProps) {
  const say = useSay()
  const statuses = STATUSES.map((value) => ({ value, label: say(STATUS[value].label) }))
  return (
    <div className={`stack align-start gap-100 ${styles.fields}`}>
      <BudgetClientField form={form} />
      <PrintedInput autoComplete="off" form={form} path="project_name" />
      <DayInput key={form.key('deadline')} required {...form.field('deadline')} />
      <ValidityField form={form} />
      <NativeSelect required data={statuses} key={form.key('status')} {...form.field('status')} />
    </div>
  )
}

/** The specification has a message for an empty one and no rule behind it: the quote is then valid for 90 days. */
function ValidityField({ form }: BudgetFormProps) {
  const say = useSay()
  const validity = form.useWatchValue('budget_validity')
  return (
    <DayInput
      key={form.key('budget_validity')}
      description={validity ? undefined : say(budgetWords.validityHint)}
      {...form.field('budget_validity')}
    />
  )
}

const MoneyField = ({ form }: BudgetFormProps) => (
  <TextInput
    key={form.key('additional_value')}
    description="Deslocamento, frete, taxas: o que não é de nenhum item."
    leftSection="R$"
    inputMode="decimal"
    {...form.field('additional_value')}
    maxLength={20}
    onBlur={({ currentTarget }) => {
      const cents = parseMoney(currentTarget.value)
      if (cents !== undefined) currentTarget.value = plainMoney(cents)
    }}
  />
)

const area = { autosize: true, minRows: 4, maxRows: 18, classNames: { input: styles.markdown ?? '' } }

const TextFields = ({ form, isNew }: BudgetFormProps & { isNew: boolean }) => (
  <>
    <MarkdownField form={form} name="extra_text" description="Em Markdown, abaixo do total." />
    <MarkdownField
      form={form}
      name="terms"
      description={isNew ? 'Em Markdown. Vazias, ficam as condições do Site.' : 'Em Markdown.'}
    />
  </>
)

type MarkdownFieldProps = BudgetFormProps & { name: 'extra_text' | 'terms'; description: string }

const MarkdownField = ({ form, name, description }: MarkdownFieldProps) => (
  <PrintedArea description={description} {...area} form={form} path={name} />
)

/** Fields whose values are no text to read, for the choice between two people's. */
const DESCRIPTIONS = {
  status: (status: Status) => sayNow(STATUS[status].label),
  client_id: (id: number | null) => (id === null ? 'Sem cadastro' : `Cadastro ${id}`),
  items: (items: ItemValues[]) =>
    items
      .map((item) => {
        const { description, quantity, unit, unit_price, discount } = item
        const price = unit_price ? ` × ${brl(centsOf(unit_price))}` : ''
        const count = `${quantity}${unit ? ` ${unit}` : ''}${price}${discount ? `, menos ${discount}` : ''}`
        return `${description} · ${count} · ${brl(typedTotal(item) ?? 0)}`
      })
      .join('\n'),
  payments: (payments: PaymentValues[]) =>
    payments
      .map(({ due, unit, value }) => {
        const when = due === ON_APPROVAL ? 'Na aprovação' : day(due)
        return `${when}: ${unit === 'percent' ? `${value}%` : brl(centsOf(value))}`
      })
      .join('\n'),
}
