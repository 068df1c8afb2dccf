import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { query } from '#client/calls/query.ts'
import { day } from '#time.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import panel from '#ui/workbench/panel.module.css'
import { notifyFailure, notifySuccess } from '#ui/workbench/toasts.tsx'
import section from './section.module.css'

interface RemoveLinesProps {
  /** The day shown; undefined if it has no lines. */
  date: string | undefined
  onRemoved: () => void
}

/** Buttons that delete the lines of a day, or all lines. */
export function RemoveLines({ date, onRemoved }: RemoveLinesProps) {
  const title = useId()
  const onError = (error: Error) => notifyFailure(error)
  const onSuccess = () => {
    notifySuccess('Excluído.')
    onRemoved()
  }
  const removeDay = useMutation(query.screenTime.removeDay.mutationOptions({ onSuccess, onError }))
  const removeAll = useMutation(query.screenTime.removeAll.mutationOptions({ onSuccess, onError }))
  const busy = removeDay.isPending || removeAll.isPending

  async function confirmRemove(what: string, remove: () => void) {
    const agreed = await confirmAction({
      title: `Excluir ${what}?`,
      text: 'As linhas saem do banco de dados e não há como trazê-las de volta, a não ser enviando o log outra vez.',
      confirm: 'Excluir',
      danger: true,
    })
    if (agreed) remove()
  }

  return (
    <section className={`${panel.panel} ${section.section}`} aria-labelledby={title}>
      <h2 id={title}>Excluir</h2>
      <p>O que é seu sai quando você quiser. As máquinas continuam podendo enviar.</p>
      <div className="cluster gap-50">
        {date && (
          <Button
            variant="default"
            leftSection={<IconTrash size={18} aria-hidden />}
            disabled={busy}
            onClick={() => void confirmRemove(`o dia ${day(date)}`, () => removeDay.mutate({ date }))}
          >
            Excluir o dia {day(date)}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconTrash size={18} aria-hidden />}
          disabled={busy}
          onClick={() => void confirmRemove('todo o tempo de tela', () => removeAll.mutate({ confirm: 'apagar tudo' }))}
        >
          Excluir tudo
        </Button>
      </div>
    </section>
  )
}
