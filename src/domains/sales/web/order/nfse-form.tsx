import { Button, TextInput } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { api } from '#client/api.ts'
import styles from './order.module.css'
import { useOrderStep } from './use-order-step.ts'

/** The number of the NFS-e, which is issued elsewhere. */
export function NfseForm({ id, nfse }: { id: number; nfse: string }) {
  const [typed, setTyped] = useState(nfse)
  const { mutate, isPending } = useOrderStep(id)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate({ work: () => api.sales.orders.setNfse({ id, nfse: typed }), done: 'O número está guardado' })
  }
  return (
    <form className={styles.nfse} onSubmit={submit}>
      <TextInput
        label="Número da NFS-e"
        description="Emitida fora daqui."
        maxLength={60}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={isPending} disabled={typed.trim() === nfse}>
        Guardar
      </Button>
    </form>
  )
}
