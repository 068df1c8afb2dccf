import { Button, Group, Modal, PasswordInput, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { api } from '#client/api.ts'
import { explainFailure } from '#client/failures.ts'
import { query } from '#client/query.ts'

interface DeleteDialogProps {
  id: number
  title: string
  opened: boolean
  onClose: () => void
  /** Called after the project was deleted. */
  onDeleted: () => void
}

/** Dialog that deletes a project after the user has entered their password. */
export const DeleteDialog = ({ opened, onClose, ...project }: DeleteDialogProps) => (
  <Modal opened={opened} onClose={onClose} title="Excluir este projeto?">
    <DeleteForm onClose={onClose} {...project} />
  </Modal>
)

function DeleteForm({ id, title, onClose, onDeleted }: Omit<DeleteDialogProps, 'opened'>) {
  const client = useQueryClient()
  const { data: line } = useQuery(query.production.details.queryOptions({ input: { id_project: id } }))
  const [problem, setProblem] = useState<string>()
  const [deleting, setDeleting] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  function refuse(text: string) {
    setProblem(text)
    field.current?.select()
  }

  async function remove(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = field.current?.value
    if (!password) return refuse('Digite a sua senha.')
    setDeleting(true)
    try {
      await api.projects.remove({ id, password })
    } catch (failure) {
      const { text, fields } = explainFailure(failure)
      setDeleting(false)
      return refuse(String(fields?.password ?? text))
    }
    onDeleted()
    // Only the list: reloading the project itself would fail.
    void client.invalidateQueries({ queryKey: query.projects.all.key() })
  }

  return (
    <form onSubmit={(event) => void remove(event)} noValidate>
      <Text>
        “{title || 'Untitled Project'}” sai das listas e do site, e os seus arquivos são apagados
        {line?.data.num ? `, com ${countTasks(line.data.num)} da sua linha de produção` : ''}. Não há como desfazer.
        {line?.data.quotes ? ` ${quotesStay(line.data.quotes)}` : ''}
      </Text>
      <PasswordInput
        ref={field}
        mt="md"
        label="Sua senha"
        description="A mesma com que você entra."
        autoComplete="current-password"
        error={problem}
        aria-invalid={problem ? true : undefined}
        onChange={() => setProblem(undefined)}
        visibilityToggleButtonProps={{ 'aria-label': 'Mostrar a senha' }}
        data-autofocus
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" color="red" loading={deleting}>
          Excluir
        </Button>
      </Group>
    </form>
  )
}

const quotesStay = (count: number) =>
  count === 1
    ? 'O orçamento que a começou fica, sem a linha.'
    : `Os ${count} orçamentos que a começaram ficam, sem a linha.`

const countTasks = (count: number) => (count === 1 ? 'a tarefa' : `as ${count} tarefas`)
