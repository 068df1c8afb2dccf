import { Button, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { failureText, isApiError } from '#client/failures.ts'
import { query } from '#client/query.ts'
import { LONGEST_NAME } from '../contract.ts'
import styles from './new-machine.module.css'

interface NewMachineProps {
  /** The token of the machine just added, while it is shown. */
  token: string | undefined
  onMade: (token: string) => void
  onClose: () => void
}

/** Adds a machine and shows its token, which cannot be shown again. */
export function NewMachine({ token, onMade, onClose }: NewMachineProps) {
  const [name, setName] = useState('')
  const add = useMutation(
    query.screenTime.addMachine.mutationOptions({
      onSuccess: ({ data }) => {
        setName('')
        onMade(data.token)
      },
    }),
  )
  const problem = add.error
    ? (isApiError(add.error) && add.error.data?.fields?.name) || failureText(add.error)
    : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!add.isPending) add.mutate({ name })
  }

  if (token) return <FreshToken token={token} onClose={onClose} />
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextInput
        label="Nome da máquina"
        placeholder="Notebook da bancada"
        maxLength={LONGEST_NAME}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        error={problem}
      />
      <Button type="submit" variant="default" loading={add.isPending}>
        Criar token
      </Button>
    </form>
  )
}

function FreshToken({ token, onClose }: { token: string; onClose: () => void }) {
  const [copied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => field.current?.select(), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(token)
      setCopied(true)
    } catch {
      // The browser refuses: select the text, so that it can be copied by the keyboard.
      field.current?.select()
    }
  }

  return (
    <div className={styles.fresh} role="status">
      <TextInput
        ref={field}
        label="Token novo"
        description="Guarde-o agora: ele não aparece outra vez."
        value={token}
        readOnly
        classNames={{ input: styles.token ?? '' }}
      />
      <div className={styles.actions}>
        <Button
          leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
          onClick={() => void copy()}
        >
          {copied ? 'copiado!' : 'Copiar o token'}
        </Button>
        <Button variant="default" onClick={onClose}>
          Já guardei
        </Button>
      </div>
    </div>
  )
}
