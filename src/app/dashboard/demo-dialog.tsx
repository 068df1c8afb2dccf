import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { failureText } from '#client/failures.ts'
import type { Sample } from '#domains/demo/contract.ts'
import { plural } from '#ui/formats.ts'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import { SampleList } from './sample-list.tsx'

interface DemoDialogProps {
  opened: boolean
  onClose: () => void
  /** The example articles and projects that are still there. */
  archives: readonly Sample[]
  projects: readonly Sample[]
}

/** Dialog that removes the demonstration, and the examples that are chosen in it. */
export const DemoDialog = ({ opened, onClose, ...samples }: DemoDialogProps) => (
  <Modal opened={opened} onClose={onClose} title="Retirar a demonstração?" size="lg">
    <Removal onClose={onClose} {...samples} />
  </Modal>
)

function Removal({ onClose, archives, projects }: Omit<DemoDialogProps, 'opened'>) {
  const client = useQueryClient()
  const { running, run } = useRun()
  const [chosen, setChosen] = useState<Chosen>({ archives: [], projects: [] })

  const remove = () =>
    run(
      async () => {
        await api.demo.remove(chosen)
        onClose()
        notifySuccess(describe(chosen))
        await client.invalidateQueries()
      },
      (failure) => notifyError(failureText(failure)),
    )

  return (
    <Stack>
      <Text>
        Tudo o que é de exemplo sai de uma vez: visitas, mensagens, clientes, orçamentos, pedidos, linhas de produção,
        eventos do calendário e lançamentos. O que chegou de verdade fica. Não há como desfazer.
      </Text>
      {archives.length + projects.length > 0 && (
        <Text>Os artigos e projetos que vieram com o programa ficam no site, menos os que você marcar aqui.</Text>
      )}
      <SampleList
        label={plural(archives.length, 'artigo de exemplo', 'artigos de exemplo')}
        samples={archives}
        chosen={chosen.archives}
        onChange={(ids) => setChosen({ ...chosen, archives: ids })}
      />
      <SampleList
        label={plural(projects.length, 'projeto de exemplo', 'projetos de exemplo')}
        note="Um projeto leva os seus arquivos e a sua linha de produção."
        samples={projects}
        chosen={chosen.projects}
        onChange={(ids) => setChosen({ ...chosen, projects: ids })}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <Button color="red" loading={running} onClick={() => void remove()}>
          Retirar
        </Button>
      </Group>
    </Stack>
  )
}

type Chosen = Record<'archives' | 'projects', number[]>

/** 'Números de demonstração retirados, com 3 artigos e 1 projeto.' */
function describe({ archives, projects }: Chosen) {
  const counts = [
    archives.length > 0 && plural(archives.length, 'artigo', 'artigos'),
    projects.length > 0 && plural(projects.length, 'projeto', 'projetos'),
  ].filter(Boolean)
  return `Números de demonstração retirados${counts.length ? `, com ${counts.join(' e ')}` : ''}.`
}
