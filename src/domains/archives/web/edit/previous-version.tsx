import { Button, Group, Modal, Text } from '@mantine/core'
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
import type { Archive } from '../../contract.ts'
import styles from './previous-version.module.css'

interface PreviousVersionProps {
  id: number
  opened: boolean
  isDirty: () => boolean
  /** Called with the article after the version was restored. */
  onRestored: (archive: Archive) => void
  onClose: () => void
}

/** Dialog that compares the previous version with the stored one, and restores it. */
export const PreviousVersion = ({ opened, ...versions }: PreviousVersionProps) => (
  <Modal opened={opened} onClose={versions.onClose} title="Versão anterior" size="60rem">
    <Versions {...versions} />
  </Modal>
)

function Versions({ id, isDirty, onRestored, onClose }: Omit<PreviousVersionProps, 'opened'>) {
  const [restoring, setRestoring] = useState(false)
  const versions = useQuery({
    queryKey: ['archive-versions', id],
    queryFn: () => loadVersions(id),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

  async function restore() {
    const sure =
      !isDirty() ||
      (await confirmAction({
        title: 'Restaurar por cima do que não foi salvo?',
        text: 'Há alterações no formulário que ainda não foram salvas. A versão anterior toma o lugar delas.',
        confirm: 'Restaurar',
        danger: true,
      }))
    if (!sure) return
    setRestoring(true)
    try {
      await api.archives.restore({ id })
      const { data } = await api.archives.item({ id })
      onRestored(data.result[0]!)
    } catch (error) {
      notifyError(failureText(error))
      setRestoring(false)
    }
  }

  if (!versions.data) {
    const loading = <LoadingRows rows={4} height={48} label="Buscando a versão anterior…" />
    return <QueryState query={versions} failed="A versão anterior não veio" loading={loading} />
  }
  const { previous, present, lines } = versions.data
  if (!previous || !present) {
    return (
      <Text>
        Este arquivo foi salvo uma vez só. A partir da próxima gravação, a versão de agora fica guardada aqui.
      </Text>
    )
  }
  return (
    <>
      <Text>
        Salva em {dateTime(previous.saved)}. Comparada com o que está salvo agora; restaurar troca uma pela outra, e
        restaurar de novo desfaz a troca.
      </Text>
      <dl className={styles.titles}>
        <div>
          <dt>Título anterior</dt>
          <dd>{previous.title}</dd>
        </div>
        {previous.title !== present.title && (
          <div>
            <dt>Título atual</dt>
            <dd>{present.title}</dd>
          </div>
        )}
      </dl>
      <ChangedLines lines={lines} names={NAMES} whole={previous.markdown} />
      <Group justify="flex-end" mt="lg">
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
  older: 'a versão anterior',
  newer: 'a atual',
  same: 'O texto é o mesmo nas duas versões.',
  whole: 'Este é o anterior:',
}

/** Both stored versions and their differences. The comparison's code is loaded on demand. */
async function loadVersions(id: number) {
  const [before, now, { compareTexts }] = await Promise.all([
    api.archives.previous({ id }),
    api.archives.item({ id }),
    import('#ui/workbench/compare/text-changes.ts'),
  ])
  const [previous] = before.data.result
  const [present] = now.data.result
  return { previous, present, lines: previous && present && compareTexts(previous.markdown, present.markdown) }
}
