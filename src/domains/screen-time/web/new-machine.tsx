import { Button, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { api } from '#client/api.ts'
import { explainFailure } from '#client/failures.ts'
import { copyText } from '#ui/prose/copy-text.ts'
import { useRun } from '#ui/workbench/form/use-run.ts'
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
  const [problem, setProblem] = useState<string>()
  // Pressed twice it is one machine.
  const { running, run } = useRun()

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setProblem(undefined)
    void run(add, (failure) => {
      const { text, fields } = explainFailure(failure)
      setProblem(String(fields?.name ?? text))
    })
  }

  async function add() {
    const { data } = await api.screenTime.addMachine({ name })
    setName('')
    onMade(data.token)
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
      <Button type="submit" variant="default" loading={running}>
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
    const isCopied = await copyText(token)
    setCopied(isCopied)
    // The browser refuses: select the text, so that it can be copied by the keyboard.
    if (!isCopied) field.current?.select()
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
