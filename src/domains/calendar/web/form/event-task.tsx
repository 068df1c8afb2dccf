import { CloseButton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import { useFollow } from '#ui/workbench/use-follow.ts'
import type { EventFields } from '../../event-schemas.ts'

interface EventTaskProps {
  form: RecordFields<EventFields>
  isReadOnly: boolean
}

/** The task that an event is the time for, which it opens; nothing where it is for none. */
export function EventTask({ form, isReadOnly }: EventTaskProps) {
  const id = form.useWatchValue('task')
  const follow = useFollow()
  const { error } = form.field('task')
  const task = useQuery({
    ...query.calendar.tasks.read.queryOptions({ input: { id } }),
    enabled: id !== 0,
    retry: false,
  })
  if (id === 0) return null
  const found = task.data?.data
  return (
    <div className="stack gap-35 one-column may-shrink">
      <span className="soft tiny">{form.labelOf('task')}</span>
      <div className="row gap-50">
        {found ? (
          <a
            href={found.to}
            onClick={follow}
            className="grow may-shrink clipped"
            title={`${found.nome}, ${found.project}`}
          >
            {found.id_text} {found.nome}
          </a>
        ) : (
          <Text size="sm" className="grow">
            {task.error ? 'De um quadro que você não vê, ou que não existe mais.' : 'Carregando…'}
          </Text>
        )}
        {!isReadOnly && (
          <CloseButton
            size="sm"
            aria-label="Desligar da tarefa"
            title="Desligar da tarefa"
            onClick={() => form.setFieldValue('task', 0)}
          />
        )}
      </div>
      {error && <p role="alert">{error}</p>}
    </div>
  )
}
