import { TextInput } from '@mantine/core'
import { type BudgetFormProps, checkLeft } from './form-values.ts'
import { rateText, typedRate } from './late-values.ts'
import styles from './payments.module.css'

/** Fine and interest of this quote alone, for parcelas that are paid late. */
export const LateFields = ({ form }: BudgetFormProps) => (
  <div className={`cluster gap-100 align-start ${styles.late}`}>
    <LateField form={form} name="late_fine" description="Uma vez, até 2%. Vazia, vale a de Site." />
    <LateField form={form} name="late_interest" description="Por dia de atraso. Vazios, valem os de Site." />
  </div>
)

type LateFieldProps = BudgetFormProps & { name: 'late_fine' | 'late_interest'; description: string }

const LateField = ({ form, name, description }: LateFieldProps) => (
  <TextInput
    description={description}
    inputMode="decimal"
    autoComplete="off"
    maxLength={8}
    key={form.key(name)}
    {...form.field(name)}
    onBlur={({ currentTarget }) => {
      const rate = typedRate(currentTarget.value)
      if (typeof rate === 'number' && !Number.isNaN(rate)) currentTarget.value = rateText(rate)
      checkLeft(form, name)
    }}
  />
)
