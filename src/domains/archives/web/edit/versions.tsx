import { Button, Group, Modal, Select, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { failureText } from '#client/failures.ts'
import { dateTime } from '#time.ts'
import { ChangedLines } from '#ui/workbench/compare/changed-lines.tsx'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { QueryState } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { notifyError } from '#ui/workbench/toasts.tsx'
import { type Archive, type ArchiveVersion, MAX_VERSIONS } from '../../contract.ts'
import styles from './versions.module.css'

interface VersionsProps {
  id: number
  opened: boolean
  isDirty: () => boolean
  /** Called with the article after a version was restored. */
  onRestored: (archive: Archive) => void
  onClose: () => void
}

/** Dialog that compares the stored versions with the present one, and restores one. */
export const Versions = ({ opened, ...versions }: VersionsProps) => (
  <Modal opened={opened} onClose={versions.onClose} title="Versões" size="60rem">
    <VersionList {...versions} />
  </Modal>
)

/** Not cached: each opening of the dialog shows the present state. */
const FRESH = { gcTime: 0, refetchOnWindowFocus: false }

function VersionList({ id, ...actions }: Omit<VersionsProps, 'opened'>) {
  const [selected, setSelected] = useState<number>()
  const list = useQuery({ ...FRESH, queryKey: ['archive-versions', id], queryFn: () => loadList(id) })
  if (!list.data) {
    const loading = <LoadingRows rows={4} height={48} label="Buscando as versões…" />
    return <QueryState query={list} failed="As versões não vieram" loading={loading} />
  }
  const { versions, present } = list.data
  const version = versions.find((one) => one.id === selected) ?? versions[0]
  if (!version || !present) {
    return <Text>Este arquivo foi salvo uma vez só. Cada gravação guarda aqui a versão que havia antes dela.</Text>
  }
  return (
    <>
      <Select
        label="Versão"
        description={`As últimas ${MAX_VERSIONS}, comparadas com o que está salvo agora.`}
        data={versions.map((one) => ({ value: String(one.id), label: nameOf(one) }))}
        value={String(version.id)}
        allowDeselect={false}
        onChange={(value) => setSelected(Number(value))}
        data-autofocus
      />
      <Comparison key={version.id} id={id} version={version} present={present} {...actions} />
    </>
  )
}

const nameOf = ({ saved, saved_by }: ArchiveVersion) => dateTime(saved) + (saved_by && `, por ${saved_by}`)

interface ComparisonProps extends Omit<VersionsProps, 'opened'> {
  version: ArchiveVersion
  present: Archive
}

function Comparison({ id, version, present, isDirty, onRestored, onClose }: ComparisonProps) {
  const [restoring, setRestoring] = useState(false)
  const comparison = useQuery({
    ...FRESH,
    queryKey: ['archive-version', version.id],
    queryFn: () => compare(id, version.id, present),
  })

  async function restore() {
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
      await api.archives.restore({ id, version: version.id })
      const { data } = await api.archives.item({ id })
      onRestored(data.result[0]!)
    } catch (error) {
      notifyError(failureText(error))
      setRestoring(false)
    }
  }

  if (!comparison.data) {
    const loading = <LoadingRows rows={4} height={48} label="Buscando a versão…" />
    return <QueryState query={comparison} failed="A versão não veio" loading={loading} />
  }
  return (
    <>
      <dl className={styles.titles}>
        <div>
          <dt>Título dessa versão</dt>
          <dd>{version.title}</dd>
        </div>
        {version.title !== present.title && (
          <div>
            <dt>Título atual</dt>
            <dd>{present.title}</dd>
          </div>
        )}
      </dl>
      <ChangedLines lines={comparison.data.lines} names={NAMES} whole={comparison.data.markdown} />
      <Group justify="flex-end" mt="lg">
        <Text c="dimmed" size="sm" className={styles.note}>
          A versão de agora continua guardada na lista.
        </Text>
        <Button variant="default" onClick={onClose}>
          Fechar
        </Button>
        <Button loading={restoring} onClick={() => void restore()}>
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

/** The stored versions and the article as it is stored now. */
async function loadList(id: number) {
  const [stored, now] = await Promise.all([api.archives.versions({ id }), api.archives.item({ id })])
  return { versions: stored.data.result, present: now.data.result[0] }
}

/** A version's text and how the present one differs. The comparison's code is loaded on demand. */
async function compare(id: number, version: number, present: Archive) {
  const [{ data }, { compareTexts }] = await Promise.all([
    api.archives.version({ id, version }),
    import('#ui/workbench/compare/text-changes.ts'),
  ])
  const { markdown } = data.result[0]!
  return { markdown, lines: compareTexts(markdown, present.markdown) }
}
