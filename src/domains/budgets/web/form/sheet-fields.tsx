import { NativeSelect, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSay } from '#client/interface/say.ts'
import { nowMs } from '#clock.ts'
import { groupedMoney, parseMoney } from '#money.ts'
import { dayOf, isDay } from '#time.ts'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import { PrintedArea, PrintedInput } from '#ui/workbench/form/printed-text.tsx'
import { STATUS, STATUSES } from '../../budget.ts'
import { budgetWords } from '../../words.ts'
import { BudgetClientField } from './client-field.tsx'
import { DefaultTerms } from './default-terms.tsx'
import styles from './form.module.css'
import { type BudgetFormProps, checkLeft, type Sender } from './form-values.ts'
import { type LiveValues, useLiveValues } from './live-values.ts'
import { DiscountField, TotalsSummary } from './totals.tsx'
import { validityNote } from './validity-note.ts'

/** Whom the quote is for, what it is about, and until when. */
export function HeadFields({
  form,
  live,
  sender,
  isClosed,
}: BudgetFormProps & {
  live: LiveValues
  sender: Sender | undefined
  /** Whether only the status changes. */
  isClosed: boolean
}) {
  const say = useSay()
  const statuses = STATUSES.map((value) => ({ value, label: say(STATUS[value].label) }))
  return (
    <div className={`stack align-start ${styles.facts}`}>
      <fieldset disabled={isClosed} className={styles.head}>
        <BudgetClientField form={form} sender={sender} />
        <PrintedInput className={styles.title ?? ''} autoComplete="off" form={form} path="project_name" />
        <DeadlineField form={form} />
        <ValidityField form={form} live={live} />
      </fieldset>
      <NativeSelect required data={statuses} key={form.key('status')} {...form.field('status')} />
    </div>
  )
}

const isPast = (day: string | null) => isDay(day ?? '') && day! < dayOf(nowMs())

/** A day that has passed is said and not refused: some quotes are written for work that was done. */
function DeadlineField({ form }: BudgetFormProps) {
  const deadline = form.useWatchValue('deadline')
  return (
    <DayInput
      key={form.key('deadline')}
      isYearForward
      required
      description={isPast(deadline) ? 'Este dia já passou.' : undefined}
      {...form.field('deadline')}
    />
  )
}

/** The specification has a message for an empty one and no rule behind it: the quote is then valid for 90 days. */
function ValidityField({ form, live }: BudgetFormProps & { live: LiveValues }) {
  const say = useSay()
  const note = validityNote(useLiveValues(live))
  const validity = form.useWatchValue('budget_validity')
  const isOver = isPast(validity)
  return (
    <DayInput
      key={form.key('budget_validity')}
      isYearForward
      description={
        isOver ? 'Este dia já passou: mude-o antes de enviar.' : validity ? note : say(budgetWords.validityHint)
      }
      {...form.field('budget_validity')}
    />
  )
}

/** Below the items: what is taken off, what is added, and what it all comes to. */
export const SumFields = ({
  form,
  live,
  children,
}: BudgetFormProps & { live: LiveValues /** The margin of the whole. */; children: ReactNode }) => (
  <div className={`stack align-start gap-100 relative ${styles.foot}`}>
    <DiscountField form={form} live={live} />
    <MoneyField form={form} />
    <TotalsSummary live={live} />
    {children}
  </div>
)

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
      if (cents !== undefined) currentTarget.value = groupedMoney(cents)
      checkLeft(form, 'additional_value')
    }}
  />
)

const area = { autosize: true, minRows: 4, maxRows: 18, classNames: { input: styles.markdown ?? '' } }

/** The texts below the total. */
export const TextFields = ({ form, isNew }: BudgetFormProps & { isNew: boolean }) => (
  <>
    <MarkdownField form={form} name="extra_text" description="Em Markdown, abaixo do total." />
    <MarkdownField
      form={form}
      name="terms"
      description={isNew ? 'Em Markdown. Vazias, ficam as condições do Site.' : 'Em Markdown.'}
    />
    {isNew && <DefaultTerms form={form} />}
  </>
)

type MarkdownFieldProps = BudgetFormProps & { name: 'extra_text' | 'terms'; description: string }

const MarkdownField = ({ form, name, description }: MarkdownFieldProps) => (
  <PrintedArea description={description} {...area} form={form} path={name} />
)
