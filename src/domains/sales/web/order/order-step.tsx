import { Button, TextInput } from '@mantine/core'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { optionalText, z } from '#platform/contract/fields.ts'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import { useRecordForm } from '#ui/workbench/form/use-record-form.ts'
import { useRecordStep } from '#ui/workbench/use-record-step.ts'
import type { Order } from '../../orders-contract.ts'

/** Changes an order. */
export const useOrderStep = (id: number) =>
  useRecordStep<{ data: Order }>(query.sales.orders.item.queryKey({ input: { id } }), query.sales.orders.key())

const NfseSchema = z.object({ nfse: optionalText(60).meta({ label: 'Número da NFS-e' }) })

/** The number of the NFS-e, which is issued elsewhere. */
export function NfseForm({ id, nfse }: { id: number; nfse: string }) {
  const { show } = useOrderStep(id)
  const record = useRecordForm({
    schema: NfseSchema,
    first: { values: { nfse } },
    minor: true,
    save: async ({ values }) => show(await api.sales.orders.setNfse({ id, ...values })),
    successText: 'O número está guardado',
  })
  const { form, saving, dirty } = record
  return (
    <RecordForm record={record} className="cluster align-end gap-75">
      <TextInput key={form.key('nfse')} description="Emitida fora daqui." autoComplete="off" {...form.field('nfse')} />
      <Button type="submit" variant="default" loading={saving} disabled={!dirty}>
        Guardar
      </Button>
    </RecordForm>
  )
}
