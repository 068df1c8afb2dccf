import { Select } from '@mantine/core'
import { useState } from 'react'
import { PAYMENT_LABELS, PAYMENT_METHODS, type PaymentMethod } from '#platform/contract/payment-methods.ts'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import { useUsual } from './use-choices.ts'

const MEANS = PAYMENT_METHODS.map((value) => ({ value, label: PAYMENT_LABELS[value] }))

interface MeansSelectProps<Values extends { means: PaymentMethod; account_id: number | null }> {
  form: RecordFields<Values>
  /** Id of the ledger's owner. */
  owner?: number | undefined
}

/** How money came. The account follows, as long as it is the usual one of what was chosen before. */
export function MeansSelect<Values extends { means: PaymentMethod; account_id: number | null }>({
  form,
  owner,
}: MeansSelectProps<Values>) {
  const [means, setMeans] = useState<PaymentMethod>(form.getValues().means)
  const usual = useUsual(owner)
  const field = form.field('means')
  return (
    <Select
      key={form.key('means')}
      data={MEANS}
      {...field}
      onChange={(chosen) => {
        field.onChange(chosen)
        const next = chosen as PaymentMethod
        if (usual && form.getValues().account_id === usual.receiving(means))
          form.setFieldValue('account_id', usual.receiving(next) as never)
        setMeans(next)
      }}
    />
  )
}
