import { api } from '#client/calls/api.ts'
import { groupedMoney } from '#money.ts'
import { z } from '#platform/contract/fields.ts'
import { typedFor } from '#platform/contract/schema-parts.ts'
import { AmountInput } from '#ui/workbench/form/amount-input.tsx'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import { type Cash, FloorFields } from '../../cash-contract.ts'
import { typedBalance } from '../accounts/typed-balance.ts'
import { useLedger } from '../parts/ledger.ts'
import { centsOf } from '../parts/money-text.ts'
import { useRefreshFinance } from '../parts/use-finance-step.ts'

/** What is typed; nothing is no floor. */
const FloorSchema = z.object({
  floor: typedFor(
    FloorFields.shape.floor,
    z
      .string()
      .transform((typed) => (typed.trim() === '' ? null : typed))
      .pipe(typedBalance.nullable()),
  ),
})

const toValues = (floor: string | null) => ({ floor: floor === null ? '' : groupedMoney(centsOf(floor)) })

interface FloorDialogProps {
  opened: boolean
  cash: Cash
  onClose: () => void
}

/** The balance below which the ledger's owner does not want to come. */
export function FloorDialog({ opened, cash, onClose }: FloorDialogProps) {
  const { whose } = useLedger()
  return (
    <DialogForm
      opened={opened}
      onClose={onClose}
      title="Piso do caixa"
      text="O saldo abaixo do qual você não quer ficar: uma linha no gráfico, e o aviso de quantos dias ficam abaixo dela. Vazio, não há piso."
      schema={FloorSchema}
      first={{ values: toValues(cash.floor), revision: cash.revision }}
      save={async ({ values, revision }) =>
        (await api.finance.cash.setFloor({ ...FloorSchema.parse(values), id_user: whose, revision })).data
      }
      readConflict={(stored) => toValues((stored as Pick<Cash, 'floor'>).floor)}
      successText="Piso guardado"
      onChanged={useRefreshFinance()}
    >
      {(form) => <AmountInput key={form.key('floor')} data-autofocus {...form.field('floor')} />}
    </DialogForm>
  )
}
