import { plural } from '#ui/formats.ts'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'

/** Says that the account was changed, and which payments are left as they were with the one before. */
export function sayChanged(done: string, left: number) {
  notifySuccess(done)
  if (left > 0)
    notifyError(
      `${plural(left, 'pagamento em aberto ficou', 'pagamentos em aberto ficaram')} na conta de antes: confira no painel dela se alguém pagou.`,
    )
}
