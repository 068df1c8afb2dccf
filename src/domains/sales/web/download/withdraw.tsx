import type { Returned } from '#platform/rendering.ts'
import { day } from '#time.ts'
import { usePublicForm } from '#ui/public-form/use-public-form.ts'

interface WithdrawProps {
  /** YYYY-MM-DD: the last day for it. */
  until: string
  /** One that was posted without JavaScript and refused. */
  returned: Returned | undefined
  onWithdraw: () => Promise<unknown>
}

/** The withdrawal within seven days of the payment (CDC art. 49), folded away. */
export function Withdraw({ until, returned, onWithdraw }: WithdrawProps) {
  const { form, error, isBusy } = usePublicForm({ returned, send: onWithdraw })
  return (
    <details open={returned !== undefined}>
      <summary className="pad-75 strong pointer">Desistir da compra</summary>
      <form className="stack items-start gap-75" {...form}>
        <p>
          Até {day(until)} você pode desistir sem dizer por quê. O link de download se fecha na hora e o valor inteiro
          volta a você.
        </p>
        {error && <p role="alert">{error}</p>}
        <button type="submit" className="button quiet" aria-disabled={isBusy}>
          {isBusy ? 'Enviando…' : 'Desistir e receber de volta'}
        </button>
      </form>
    </details>
  )
}
