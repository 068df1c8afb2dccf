import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { nowMs } from '#clock.ts'
import { dayOf } from '#time.ts'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import { restText } from '../../budget.ts'
import { type Installment, InstallmentPromise } from '../../installment-schemas.ts'

interface PromiseDialogProps {
  /** The quote's. */
  id: number
  /** An open one. */
  installment: Installment
  opened: boolean
  onClose: () => void
}

const toValues = ({ promised }: Pick<Installment, 'promised'>) => ({ promised })

/** For which day the client has promised to pay. */
export function PromiseDialog({ id, installment, opened, onClose }: PromiseDialogProps) {
  const client = useQueryClient()
  const refresh = () => {
    void client.invalidateQueries({ queryKey: query.budgets.exchange.read.queryKey({ input: { id } }) })
    void client.invalidateQueries({ queryKey: query.finance.key() })
  }
  return (
    <DialogForm
      opened={opened}
      onClose={onClose}
      title={`Promessa da parcela ${installment.number}${restText(installment.part)}`}
      text="O dia para o qual o cliente prometeu pagar. O vencimento não muda, nem a multa e os juros; o caixa conta a parcela neste dia. Vazio, não há promessa."
      schema={InstallmentPromise}
      first={{ values: toValues(installment), revision: installment.revision }}
      save={async ({ values, revision }) =>
        (await api.budgets.exchange.promise({ id: installment.id, ...InstallmentPromise.parse(values), revision })).data
      }
      readConflict={(stored) => toValues(stored as Installment)}
      successText="Promessa anotada"
      onChanged={refresh}
    >
      {(form) => (
        <DayInput key={form.key('promised')} data-autofocus minDate={dayOf(nowMs())} {...form.field('promised')} />
      )}
    </DialogForm>
  )
}
