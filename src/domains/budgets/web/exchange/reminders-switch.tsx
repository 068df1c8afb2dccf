import { Switch } from '@mantine/core'
import { api } from '#client/calls/api.ts'
import { plural } from '#ui/formats.ts'
import type { Exchange } from '../../exchange-schemas.ts'
import styles from './client-panel.module.css'
import { useExchange } from './use-exchange.ts'

interface RemindersSwitchProps {
  /** The quote's. */
  id: number
  reminders: NonNullable<Exchange['reminders']>
  /** Where they go; '' where no address is known. */
  email: string
}

/** Whether the client is reminded of this quote's open parcelas, where the firm reminds clients. */
export function RemindersSwitch({ id, reminders, email }: RemindersSwitchProps) {
  const { mutate } = useExchange(id)
  return (
    <Switch
      className={styles.reminders}
      label="Lembrar o cliente por e-mail"
      description={describe(reminders, email)}
      checked={reminders.on}
      onChange={({ currentTarget: { checked: on } }) =>
        mutate({
          work: () => api.budgets.exchange.reminders({ id, on }),
          done: on ? 'O cliente será lembrado' : 'O cliente não será lembrado',
        })
      }
    />
  )
}

function describe(reminders: RemindersSwitchProps['reminders'], email: string) {
  if (!email) return 'O cliente não tem e-mail: nada é enviado.'
  if (!reminders.mail) return 'Sem servidor de e-mail, nada chega ao cliente: veja Sistema.'
  return `${whenText(reminders)}, a ${email}.`
}

/** '3 dias antes de vencer e a cada 7 dias de atraso'. */
function whenText({ before, late }: { before: number; late: number }) {
  const parts = [
    before > 0 && `${plural(before, 'dia', 'dias')} antes de vencer`,
    late > 0 && `a cada ${plural(late, 'dia', 'dias')} de atraso`,
  ]
  const text = parts.filter(Boolean).join(' e ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
