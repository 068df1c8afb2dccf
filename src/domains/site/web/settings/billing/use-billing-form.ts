import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { z } from '#platform/contract/fields.ts'
import type { Stored } from '#ui/workbench/form/record-form-options.ts'
import { useRecordForm } from '#ui/workbench/form/use-record-form.ts'
import { Billing } from '../../../billing.ts'

export interface BillingValues {
  value: Billing
}

const schema = z.object({ value: Billing })

/** The form of how clients pay. The password that a new key needs is not one of its values: no draft stores it. */
export function useBillingForm(first: Stored<BillingValues>) {
  const client = useQueryClient()
  const password = useRef<HTMLInputElement>(null)
  const [typedKey, setTypedKey] = useState(first.values.value.pixKey)

  async function reload() {
    const { data } = await client.fetchQuery({ ...query.site.billing.queryOptions(), staleTime: 0 })
    return { values: { value: data.value }, revision: data.revision }
  }

  const record = useRecordForm({
    schema,
    first,
    draftName: 'site:billing',
    save: async ({ changes, revision }) => {
      const { value = {} } = changes
      const { data } = await api.site.saveBilling({
        value,
        revision,
        ...(value.pixKey !== undefined && { password: password.current?.value ?? '' }),
      })
      return data
    },
    reload,
    readConflict: (value) => ({ value: value as Billing }),
    pathOf: (field) => `value.${field}`,
    onChange: ({ value }) => setTypedKey(value.pixKey),
    onSaved: () => {
      void client.invalidateQueries({ queryKey: query.site.billing.key() })
      void client.invalidateQueries({ queryKey: query.budgets.exchange.nextReminders.key() })
    },
  })
  /** Whether the key typed is another than the one stored: it is saved with the admin's password only. */
  const isNewKey = typedKey !== record.saved.value.pixKey
  return { ...record, password, isNewKey }
}
