import { ActionIcon, Button, Menu, Modal, Popover, TextInput } from '@mantine/core'
import { IconGitMerge, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { failureText, isApiError } from '#client/calls/failures.ts'
import { plural } from '#ui/formats.ts'
import { attempt } from '#ui/workbench/attempt.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { QueryState } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { notifySuccess, notifyUndo } from '#ui/workbench/toasts.tsx'
import { HUE_LABELS, HUES, type Hue, MAX_LABEL_NAME } from '../../labels.ts'
import type { Label } from '../../labels-contract.ts'
import styles from './label-editor.module.css'
import { HueMark, LabelName } from './label-mark.tsx'
import { useLabels, useLiveLabels, useReadLabels } from './use-labels.ts'

/** The editor of the firm's labels: made, renamed, recoloured, merged and removed. Each change is saved at once. */
export function LabelEditor({ onClose }: { onClose: () => void }) {
  const { labels, isRead, answer } = useLabels()
  useLiveLabels()
  return (
    <Modal opened onClose={onClose} title="Etiquetas da empresa" size="lg">
      {isRead ? (
        <div className="stack gap-75">
          <NewLabel />
          {labels.length === 0 && <p className="soft">Nenhuma etiqueta ainda. Escreva o nome da primeira acima.</p>}
          <ul className="bare-list" aria-label="Etiquetas">
            {labels.map((label) => (
              <LabelRow key={label.id} label={label} others={labels.filter(({ id }) => id !== label.id)} />
            ))}
          </ul>
          <p className="soft tiny">Valem em todos os quadros. Trocar o nome troca em todas as tarefas.</p>
        </div>
      ) : (
        <QueryState query={answer} failed="As etiquetas não vieram" loading={<LoadingRows rows={6} height={36} />} />
      )}
    </Modal>
  )
}

/** The reason of a refused save, for the field of the name. */
const reasonOf = (failure: unknown) =>
  (isApiError(failure) ? failure.data?.fields?.name : undefined) ?? failureText(failure)

function NewLabel() {
  const readAgain = useReadLabels()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  async function add() {
    if (!name.trim()) return
    try {
      await api.production.labels.create({ name })
      setName('')
      await readAgain()
    } catch (failure) {
      setError(reasonOf(failure))
    }
  }
  return (
    <form
      className={`stack align-start gap-50 ${styles.add}`}
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <TextInput
        aria-label="Nome da nova etiqueta"
        placeholder="Nova etiqueta"
        maxLength={MAX_LABEL_NAME}
        value={name}
        error={error}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value)
          setError(undefined)
        }}
        data-autofocus
      />
      <Button type="submit" variant="default" leftSection={<IconPlus size={16} aria-hidden />}>
        Criar
      </Button>
    </form>
  )
}

function LabelRow({ label, others }: { label: Label; others: readonly Label[] }) {
  const { id, name, tasks } = label
  const readAgain = useReadLabels()
  const tasksText = plural(tasks, 'tarefa', 'tarefas')

  async function remove() {
    if (!(await attempt(() => api.production.labels.remove({ id })))) return
    void readAgain()
    notifyUndo(tasks > 0 ? `“${name}” saiu de ${tasksText}` : `“${name}” excluída`, async () => {
      await attempt(() => api.production.labels.restore({ id }))
      await readAgain()
    })
  }
  async function merge(into: Label) {
    const isSure = await confirmAction({
      title: `Juntar “${name}” em “${into.name}”?`,
      text: `${tasks === 0 ? 'Nenhuma tarefa muda' : `${tasksText} ${tasks === 1 ? 'passa' : 'passam'} a ter “${into.name}”`}. Isto não se desfaz.`,
      confirm: 'Juntar',
    })
    if (!isSure || !(await attempt(() => api.production.labels.merge({ id, into: into.id })))) return
    notifySuccess(`“${name}” agora é “${into.name}”`)
    await readAgain()
  }
  return (
    <li className={`stack align-center gap-40 line-below ${styles.row}`}>
      <HueButton label={label} />
      <NameField key={name} label={label} />
      <span className={`soft tiny tabular nowrap ${styles.count}`}>{tasksText}</span>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Juntar ${name} em outra`}
            title="Juntar em outra"
            disabled={others.length === 0}
          >
            <IconGitMerge size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown className={styles.menu ?? ''}>
          <Menu.Label>Juntar “{name}” em</Menu.Label>
          {others.map((other) => (
            <Menu.Item key={other.id} onClick={() => void merge(other)}>
              <LabelName label={other} />
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`Excluir ${name}`}
        title="Excluir"
        onClick={() => void remove()}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </li>
  )
}

/** The name, saved when the field is left or by Enter; Esc brings back the one that is stored. */
function NameField({ label: { id, name, revision } }: { label: Label }) {
  const readAgain = useReadLabels()
  const [typed, setTyped] = useState(name)
  const [error, setError] = useState<string>()
  async function save() {
    if (typed.trim() === name) return setTyped(name)
    try {
      await api.production.labels.update({ id, name: typed, revision })
    } catch (failure) {
      setError(reasonOf(failure))
    }
    await readAgain()
  }
  return (
    <TextInput
      className={styles.name ?? ''}
      aria-label={`Nome de ${name}`}
      maxLength={MAX_LABEL_NAME}
      value={typed}
      error={error}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        setError(undefined)
      }}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key !== 'Escape' || typed === name) return
        event.stopPropagation()
        setTyped(name)
        setError(undefined)
      }}
    />
  )
}

function HueButton({ label: { id, name, hue, revision } }: { label: Label }) {
  const readAgain = useReadLabels()
  const [isOpen, setOpen] = useState(false)
  async function choose(next: Hue) {
    setOpen(false)
    await attempt(() => api.production.labels.update({ id, hue: next, revision }))
    await readAgain()
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Cor de ${name}: ${HUE_LABELS[hue]}`}
          title="Cor"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <HueMark hue={hue} large />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={`Cor de ${name}`}>
        <div className={`stack gap-25 ${styles.hues}`}>
          {HUES.map((one) => (
            <ActionIcon
              key={one}
              variant={one === hue ? 'light' : 'subtle'}
              color="gray"
              aria-label={HUE_LABELS[one]}
              title={HUE_LABELS[one]}
              aria-pressed={one === hue}
              onClick={() => void choose(one)}
            >
              <HueMark hue={one} large />
            </ActionIcon>
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
