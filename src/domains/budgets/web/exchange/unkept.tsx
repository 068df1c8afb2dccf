import { Button } from '@mantine/core'
import { IconAddressBook } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { query } from '#client/query.ts'
import type { Exchange } from '../../exchange-schemas.ts'
import styles from './client-panel.module.css'
import { useExchange } from './use-exchange.ts'

/** The addresses that a quote was sent to or accepted with and its client's record does not have: one click keeps each. */
export function Unkept({ id, exchange: { client_id, unkept } }: { id: number; exchange: Exchange }) {
  const { mutate, isPending } = useExchange(id)
  const client = useQueryClient()
  if (client_id === null) return null
  async function keep(one: Exchange['unkept'][number]) {
    await api.clients.contacts.keep({ client_id: client_id!, ...one })
    void client.invalidateQueries({ queryKey: query.clients.key() })
    return api.budgets.exchange.read({ id })
  }
  return unkept.map((one) => (
    <p key={one.email} className="cluster gap-25-100">
      <span className={styles.soft}>
        {one.name ? `${one.name}, ` : ''}
        {one.email} não está no cadastro do cliente.
      </span>
      <Button
        variant="default"
        size="compact-sm"
        disabled={isPending}
        leftSection={<IconAddressBook size={16} aria-hidden />}
        aria-label={`Guardar no cadastro: ${one.email}`}
        onClick={() => mutate({ work: () => keep(one), done: `${one.email} está no cadastro` })}
      >
        Guardar no cadastro
      </Button>
    </p>
  ))
}
