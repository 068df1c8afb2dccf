import { Button, Group, Modal, Select, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_VERSIONS, type Version } from '#platform/contract/versions.ts'
import { dateTime } from '#time.ts'
import { ChangedLines } from '../compare/changed-lines.tsx'
import { confirmAction } from '../confirm.tsx'
import { QueryState } from '../query-view.tsx'
import { LoadingRows } from '../states.tsx'
import { notifyFailure, notifySuccess } from '../toasts.tsx'
import styles from './versions.module.css'

/** A record's versions, by its domain's calls. */
interface VersionSource {
  /** Key of the queries, e.g. ['archive-versions', 7]. */
  queryKey: readonly unknown[]
  /** The stored versions, newest first, and the record as it is stored now; undefined if it is gone. */
  list: () => Promise<{ versions: readonly ShownVersion[]; present: Present | undefined }>
  /** A version's text, to be compared. */
  read: (version: number) => Promise<string>
  /** Restores a version, and shows the record as it is then. Rejects on failure. */
  restore: (version: number) => Promise<void>
  /** Said where there is no version yet. */
  none: string
}

interface ShownVersion extends Version {
  /** Absent for records without a title. */
  title?: string
}

interface Present {
  title?: string
  /** What versions are compared with. */
  text: string
}

interface VersionsProps extends VersionSource {
  opened: boolean
  /** Whether the form has unsaved changes, which a restored version replaces. */
  isDirty: () => boolean
  onClose: () => void
}

/** Dialog that compares the stored versions of a record with the present one, and restores one. */
export const Versions = ({ opened, ...versions }: VersionsProps) => (
  <Modal opened={opened} onClose={versions.onClose} title="Versões" size="60rem">
    <VersionList {...versions} />
  </Modal>
)

/** Not cached: each opening of the dialog shows the present state. */
const FRESH = { gcTime: 0, refetchOnWindowFocus: false }

function VersionList(props: Omit<VersionsProps, 'opened'>) {
  const [selected, setSelected] = useState<number>()
  const list = useQuery({ ...FRESH, queryKey: props.queryKey, queryFn: props.list })
  if (!list.data) {
    const loading = <LoadingRows rows={4} height={48} label="Buscando as versões…" />
    return <QueryState query={list} failed="As versões não vieram" loading={loading} />
  }
  const { versions, present } = list.data
  const version = versions.find((one) => one.id === selected) ?? versions[0]
  if (!version || !present) return <Text>{props.none}</Text>
  return (
    <>
      <Select
        label="Versão"
        description={`As últimas ${MAX_VERSIONS}, comparadas com o que está salvo agora.`}
        data={versions.map((one) => ({ value: String(one.id), label: nameOf(one) }))}
        value={String(version.id)}
        onChange={(value) => setSelected(Number(value))}
        data-autofocus
      />
      <Comparison key={version.id} version={version} present={present} {...props} />
    </>
  )
}

const nameOf = ({ saved, saved_by }: Version) => dateTime(saved) + (saved_by && `, por ${saved_by}`)

interface ComparisonProps extends Omit<VersionsProps, 'opened'> {
  version: ShownVersion
  present: Present
}

function Comparison({ version, present, queryKey, read, restore, isDirty, onClose }: ComparisonProps) {
  const [restoring, setRestoring] = useState(false)
  const comparison = useQuery({
    ...FRESH,
    queryKey: [...queryKey, version.id],
    queryFn: async () => compare(await read(version.id), present.text),
  })

  async function confirmRestore() {
    const sure =
      !isDirty() ||
      (await confirmAction({
        title: 'Restaurar por cima do que não foi salvo?',
        text: 'Há alterações no formulário que ainda não foram salvas. A versão restaurada toma o lugar delas.',
        confirm: 'Restaurar',
        danger: true,
      }))
    if (!sure) return
    setRestoring(true)
    try {
      await restore(version.id)
      onClose()
      notifySuccess('Versão restaurada')
    } catch (error) {
      notifyFailure(error)
      setRestoring(false)
    }
  }

  if (!comparison.data) {
    const loading = <LoadingRows rows={4} height={48} label="Buscando a versão…" />
    return <QueryState query={comparison} failed="A versão não veio" loading={loading} />
  }
  return (
    <>
      <dl className={`stack gap-25 ${styles.titles}`}>
        {version.title !== undefined && (
          <div className="cluster">
            <dt className="soft">Título dessa versão</dt>
            <dd className="strong break-anywhere">{version.title}</dd>
          </div>
        )}
        {version.title !== present.title && (
          <div className="cluster">
            <dt className="soft">Título atual</dt>
            <dd className="strong break-anywhere">{present.title}</dd>
          </div>
        )}
      </dl>
      <ChangedLines lines={comparison.data.lines} names={NAMES} whole={comparison.data.text} />
      <Group justify="flex-end" mt="lg">
        <Text c="dimmed" size="sm" className={styles.note}>
          A versão de agora continua guardada na lista.
        </Text>
        <Button variant="default" onClick={onClose}>
          Fechar
        </Button>
        <Button loading={restoring} onClick={() => void confirmRestore()}>
          Restaurar
        </Button>
      </Group>
    </>
  )
}

const NAMES = {
  older: 'essa versão',
  newer: 'a atual',
  same: 'O texto é o mesmo nas duas versões.',
  whole: 'Este é o dessa versão:',
}

/** How a version's text differs from the present one. The comparison's code is loaded on demand. */
async function compare(text: string, present: string) {
  const { compareTexts } = await import('../compare/text-changes.ts')
  return { text, lines: compareTexts(text, present) }
}
