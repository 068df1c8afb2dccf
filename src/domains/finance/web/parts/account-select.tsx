import { NativeSelect } from '@mantine/core'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import { useAccountOptions } from './use-choices.ts'

interface AccountSelectProps<Values extends { account_id: number | null }> {
  form: RecordFields<Values>
  /** Id of the ledger's owner; the reader by default. */
  owner?: number | undefined
}

/** The account of an entry, or none. */
export function AccountSelect<Values extends { account_id: number | null }>({
  form,
  owner,
}: AccountSelectProps<Values>) {
  const account = form.getValues().account_id
  const accounts = useAccountOptions(account, owner)
  return (
    <NativeSelect
      // The options may arrive after the field.
      key={`${form.key('account_id')} ${accounts.length}`}
      label={form.labelOf('account_id')}
      data={accounts}
      defaultValue={account === null ? '' : String(account)}
      error={form.errors.account_id}
      onChange={({ currentTarget }) =>
        form.setFieldValue('account_id', (Number(currentTarget.value) || null) as never, { forceUpdate: false })
      }
    />
  )
}
