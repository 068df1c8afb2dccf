import { Button, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { z } from '#platform/contract/fields.ts'
import { neededText } from '#platform/contract/schema-parts.ts'
import { copyText } from '#ui/prose/copy-text.ts'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import { useRecordForm } from '#ui/workbench/form/use-record-form.ts'
import { LONGEST_NAME } from '../limits.ts'
import styles from './new-machine.module.css'

interface NewMachineProps {
  /** The token of the machine just added, while it is shown. */
  token: string | undefined
  onMade: (token: string) => void
  onClose: () => void
}

const MachineSchema = z.object({
  name: neededText(LONGEST_NAME, 'Preencha este campo.').meta({ label: 'Nome da máquina' }),
})

/** Adds a machine and shows its token, which cannot be shown again. */
export function NewMachine({ token, onMade, onClose }: NewMachineProps) {
  const record = useRecordForm({
    schema: MachineSchema,
    minor: true,
    save: async ({ values }) => (await api.screenTime.addMachine(values)).data,
    refusedAt: 'name',
    successText: null,
    emptyAfterSave: true,
    onSaved: (made) => onMade(made.token),
  })
  const { form, saving } = record
  if (token) return <FreshToken token={token} onClose={onClose} />
  return (
    <RecordForm record={record} className={`cluster align-start gap-50 ${styles.form}`}>
      <TextInput key={form.key('name')} placeholder="Notebook da bancada" {...form.field('name')} />
      <Button type="submit" variant="default" loading={saving}>
        Criar token
      </Button>
    </RecordForm>
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
    <div className={`stack gap-75 wash rounded ${styles.fresh}`} role="status">
      <TextInput
        ref={field}
        label="Token novo"
        description="Guarde-o agora: ele não aparece outra vez."
        value={token}
        readOnly
        classNames={{ input: styles.token ?? '' }}
      />
      <div className="cluster gap-50">
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
