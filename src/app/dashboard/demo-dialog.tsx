import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { failureText } from '#client/calls/failures.ts'
import { useSay } from '#client/interface/say.ts'
import type { Sample, SampleProject } from '#domains/demo/contract.ts'
import { titleWords } from '#domains/projects/project.ts'
import { plural } from '#ui/formats.ts'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import { SampleList } from './sample-list.tsx'

interface DemoDialogProps {
  opened: boolean
  onClose: () => void
  /** The example articles and projects that are still there. */
  archives: readonly Sample[]
  projects: readonly SampleProject[]
}

/** Dialog that removes the demonstration, and the examples that are chosen in it. Where some stay it says so afterwards too. */
export default function DemoDialog({ opened, onClose, ...samples }: DemoDialogProps) {
  const [removed, setRemoved] = useState('')
  const sold = samples.projects.filter((project) => project.sold)
  const title = removed ? 'A demonstração foi removida' : 'Remover a demonstração?'
  return (
    <Modal opened={opened} onClose={onClose} title={title} size="lg">
      {removed ? (
        <Removed text={removed} sold={sold} onClose={onClose} />
      ) : (
        <Removal {...samples} sold={sold} onClose={onClose} onRemoved={setRemoved} />
      )}
    </Modal>
  )
}

interface RemovalProps extends Omit<DemoDialogProps, 'opened'> {
  /** The projects that stay. */
  sold: readonly SampleProject[]
  /** Called with what was removed, where something stays. */
  onRemoved: (text: string) => void
}

function Removal({ archives, projects, sold, onClose, onRemoved }: RemovalProps) {
  const client = useQueryClient()
  const { running, run } = useRun()
  const [marked, setMarked] = useState<Chosen>({ archives: [], projects: [] })
  const [failure, setFailure] = useState('')
  // One may be sold while the dialog is open.
  const chosen = { ...marked, projects: marked.projects.filter((id) => !sold.some((project) => project.id === id)) }

  const remove = () =>
    run(
      async () => {
        await api.demo.remove(chosen)
        if (sold.length > 0) onRemoved(describe(chosen))
        else {
          onClose()
          notifySuccess(describe(chosen))
        }
        await client.invalidateQueries()
      },
      (error) => {
        setFailure(failureText(error))
        void client.invalidateQueries()
      },
    )

  return (
    <Stack>
      <Text>
        Tudo o que é de exemplo sai de uma vez: visitas, mensagens, clientes, orçamentos, pedidos, quadros, eventos do
        calendário e transações. O que chegou de verdade fica. Não há como desfazer.
      </Text>
      {archives.length + projects.length > 0 && (
        <Text>Os artigos e projetos que vieram com o programa ficam no site, menos os que você marcar aqui.</Text>
      )}
      <SampleList
        label={plural(archives.length, 'artigo de exemplo', 'artigos de exemplo')}
        samples={archives}
        chosen={chosen.archives}
        onChange={(ids) => setMarked({ ...chosen, archives: ids })}
      />
      <SampleList
        label={plural(projects.length, 'projeto de exemplo', 'projetos de exemplo')}
        note="Um projeto leva os seus arquivos e o seu quadro."
        samples={projects}
        chosen={chosen.projects}
        onChange={(ids) => setMarked({ ...chosen, projects: ids })}
      />
      <SoldProjects sold={sold} />
      {failure && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <Button color="red" loading={running} onClick={() => void remove()}>
          Remover
        </Button>
      </Group>
    </Stack>
  )
}

/** What was removed and what stays, until it is read. */
function Removed({ text, sold, onClose }: { text: string; sold: readonly SampleProject[]; onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Stack>
      <Text role="status">{text}</Text>
      <SoldProjects sold={sold} />
      <Group justify="flex-end">
        <Button ref={button} onClick={onClose}>
          Entendi
        </Button>
      </Group>
    </Stack>
  )
}

/** Names the example projects that stay, since somebody has bought them, and says what can be done instead. */
function SoldProjects({ sold }: { sold: readonly SampleProject[] }) {
  const say = useSay()
  if (sold.length === 0) return null
  const names = sold.map(({ title }) => say(titleWords(title))).join(', ')
  return (
    <Alert color="yellow">
      {sold.length === 1
        ? `Um projeto fica, com os seus pedidos: ${names}. Para escondê-lo do site, tire-o do público em Projects.`
        : `Estes projetos ficam, com os seus pedidos: ${names}. Para escondê-los do site, tire-os do público em Projects.`}
    </Alert>
  )
}

type Chosen = Record<'archives' | 'projects', number[]>

/** 'Números de demonstração removidos, com 3 artigos e 1 projeto.' */
function describe({ archives, projects }: Chosen) {
  const counts = [
    archives.length > 0 && plural(archives.length, 'artigo', 'artigos'),
    projects.length > 0 && plural(projects.length, 'projeto', 'projetos'),
  ].filter(Boolean)
  return `Números de demonstração removidos${counts.length ? `, com ${counts.join(' e ')}` : ''}.`
}
