import { Checkbox } from '@mantine/core'
import { brl } from '#money.ts'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'

interface ExcessFieldsProps<Values extends { carries: boolean; books_excess: boolean }> {
  form: RecordFields<Values>
  /** Cents that are more than all that is open. */
  rest: number
  /** What the excess may pay: 'parcela 3'; undefined where nothing else is open. */
  next: string | undefined
}

/** Where what came of a parcela beyond all that is open goes: to the next one, or into the ledger by itself. */
export function ExcessFields<Values extends { carries: boolean; books_excess: boolean }>({
  form,
  rest,
  next,
}: ExcessFieldsProps<Values>) {
  const carries = form.useWatchValue('carries')
  return (
    <>
      {next && (
        <Checkbox
          key={form.key('carries')}
          {...form.field('carries')}
          label={`${brl(rest)} a mais vão para a ${next}`}
          description="Cada parcela tem o seu recibo e a sua transação. O que ainda passar vai para a seguinte."
        />
      )}
      {(!next || carries) && (
        <Checkbox
          key={form.key('books_excess')}
          {...form.field('books_excess')}
          label={
            next
              ? 'O que passar de todas as parcelas entra à parte, como entrada do cliente'
              : `${brl(rest)} a mais entram à parte, como entrada do cliente`
          }
          description="Uma transação sem recibo, que sai se o pagamento for desfeito."
        />
      )}
    </>
  )
}
